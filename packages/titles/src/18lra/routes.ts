import { type Bonus, type CompanyId, type Game, type HexId, lying, type Rules, tokensAt } from '@roundhouse/engine';
import { DALHEIM, hasCamp, isActive } from './camp.ts';
import { HARBOUR, HARBOURS } from './harbours.ts';
import { KEVELAER } from './light.ts';
import { rightBank } from './rightBank.ts';

/** Printed coalmines and steel mills; A13 and K1 are halves of Oberhausen and Aachen: F-L6. */
const COAL: readonly HexId[] = ['A15', 'B8', 'C9', 'C11', 'C13', 'J2', 'K3'];
const STEEL: readonly HexId[] = ['B16', 'C15', 'D14', 'F10'];

const ANTWERPEN: HexId = 'I1';
const RUHR: readonly HexId[] = ['A15', 'B16'];

const hasHarbour = (g: Game, company: CompanyId): boolean =>
  HARBOURS.some(hex => tokensAt(g, hex).some(k => k.by === company && k.kind === HARBOUR));

/** What bonuses look for, and pictures show. [LRA-6.2.4.2-a] */
export const tags = (g: Game, hex: HexId, node: number, company: CompanyId): readonly string[] => {
  const coal = COAL.includes(hex);
  const steel = STEEL.includes(hex);
  const own = tokensAt(g, hex).some(k => k.by === company && k.city === node && k.kind === HARBOUR);
  const dalheim = hex === DALHEIM && hasCamp(g, company);
  const printed = HARBOURS.includes(hex) && !lying(g, hex).nodes.some(n => n.asks);
  return [
    ...(coal ? ['coal'] : []),
    ...(steel ? ['steel'] : []),
    ...((coal || steel) && hasHarbour(g, company) ? ['industry'] : []),
    ...(own ? ['own harbour'] : []),
    ...(dalheim ? ['camp'] : []),
    ...(printed ? ['harbour'] : []),
    ...(hex === DALHEIM ? [isActive(g) ? 'camp open' : 'camp planned'] : []),
    ...(hasCamp(g, company) && rightBank(g).includes(hex) ? ['right bank'] : []),
    ...(hex === ANTWERPEN ? ['Antwerpen'] : []),
    ...(RUHR.includes(hex) ? ['Ruhr'] : []),
    ...(KEVELAER.includes(hex) ? ['Kevelaer'] : []),
  ];
};

/** The Iron Rhine (LRA-6.2.4.1), the harbour (LRA-6.2.4.5) and the camp (LRA-4.1.2-g); all add up. */
const bonuses: readonly Bonus[] = [
  { id: 'iron', kind: 'both', tags: ['Antwerpen', 'Ruhr'], pays: [0, 80] },
  { id: 'harbour', kind: 'each', if: 'own harbour', of: 'industry', pays: 10 },
  { id: 'camp', kind: 'both', tags: ['camp', 'right bank'], pays: [0, 20] },
];

/** No token shuts others out, and crossings are stops like any other. [LRA-6.2.2-a LRA-6.2.3.2-d] */
export const terms: Rules['routes']['terms'] = { bonuses, leastHexes: 2 };
