/** What only 1848 says. */
export const t1848 = {
  '1848.line':
    'Every border changes the gauge, and the Bank of England lends to all: drive a company too far and the bank takes it over.',
  '1848.length': '4 to 6 hours',
  '1848.weight': 'Some 18xx experience helps',

  '1848.clause.loan.phase': 'Loans begin with the first 3/3+ train.',
  '1848.clause.private.phase': 'Companies may buy private companies from the first 3/3+ train on.',
  '1848.clause.trains.trade': 'Companies trade trains from the first 3/3+ on.',
  '1848.clause.route.ends': 'The Ghan runs from one of the company’s own tokens to Alice Springs.',
  '1848.clause.tasmania.compulsory': 'The Tasmania tile must be placed now, before play goes on.',
  '1848.clause.tasmania.owner':
    'Only the company that owns Tasmanian Railways, or whose director does, may place the tile.',
  '1848.clause.tasmania.phase': 'Tasmania may be placed from the first 3/3+ train on.',
  '1848.clause.tasmania.placed': 'The Tasmania tile has been placed.',

  '1848.verb.placeTasmania': 'Place Tasmania',
  '1848.asks.placeTasmania': 'Which of the two sea hexes?',
  '1848.doing.placeTasmania': 'Place the tile: {hex}',
  '1848.step.tasmania': 'placing Tasmania',
  '1848.ask.tasmania': '{player}: place the Tasmania tile',
  '1848.skip.tasmania': 'Pass',

  '1848.ending.loans': 'sixteen loans have been granted',
  '1848.ending.receivership': 'five companies are in receivership',
  '1848.cause.loan': 'First loan in a turn',
  '1848.cause.forcedLoan': 'Every further loan in the same turn',
  '1848.zone.closed': 'Receivership: the Bank of England takes the company over',
  '1848.zone.top': 'Ends the game after the current set of operating rounds',
  '1848.effect.closePrivates': 'Private companies close',
  '1848.effect.placeTasmania': 'Tasmania must be placed',
  '1848.phase.start': 'Start',
  '1848.opens.3': 'Loans, private companies’ powers and trading of trains begin',
  '1848.opens.5': 'The Ghan goes on sale',
  '1848.opens.6': 'Commonwealth Railways need no link any more',

  '1848.private.P1': 'No power.',
  '1848.private.P2': 'Once, one yellow tile in the desert is free of charge. The right outlives the company.',
  '1848.private.P3':
    'Its owner places the Tasmania tile on one of the two sea hexes, free and beside the normal build.',
  '1848.private.P4': 'Once, a Ghan (2E) costs £100 less. The right outlives the company.',
  '1848.private.P5': 'Its buyer receives a share of QR.',
  '1848.private.P6': 'Its buyer receives the director’s certificate of CAR at par £100. Closes when CAR buys a train.',
  '1848.company.closed': 'In receivership',
  '1848.company.BOE': 'Lends to companies and takes over those that fail. Its price rises with every loan.',
  '1848.company.COM': 'Floats only once Sydney and Adelaide are joined by track, or with the first 6/6+.',
  '1848.bonus.K': 'K cities',
} as const;
