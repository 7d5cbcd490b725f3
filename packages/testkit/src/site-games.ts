/** The beginning of a game as 18xx.games writes it, and actions of other kinds, which fit nowhere in it. */
interface SiteGame {
  readonly title: string;
  readonly opening: readonly object[];
  readonly others: readonly object[];
}

/** The game of three as a file: its opening, or some of that and one other action. */
export const fileOf = ({ title, opening, others }: SiteGame, n: number): object => ({
  title,
  players: [0, 1, 2].map(id => ({ id, name: `Player ${id}` })),
  seed: 1848,
  actions: (n % 2 ? opening : [...opening.slice(0, n % 4), others[(n >> 1) % others.length]]).map((a, i) => ({
    id: i + 1,
    ...a,
  })),
});

const player = (entity: number, type: string, more: object = {}) => ({ type, entity, entity_type: 'player', ...more });
const company = (entity: string, type: string, more: object = {}) => ({
  type,
  entity,
  entity_type: 'corporation',
  ...more,
});

const route = { train: '2-0', connections: [['E4', 'D3', 'D1']], hexes: ['E4', 'D1'], nodes: ['E4-0', 'D1-0'] };

const LINK = 'destination_connection';

export const SITE_GAMES: readonly SiteGame[] = [
  {
    title: '1848',
    opening: [
      player(0, 'assign', { target: 'P1', target_type: 'company' }),
      player(1, 'bid', { company: 'P1', price: 25 }),
      player(2, 'bid', { company: 'P6', price: 230 }),
      player(0, 'bid', { company: 'P2', price: 70, auto_actions: [player(1, 'pass')] }),
      player(2, 'undo', { action_id: 3 }),
      player(2, 'redo'),
      player(2, 'message', { message: 'hello' }),
    ],
    others: [
      company('CAR', 'run_routes', { routes: [route, { ...route, train: '2E-0' }] }),
      company('CAR', 'lay_tile', { hex: 'E4', tile: '57-0', rotation: 2 }),
      company('CAR', 'place_token', { city: '57-0-0', slot: 0 }),
      company('CAR', 'buy_train', { train: '2-0', price: 100, variant: '2', exchange: '4-0' }),
      company('CAR', 'buy_company', { company: 'P2', price: 10 }),
      company('CAR', 'dividend', { kind: 'payout' }),
      player(0, 'par', { corporation: 'VR', share_price: '100,1,5' }),
      player(0, 'buy_shares', { shares: ['CAR_1'], percent: 10 }),
      player(0, 'sell_shares', { shares: ['SAR_4', 'SAR_5'], percent: 20 }),
    ],
  },
  {
    title: '18CZ',
    opening: [player(0, 'bid', { company: 'S1', price: 25 }), player(1, 'pass'), player(2, 'message')],
    others: [
      player(1, 'par', { corporation: 'EKJ', share_price: '70,0,10' }),
      player(2, 'buy_shares', { shares: ['EKJ_1'], percent: 25 }),
      company('EKJ', 'run_routes', { routes: [{ train: '2a-0', connections: [['E16', 'D17']] }] }),
      company('EKJ', 'lay_tile', { hex: 'D5', tile: '57-0', rotation: 1 }),
      company('ATE', 'place_token', { city: 'B9-0-0', slot: 0 }),
      company('EKJ', 'buy_train', { train: '2a-1', price: 70, variant: '2a' }),
      company('EKJ', 'swap_train', { train: '2a-1' }),
      company('EKJ', 'buy_corporation', { corporation: 'BCB', price: 70 }),
    ],
  },
  {
    title: '18Rhl',
    opening: [
      player(0, 'bid', { company: 'PWB', price: 20 }),
      player(1, 'bid', { company: 'KEO', price: 30 }),
      player(2, 'bid', { company: 'RhE', price: 150 }),
      player(0, 'program_share_pass', { indefinite: false, auto_actions: [player(0, 'pass')] }),
      player(1, 'undo', { action_id: 2 }),
      player(1, 'redo'),
    ],
    others: [
      player(0, 'par', { corporation: 'RhE', share_price: '80,1,2' }),
      player(1, 'buy_shares', { shares: ['RhE_4'], percent: 10 }),
      player(2, 'sell_shares', { shares: ['KEG_2', 'KEG_1'], percent: 30 }),
      company('RhE', 'run_routes', { routes: [{ train: '8-0', connections: [['K10', 'J9', 'I10']], revenue: 50 }] }),
      company('RhE', 'lay_tile', { hex: 'J9', tile: '8-0', rotation: 3, auto_actions: [company('RhE', LINK)] }),
      company('RhE', 'place_token', { city: '57-0-0', slot: 0, tokener: 'RhE' }),
      company('RhE', 'buy_train', { train: '2-0', price: 100, variant: '2' }),
      company('RhE', 'discard_train', { train: '3-2' }),
      company('RhE', 'dividend', { kind: 'payout' }),
      company('ADR', 'bankrupt'),
      company('ADR', LINK, { corporations: ['ADR'] }),
      { ...company('KEO', 'lay_tile', { hex: 'E8', tile: '935-0', rotation: 1 }), entity_type: 'company' },
      company('ADR', 'merge', { corporation: 'RhE' }),
    ],
  },
];
