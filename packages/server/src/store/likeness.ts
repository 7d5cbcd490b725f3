import { type Database, rowsOf, statement, text } from './database.ts';

/** Letters of other alphabets, digits and signs that look like a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαａ'],
    ['b', 'вьβ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'нһη'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['l', 'i1|!ıіιӏ'],
    ['m', 'мμ'],
    ['n', 'пո'],
    ['o', '0оοօσ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гᴦ'],
    ['s', 'ѕ5'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ԝшω'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['z', 'ᴢ2'],
  ].flatMap(([latin = '', others = '']) => [...others].map(letter => [letter, latin])),
);

/** What a name looks like: two accounts whose names look alike cannot both exist. */
export const likenessOf = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\p{Zs}\p{P}]+/gu, ''),
  ]
    .map(letter => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w') || name;

/** Notes what the names of accounts from before look like. */
export const fillLikeness = async (db: Database): Promise<void> => {
  const rows = await rowsOf(db, "SELECT id, name FROM persons WHERE kind = 'account' AND likeness IS NULL");
  for (let from = 0; from < rows.length; from += 200)
    await db.run(
      rows
        .slice(from, from + 200)
        .map(row =>
          statement('UPDATE persons SET likeness = $2 WHERE id = $1', text(row, 'id'), likenessOf(text(row, 'name'))),
        ),
    );
};
