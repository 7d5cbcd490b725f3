import type { Term } from './glossary.ts';

/** The words of the hobby in English. */
export const en: Readonly<Record<string, Term>> = {
  auction: { name: 'Auction', says: 'Papers are put up one after the other; whoever bids most has them.' },
  bank: { name: 'Bank', says: 'Where money comes from and goes to. In most games its end is the end of the game.' },
  bot: { name: 'Bot', says: 'A player the computer answers for. It sees only what its seat may see.' },
  certificate: {
    name: 'Certificate',
    says: 'A piece of paper worth one or more shares. Everybody may hold only so many.',
  },
  chart: {
    name: 'Share chart',
    says: 'The table of prices. Each company has a marker on it that moves with sales and dividends.',
  },
  charter: { name: 'Charter', says: 'The board of a company: its treasury, trains and stations.' },
  city: { name: 'City', says: 'A circle on the map with room for one or more stations. Trains earn its value.' },
  director: {
    name: 'Director',
    says: 'Whoever holds most of a company. He decides everything for it, and pays for its train if it cannot.',
  },
  dividend: { name: 'Dividend', says: 'Income paid out: each share gets its part. The price rises.' },
  emergency: {
    name: 'Forced purchase',
    says: 'A company that must have a train and cannot pay for it: its director pays the rest, if need be by selling shares.',
  },
  float: { name: 'Float', says: 'A company floats when enough of its shares are sold. Then it has money and acts.' },
  gauge: {
    name: 'Gauge',
    says: 'Where two gauges meet a train counts the border like a city; a train with a plus crosses one for nothing.',
  },
  hex: { name: 'Hex', says: 'A six-sided space of the map. Tiles lie on it.' },
  home: { name: 'Home', says: 'Where a company places its first station.' },
  ipo: { name: 'New shares', says: 'Shares that nobody has bought yet. They cost par.' },
  k: {
    name: 'K',
    says: 'A city with its own kind of tiles. In 1848 a run from one K city to another brings a bonus.',
  },
  liquid: { name: 'Liquid', says: 'Cash together with what could be sold now.' },
  loan: { name: 'Loan', says: 'Money a company borrows. It costs the price of its share.' },
  lot: { name: 'Lot', says: 'A paper, or several together, sold at the start.' },
  oo: { name: 'OO', says: 'A hex with two cities that are not joined. It takes only tiles with OO.' },
  operating: {
    name: 'Operating round',
    says: 'Each company acts once: builds, runs its trains, pays or keeps, buys trains.',
  },
  par: { name: 'Par', says: 'The price at which a company starts; its director chooses it.' },
  phase: {
    name: 'Phase',
    says: 'A chapter of the game, opened by the first train of a kind: other tiles, other limits, old trains scrapped.',
  },
  plus: {
    name: '2+, 3+ …',
    says: 'A train with a plus may do something more without counting it; in 1848 it crosses one gauge border.',
  },
  pool: { name: 'Pool', says: 'Shares that were sold. They cost their present price.' },
  priority: { name: 'Priority', says: 'Whoever has it begins the next stock round.' },
  private: {
    name: 'Private company',
    says: 'A small paper from the start: it pays a little each round and often has a power of its own.',
  },
  receivership: {
    name: 'Receivership',
    says: 'A company that fell off the chart in 1848: the Bank of England takes it over, its shares are gone, and its director pays the others off.',
  },
  route: {
    name: 'Route',
    says: 'The way of one train: track joined stop by stop, with a station of its company, no piece of track twice.',
  },
  rust: {
    name: 'Rust',
    says: 'Old trains are scrapped when newer ones come. Whoever has no other train earns nothing.',
  },
  share: {
    name: 'Share',
    says: 'A part of a company, usually 10 %. It brings dividends and can be sold at the price of the day.',
  },
  station: {
    name: 'Station',
    says: 'A token of a company in a city. Its trains need one on their way; it may shut others out.',
  },
  stock: { name: 'Stock round', says: 'Players sell and buy shares in turn, until all pass.' },
  takeover: { name: 'Takeover', says: 'A larger company swallows a smaller one with its trains, money and stations.' },
  tile: { name: 'Tile', says: 'A piece of track for one hex: yellow first, then green, brown and grey.' },
  town: { name: 'Town', says: 'A dot on the map: trains stop there and earn a little, stations have no room.' },
  train: { name: 'Train', says: 'Its number says how many stops it may visit. Trains earn the money.' },
  treasury: { name: 'Treasury', says: 'Money of a company, not of its director.' },
  upgrade: { name: 'Upgrade', says: 'A tile of the next colour over an old one; all its track must be kept.' },
  withhold: { name: 'Keep', says: 'Income stays in the treasury. The price falls.' },
  worth: { name: 'Worth', says: 'Cash and shares at their price: what counts at the end.' },
};
