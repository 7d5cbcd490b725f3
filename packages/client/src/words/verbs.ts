import type { Action, Game, Title } from '@roundhouse/engine';
import type { Filling } from './message.ts';
import { money } from './money.ts';
import { hexName, privateName } from './names.ts';
import { say } from './say.ts';
import { local } from './speak.ts';

/** A verb as a button. */
export const verbName = (title: Title, verb: string): string => local(title, `verb.${verb}`) ?? verb;

/** What a verb asks once its button is pressed. */
export const verbAsks = (title: Title, verb: string): string => local(title, `asks.${verb}`) ?? verbName(title, verb);

/** What binds whoever is asked now, if the title has such a thing. */
export const aimOf = (g: Game): string | undefined => {
  const aim = g.title.shows?.aim?.(g);
  if (!aim) return undefined;
  const filling = Object.entries(aim.facts).map(([name, value]) => [name, said(g.title, name, value)]);
  return local(g.title, `aim.${aim.says}`, Object.fromEntries(filling));
};

const said = (title: Title, name: string, value: unknown): Filling => {
  const id = String(value);
  switch (name) {
    case 'hex':
      return hexName(title, id);
    case 'lot':
    case 'private':
    case 'using':
      return privateName(title, id);
    case 'card':
      return local(title, `option.card.${id}`) ?? id;
    case 'par':
    case 'price':
    case 'amount':
      return money(Number(value), title);
    default:
      return typeof value === 'number' ? value : id;
  }
};

/** One action in a few words, for previews, hints and undo. */
export const doing = (title: Title, action: Action): string => {
  const filling = Object.fromEntries(Object.entries(action).map(([name, value]) => [name, said(title, name, value)]));
  const { how, yes } = action as Action & { readonly how?: string; readonly yes?: boolean };
  const shade = how ?? (yes === undefined ? undefined : yes ? 'yes' : 'no');
  const key = `doing.${action.type}`;
  return (
    (shade === undefined ? undefined : local(title, `${key}.${shade}`, filling)) ??
    local(title, key, filling) ??
    verbName(title, action.type)
  );
};

/** What one level of a choice asks. */
export const choiceAsks = (title: Title, what: string): string => local(title, `choice.${what}`) ?? what;

/** One answer at a level of a choice, as a label. */
export const optionName = ({ title }: Pick<Game, 'title'>, what: string, value: string | number): string => {
  const id = String(value);
  const own = local(title, `option.${what}.${id || 'none'}`);
  if (own !== undefined) return own;
  const isPrivate = Object.hasOwn(title.parts.privates, id);
  switch (what) {
    case 'way':
      if (isPrivate) return say('option.way.private', { private: privateName(title, id) });
      return local(title, 'option.way.turn', { train: id }) ?? say('option.way.exchange', { train: id });
    case 'using':
      return say('option.using.private', { private: privateName(title, id) });
    case 'hex':
      return hexName(title, id);
    case 'private':
    case 'lot':
      return privateName(title, id);
    case 'par':
    case 'price':
      return money(Number(value), title);
    default:
      return id;
  }
};
