/** The words of the game: rounds, phases, endings, reckonings, the chart, the map. */
export const terms = {
  'round.auction': 'Auction',
  'round.stock': 'Stock round {number}',
  'round.stock.short': 'SR {number}',
  'round.operating': 'Operating round {number}.{part}',
  'round.operating.short': 'OR {number}.{part}',
  'round.over': 'Finished',

  'ending.bank': 'the bank is broken',
  'ending.price': 'a share price has reached the top',

  'worth.cash': 'Cash',
  'worth.shares': 'Shares of {of}',
  'worth.debt': 'Owed to the bank',

  'cause.paid': 'Dividend paid',
  'cause.withheld': 'Income withheld, or none',
  'cause.sold': 'Shares sold',
  'cause.soldOut': 'Sold out at the end of a stock round',
  'direction.left': '{steps|one to the left|# to the left}',
  'direction.right': '{steps|one to the right|# to the right}',
  'direction.up': '{steps|one up|# up}',
  'direction.down': '{steps|one down|# down}',

  'colour.white': 'white',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.brown': 'brown',
  'colour.grey': 'grey',
  'colour.blue': 'blue',
  'colour.red': 'red',
  'terrain.mountain': 'mountain',
  'terrain.desert': 'desert',
  'stop.city': 'city',
  'stop.town': 'town',
  'stop.offboard': 'off the board',

  'party.bank': 'the bank',
  'party.ipo': 'new shares',
  'party.pool': 'the pool',
  'party.gone': 'out of the game',
  'place.Harbour': 'Harbour',
} as const;
