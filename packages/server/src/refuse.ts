import { type Failure, type FailureCode, failure, type Position, type Told } from '@roundhouse/protocol';

/** What goes with a "no": what the sender does not know yet. */
interface News {
  readonly n?: number;
  readonly entries?: readonly Told[];
  readonly position?: Position;
}

/** A "no" on its way to whoever asked. */
export interface Refused extends Error {
  readonly failure: Failure;
  readonly news: News;
}

/** Ends whatever is being done with a "no". */
export const refuse = (code: FailureCode, more: Omit<Failure, 'code' | 'says'> = {}, news: News = {}): never => {
  throw Object.assign(new Error(code), { failure: failure(code, more), news });
};

export const isRefused = (error: unknown): error is Refused => error instanceof Error && 'failure' in error;
