import type { Term } from './glossary.ts';

/** The words of the hobby in English. */
export const en: Readonly<Record<string, Term>> = {
  auction: {
    forms: 'auctions?',
    name: 'Auction',
    says: 'Papers are put up one after the other; whoever bids most has them.',
  },
  bank: {
    forms: 'bank',
    name: 'Bank',
    says: 'Where money comes from and goes to. In most games its end is the end of the game.',
  },
  bot: {
    forms: 'bots?|apprentice|foreman|director bot',
    name: 'Bot',
    says: 'A player the computer answers for. It sees only what its seat may see.',
  },
  certificate: {
    forms: 'certificates?|certs?\\.?|papers?',
    name: 'Certificate',
    says: 'A piece of paper worth one or more shares. Everybody may hold only so many.',
  },
  chart: {
    forms: '(?:share )?chart',
    name: 'Share chart',
    says: 'The table of prices. Each company has a marker on it that moves with sales and dividends.',
  },
  charter: { forms: 'charters?', name: 'Charter', says: 'The board of a company: its treasury, trains and stations.' },
  city: {
    forms: 'cit(?:y|ies)',
    name: 'City',
    says: 'A circle on the map with room for one or more stations. Trains earn its value.',
  },
  director: {
    forms: 'directors?(?:ship)?',
    name: 'Director',
    says: 'Whoever holds most of a company. He decides everything for it, and pays for its train if it cannot.',
  },
  dividend: {
    forms: 'dividends?|pays? out|paid out',
    name: 'Dividend',
    says: 'Income paid out: each share gets its part. The price rises.',
  },
  emergency: {
    forms: 'forced purchase|emergency',
    name: 'Forced purchase',
    says: 'A company that must have a train and cannot pay for it: its director pays the rest, if need be by selling shares.',
  },
  float: {
    forms: 'floats?|floated|floating|not yet',
    name: 'Float',
    says: 'A company floats when enough of its shares are sold. Then it has money and acts.',
  },
  gauge: {
    forms: 'gauges?|gauge changes?',
    name: 'Gauge',
    says: 'Where two gauges meet a train counts the border like a city; a train with a plus crosses one for nothing.',
  },
  hex: { forms: 'hex(?:es)?', name: 'Hex', says: 'A six-sided space of the map. Tiles lie on it.' },
  home: { forms: 'homes?', name: 'Home', says: 'Where a company places its first station.' },
  ipo: { forms: 'new shares?|new|ipo', name: 'New shares', says: 'Shares that nobody has bought yet. They cost par.' },
  k: {
    signs: 'K',
    name: 'K',
    says: 'A city with its own kind of tiles. In 1848 a run from one K city to another brings a bonus.',
  },
  liquid: { forms: 'liquid', name: 'Liquid', says: 'Cash together with what could be sold now.' },
  loan: {
    forms: 'loans?|credits?|debts?',
    name: 'Loan',
    says: 'Money a company borrows. It costs the price of its share.',
  },
  lot: { forms: 'lots?|starting package', name: 'Lot', says: 'A paper, or several together, sold at the start.' },
  oo: { signs: 'OO', name: 'OO', says: 'A hex with two cities that are not joined. It takes only tiles with OO.' },
  operating: {
    forms: 'operating rounds?',
    signs: 'OR',
    name: 'Operating round',
    says: 'Each company acts once: builds, runs its trains, pays or keeps, buys trains.',
  },
  par: {
    forms: 'par(?: price)?|starting price',
    name: 'Par',
    says: 'The price at which a company starts; its director chooses it.',
  },
  phase: {
    forms: 'phases?',
    name: 'Phase',
    says: 'A chapter of the game, opened by the first train of a kind: other tiles, other limits, old trains scrapped.',
  },
  plus: {
    forms: '[2-6]\\+',
    name: '2+, 3+ …',
    says: 'A train with a plus may do something more without counting it; in 1848 it crosses one gauge border.',
  },
  pool: { forms: 'pool', name: 'Pool', says: 'Shares that were sold. They cost their present price.' },
  priority: { forms: 'priority(?: deal)?', name: 'Priority', says: 'Whoever has it begins the next stock round.' },
  private: {
    forms: 'private(?: compan(?:y|ies))?s?',
    name: 'Private company',
    says: 'A small paper from the start: it pays a little each round and often has a power of its own.',
  },
  receivership: {
    forms: 'receivership',
    name: 'Receivership',
    says: 'A company that fell off the chart in 1848: the Bank of England takes it over, its shares are gone, and its director pays the others off.',
  },
  route: {
    forms: 'routes?|runs?',
    name: 'Route',
    says: 'The way of one train: track joined stop by stop, with a station of its company, no piece of track twice.',
  },
  rust: {
    forms: 'rusts?|rusted|scrap(?:s|ped)?|obsolete|loses?',
    name: 'Rust',
    says: 'Old trains are scrapped when newer ones come. Whoever has no other train earns nothing.',
  },
  share: {
    forms: 'shares?',
    name: 'Share',
    says: 'A part of a company, usually 10 %. It brings dividends and can be sold at the price of the day.',
  },
  station: {
    forms: 'stations?|tokens?',
    name: 'Station',
    says: 'A token of a company in a city. Its trains need one on their way; it may shut others out.',
  },
  stock: {
    forms: 'stock rounds?',
    signs: 'SR',
    name: 'Stock round',
    says: 'Players sell and buy shares in turn, until all pass.',
  },
  takeover: {
    forms: 'takeovers?|acquire[ds]?|acquisitions?',
    name: 'Takeover',
    says: 'A larger company swallows a smaller one with its trains, money and stations.',
  },
  tile: {
    forms: 'tiles?|track',
    name: 'Tile',
    says: 'A piece of track for one hex: yellow first, then green, brown and grey.',
  },
  town: {
    forms: 'towns?',
    name: 'Town',
    says: 'A dot on the map: trains stop there and earn a little, stations have no room.',
  },
  train: {
    forms: 'trains?',
    name: 'Train',
    says: 'Its number says how many stops it may visit. Trains earn the money.',
  },
  treasury: { forms: 'treasur(?:y|ies)', name: 'Treasury', says: 'Money of a company, not of its director.' },
  upgrade: {
    forms: 'upgrades?|upgraded',
    name: 'Upgrade',
    says: 'A tile of the next colour over an old one; all its track must be kept.',
  },
  withhold: {
    forms: 'keeps?|withhold|withheld|kept',
    name: 'Keep',
    says: 'Income stays in the treasury. The price falls.',
  },
  worth: { forms: 'worth|value|cash', name: 'Worth', says: 'Cash and shares at their price: what counts at the end.' },
  bankofengland: {
    forms: 'bank of england|boe',
    name: 'Bank of England',
    says: 'In 1848 it lends to companies. Its share rises with every loan and never falls, and it takes over companies that fail.',
  },
  bid: {
    forms: 'bids?|bidding|offers?',
    name: 'Bid',
    says: 'A sum offered for a lot. The money is laid aside until it is settled who has the lot.',
  },
  bonus: { forms: 'bonus(?:es)?', name: 'Bonus', says: 'Money a route earns on top of its stops, for what it joins.' },
  camp: {
    forms: '(?:emigrant )?camp',
    name: 'Emigrant camp',
    says: 'In 18LRA: the camp of Dalheim brings one company 20 for each route between Dalheim and the right bank.',
  },
  coal: {
    forms: 'coalmines?|coal|steel mills?|steel|quarry',
    name: 'Coalmine, steel mill',
    says: 'Places that count together on a route: in 18Rhl both bring a bonus, in 18LRA each counts with the own harbour.',
  },
  company: {
    forms: 'compan(?:y|ies)|corporations?|railways?',
    name: 'Company',
    says: 'A railway with shares. Its director acts for it; its money and trains are its own.',
  },
  destiny: {
    forms: 'destiny cards?|destin(?:y|ies)',
    name: 'Destiny card',
    says: 'An option of 18Rhl: a secret aim that pays at the end.',
  },
  draft: {
    forms: 'draft|pre-stock round',
    name: 'Draft',
    says: 'In 18CZ: local railways are bought in snake order before the first stock round.',
  },
  estimate: {
    forms: 'estimates?',
    name: 'Estimate',
    says: 'What a bot would expect everybody to own at the end. It is a guess, not a rule.',
  },
  export: {
    forms: 'export(?:s|ed)?',
    name: 'Export',
    says: 'In 18CZ a train card leaves the stack after each set of operating rounds, as if it had been sold.',
  },
  ferry: {
    forms: 'ferr(?:y|ies)',
    name: 'Ferry',
    says: 'Track over the Rhine on a green tile: it can be used, but the city pays less.',
  },
  ghan: {
    forms: 'ghan',
    signs: '2E',
    name: 'The Ghan, 2E',
    says: 'A train of 1848 from an own station to Alice Springs. It counts against no limit.',
  },
  harbour: {
    forms: 'harbours?',
    name: 'Harbour',
    says: 'A place on the coast or the Rhine. In 18LRA a harbour token there brings ten for each coalmine and steel mill on a route.',
  },
  investor: {
    forms: 'investors?',
    name: 'Investor',
    says: 'The third shareholder in 18LRA for two: no money, but a company that both players manage in turn.',
  },
  limit: {
    forms: '(?:train |certificate )?limits?|cert\\.',
    name: 'Limit',
    says: 'How many trains a company, or certificates a player, may have.',
  },
  local: {
    forms: 'local railways?',
    signs: 'LR',
    name: 'Local railway',
    says: 'In 18CZ a small paper: it pays each round and can help a company once.',
  },
  light: {
    forms: 'light railways?|2\\+4',
    name: 'Light railway, 2+4',
    says: 'In 18LRA the Geldernsche Kreisbahn becomes a train with the brown phase: two cities, four towns, no bonus.',
  },
  pass: {
    forms: 'pass(?:es|ed|ing)?',
    name: 'Pass',
    says: 'To do nothing. When all pass in a row a stock round is over.',
  },
  permanent: { forms: 'permanent', name: 'Permanent', says: 'A train that never rusts.' },
  player: {
    forms: 'player rounds?',
    signs: 'PR',
    name: 'Player round',
    says: 'In the Short Game: everybody takes a certificate and acts for one company.',
  },
  price: {
    forms: 'prices?',
    name: 'Price',
    says: 'What a share costs and brings now. It is where the company’s marker stands on the chart.',
  },
  revenue: {
    forms: 'revenues?|income|earn(?:s|ed)?',
    name: 'Revenue',
    says: 'What the trains of a company earned in its last turn.',
  },
  size: {
    forms: 'sizes?|small|medium|large',
    name: 'Size',
    says: 'In 18CZ a company is small, medium or large: it has more or fewer shares and its own colour of train.',
  },
  target: {
    forms: 'target cards?|targets?',
    name: 'Target card',
    says: 'An option of 18Rhl: an open aim that pays once when it is reached.',
  },
  terrain: {
    forms: 'terrain|mountains?|deserts?|rivers?|hills?|water',
    name: 'Terrain',
    says: 'Mountains, deserts, rivers: the first tile there costs money.',
  },
  trainround: {
    forms: 'train rounds?',
    signs: 'TR',
    name: 'Train round',
    says: 'In the Short Game: every company with a director runs its train and pays out.',
  },
  vaclav: {
    forms: 'vaclav',
    name: 'Vaclav',
    says: 'The third shareholder of 18CZ Bohemia. His companies act by rule.',
  },
  order: {
    forms: '(?:playing |operating )?order',
    name: 'Order',
    says: 'Who acts when: companies by their price, the dearest first.',
  },
};
