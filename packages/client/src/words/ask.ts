import {
  type Action,
  type Decision,
  decide,
  type Frame,
  type Game,
  type HexId,
  missingMoney,
  type Owed,
  overLimit,
  Turn,
  tokenCosts,
  topFrame,
  trainLimitOf,
  verbsIn,
} from '@roundhouse/engine';
import type { Filling } from './message.ts';
import { money, span } from './money.ts';
import { hexName, playerName, privateName } from './names.ts';
import { say } from './say.ts';
import { local, speaking } from './speak.ts';
import { doing } from './verbs.ts';

type Tone = readonly [shade: string, filling?: Readonly<Record<string, Filling>>];

/** How many more yellow tiles the title's own rule would let the company lay, counted by asking it. */
const freshTiles = (g: Game, f: Turn): number => {
  const yellow = Object.values(g.title.parts.tiles).find(t => t.colour === 'yellow')?.id;
  let after = f;
  let tiles = 0;
  while (yellow !== undefined && tiles < 9 && g.title.rules.track.allows(g, after, false)) {
    tiles++;
    after = { ...after, done: [...after.done, { type: 'layTile', by: 0, at: 'track', tile: yellow } as Action] };
  }
  return tiles;
};

/** A step whose own deed is not possible is still asked for what money, or a paper, could do. */
const lacking = (d: Decision): string => (d.verbs.includes('takeLoan') ? '.funds' : '.beside');

const track = (g: Game, f: Turn, d: Decision): Tone => {
  const tiles = freshTiles(g, f);
  const upgrade = g.title.rules.track.allows(g, f, true);
  if (!d.verbs.includes('layTile')) return [lacking(d)];
  if (upgrade && d.company !== undefined && upgradesOpen(g)) return tiles ? ['.either', { tiles }] : ['.upgrade'];
  return tiles ? [f.done.some(a => a.type === 'layTile') ? '.fresh.again' : '.fresh', { tiles }] : [''];
};

/** Whether any colour but the first is open, so that upgrades can be spoken of. */
const upgradesOpen = (g: Game): boolean => {
  const phase = g.title.parts.phases.find(p => p.id === g.state.phase);
  return phase !== undefined && phase.colour !== 'white' && phase.colour !== 'yellow';
};

const stock = (g: Game, f: Frame, d: Decision): Tone => {
  const buys = d.verbs.some(v => v !== 'sellShares');
  const sells = d.verbs.includes('sellShares');
  if (!d.mayPass && overLimit(g, d.by)) return ['.down', { limit: g.title.rules.shares.certificateLimit(g, d.by) }];
  if (buys && sells) return [''];
  if (buys && d.verbs.includes('startCompany')) return [d.verbs.includes('buyShare') ? '.open' : '.start'];
  if (buys) return ['.buy'];
  return f.done.length ? ['.done'] : ['.sell'];
};

const token = (g: Game, d: Decision): Tone => {
  const cost = span(tokenCosts(g, d.company ?? ''), g.title);
  return [d.verbs.includes('placeToken') ? '' : lacking(d), { cost }];
};

const consent = (g: Game, f: Owed): Tone => {
  const offer = f.then as
    | (Action & {
        readonly company?: string;
        readonly train?: string;
        readonly target?: string;
        readonly private?: string;
        readonly price?: number;
      })
    | undefined;
  const { company = '', train = '', target = '', price = 0 } = offer ?? {};
  const paper = offer?.private ? privateName(g.title, offer.private) : '';
  const filling = { buyer: company, train, target, private: paper, price: money(price, g.title) };
  return [offer?.type === 'buyTrain' ? '' : `.${offer?.type}`, filling];
};

/** Which of several questions a step asks here, and with what. */
const toneOf = (g: Game, f: Frame, d: Decision): Tone => {
  const missing = f.at === 'owed' ? missingMoney(g, f as Owed) : 0;
  const { amount = 0 } = f as Partial<Owed>;
  const { hex } = f as { readonly hex?: HexId };
  switch (d.step) {
    case 'auction':
      return [d.mayPass ? '.pass' : ''];
    case 'stock':
      return stock(g, f, d);
    case 'track':
      return Turn.is(f) ? track(g, f, d) : [''];
    case 'token':
      return token(g, d);
    case 'run':
      return d.verbs.includes('runRoutes')
        ? ['', { trains: g.state.companies[d.company ?? '']?.trains.length ?? 0 }]
        : ['.last'];
    case 'dividend':
      return ['', { income: money((f as Turn).income ?? 0, g.title) }];
    case 'trains':
      return [d.verbs.includes('buyTrain') ? (d.mayPass ? '' : '.must') : '.done'];
    case 'discard':
      return ['', { limit: trainLimitOf(g, d.company ?? '') }];
    case 'consent':
      return consent(g, f as Owed);
    default:
      return [
        '',
        {
          missing: money(Math.max(0, missing), g.title),
          amount: money(amount, g.title),
          ...(hex ? { hex: hexName(g.title, hex) } : {}),
        },
      ];
  }
};

/** The question on the table, as one sentence. */
export const ask = (g: Game, names: readonly string[], d: Decision | undefined): string => {
  const f = topFrame(g);
  if (!d || !f) return say('ask.over');
  const player = playerName(speaking(g, names), d.by);
  const [shade, filling] = toneOf(g, f, d);
  const filled = { player, company: d.company ?? player, ...filling };
  return (
    local(g.title, `ask.${d.step}${shade}`, filled) ??
    local(g.title, `ask.${d.step}`, filled) ??
    say('ask.other', { player })
  );
};

/** What passing is called here: named for what it skips. */
export const skip = (g: Game, d: Decision): string => {
  const did = topFrame(g)?.done.some(a => a.type !== 'pass' && a.at === d.step);
  const isIdle = !d.verbs.some(v => verbsIn(g, d.step).includes(v));
  return (
    (isIdle ? local(g.title, `skip.${d.step}.end`) : undefined) ??
    (did ? local(g.title, `skip.${d.step}.done`) : undefined) ??
    local(g.title, `skip.${d.step}`) ??
    say('skip.other')
  );
};

/** One action in a few words, as it is called in this position: passing is named as its button is. */
export const doingIn = (g: Game, action: Action): string => {
  const d = action.type === 'pass' ? decide(g) : undefined;
  return d ? skip(g, d) : doing(g.title, action);
};
