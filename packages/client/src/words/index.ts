/**
 * Everything that is said. `say(key, filling)` for texts of the interface; sentences about a game come from the
 * functions below, which fill in names, places and money by themselves:
 *
 * - `ask(game, names, decision)` the question; `skip(game, decision)` what passing is called
 * - `verbName`, `verbAsks`, `choiceAsks`, `optionName`, `doing(title, action)`, `doingIn(game, action)` buttons, levels and answers
 * - `because(violation, title, names)` a reason with its paragraph and a link; `tell(event, speaking)` a line of the log
 * - `roundName`, `phaseName`, `hexName`, … names of things; `money(amount, title)`, `percent`, `figure`, `list`, `ago`
 *
 * Texts of the table live in `en/table.ts` and `de/table.ts`, of other pages beside them; both must have each key. What only one
 * box says lies with it (`titles/src/<id>/words`) and is fetched with it.
 */
export { ask, doingIn, skip } from './ask.ts';
export { because, paragraphHref, type Reason } from './because.ts';
export { hexSays } from './hex.ts';
export { language, locale } from './language.ts';
export { LANGUAGES, type Language, languageAfter, languages } from './languages.ts';
export type { Filling } from './message.ts';
export { ago, figure, list, money, percent, span } from './money.ts';
export * from './names.ts';
export { reasonSays } from './reason.ts';
export { type Key, learn, openWords, phrase, say } from './say.ts';
export { setLanguage } from './setLanguage.ts';
export { bookId, bookIds, local, type Speaking, shelfId, speaking } from './speak.ts';
export { tagSays } from './tag.ts';
export { tell } from './tell.ts';
export { aimOf, choiceAsks, doing, optionName, verbAsks, verbName } from './verbs.ts';
