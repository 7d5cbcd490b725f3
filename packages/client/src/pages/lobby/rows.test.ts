import { expect, test } from 'vitest';
import { learn } from '../../words/index.ts';
import { spokenAt } from './rows.ts';

test('a row says which language is spoken at a table, where it is not the reader’s', async () => {
  await learn('en');
  const said = [undefined, 'en', 'de', 'fr'].map(language => spokenAt({ language }));
  expect(said).toEqual(['', '', 'Deutsch', 'fr']);
});
