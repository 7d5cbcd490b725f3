import type { Title } from '@roundhouse/engine';

/** Whether anything has a price: where there is no chart, companies keep no money and nothing is paid for. */
export const keepsBooks = ({ parts }: Pick<Title, 'parts'>): boolean => parts.market.cells.length > 0;
