import type { PeerWords } from './peer.ts';

/** Unlike 18xx.games, in English. */
export const en: PeerWords = {
  '1848': [
    {
      clause: '48-3.1.3-a',
      here: 'Once a private company is sold and all others are at their lowest price, anybody may pass.',
      there: 'Whoever has no private company may never pass.',
    },
    {
      clause: '48-4.1-c',
      here: 'A company buys private companies only from its own director.',
      there: 'It may buy them from any player.',
    },
    {
      clause: '48-4.1-e',
      here: 'No power of a private company before the first 3-train.',
      there: 'The free desert tile can be laid earlier.',
    },
    {
      clause: '48-4.4-b',
      here: 'A company may place Tasmania also if its director owns the private company.',
      there: 'Only if the company owns it itself.',
    },
    {
      clause: '48-5.3.4-a',
      here: 'The Commonwealth is paid when it starts: 60 % sold and the link built.',
      there: 'It is paid as soon as 60 % are sold.',
    },
    {
      clause: '48-5.4.4-c',
      here: 'A train removed by a receivership counts as sold, with everything that follows.',
      there: 'Removing a 5-train in phase 3 leaves the phase as it is.',
    },
    {
      clause: '48-5.5.3-d',
      here: 'What a director cannot pay at a receivership the bank lends him; the bank may break by it.',
      there: 'His cash goes below zero, the bank is not touched, and he may have to sell later.',
    },
    {
      clause: '48-12.2.1-a',
      here: 'After the sixth receivership the lowest certificate limit stays.',
      there: 'The limit returns to that of the start.',
    },
    {
      clause: '48-5.6.2-b',
      here: 'The first loan of a round always costs two spaces.',
      there: 'With five loans the first one of a round costs three.',
    },
    {
      clause: '48-5.6.3-b',
      here: 'More than one loan a round only for a train from the bank.',
      there: 'Also for a train of another company.',
    },
    {
      clause: '48-8.4.1-b',
      here: 'Forced loans only if the treasury cannot pay the cheaper side of the train.',
      there: 'Also to take the dearer side.',
    },
    {
      clause: '48-10.1.2-c',
      here: 'Alice Springs is one place: no route from one of its hexes to the other.',
      there: 'Such a route passes.',
    },
    {
      clause: '48-8.3.4-e',
      here: 'The other director is asked before a train is bought from his company.',
      there: 'Nobody is asked.',
    },
  ],
  '18cz': [
    {
      clause: 'CZ-VIII.8-e',
      here: 'The best run is compulsory.',
      there: 'Any legal run is accepted.',
    },
    {
      clause: 'CZ-0-h',
      here: 'Takeovers, trains and local railways of others need their consent: an offer and an answer.',
      there: 'Nobody is asked.',
    },
    {
      clause: 'CZ-VIII.4-c',
      here: 'The yellow tile in Praha is an upgrade and the whole track action.',
      there: 'It is a yellow tile like any other; a second may follow in the first turn.',
    },
    {
      clause: 'CZ-VII.6-e',
      here: 'One sale per company and turn, one step down.',
      there: 'The same company can be sold several times in a turn, each time with a step.',
    },
    {
      clause: 'CZ-VIII.10-h',
      here: 'Trains between companies only after the first b-train.',
      there: 'From the start.',
    },
    {
      clause: 'CZ-VIII.7-e',
      here: 'E-trains leave out towns only, and may count any number of them.',
      there: 'They count the best stops, even without a cheap city, and three towns at most.',
    },
    {
      clause: 'CZ-VIII.9-l',
      here: 'A train taken over may become any larger train on its card.',
      there: 'Only one of the buyer’s own size.',
    },
    {
      clause: 'CZ-VIII.10-d',
      here: 'Full of trains and none that runs: it must buy one and give up another.',
      there: 'The duty can be escaped.',
    },
    {
      clause: 'CZ-VIII.10-l',
      here: 'A train from the pool keeps its side.',
      there: 'It can be bought on any side.',
    },
    {
      clause: 'CZ-VIII.6-e',
      here: 'What the next station costs follows from the stations on the map.',
      there: 'After any takeover every station costs 100 K.',
    },
    {
      clause: 'CZ-VIII.4-d',
      here: 'A company’s first tile lies on its home.',
      there: 'Not if stations taken over lead elsewhere.',
    },
    {
      clause: 'CZ-XI.1-r',
      here: 'Bohemia: Vaclav’s companies never buy trains.',
      there: 'A company of his without a train is treated as if it had to.',
    },
    {
      clause: 'CZ-XI.2-a',
      here: 'Moravia-Silesia can be played.',
      there: 'It is not there.',
    },
  ],
  '18rhl': [
    {
      clause: 'RHL-1.2-a',
      here: 'The current edition, for three to five.',
      there: 'An earlier edition, for three to six, with KEG instead of MKB in Moers.',
    },
    {
      clause: 'RHL-3.1-c',
      here: 'Home stations lie on the map from the start and keep their place.',
      there: 'They come when the company first acts.',
    },
    {
      clause: 'RHL-4.1.1-u',
      here: 'RhE starts at 70; 140 go to it, the rest of the bid to the bank.',
      there: 'Its buyer chooses 70, 75 or 80, and the whole bid goes to RhE.',
    },
    {
      clause: 'RHL-5.1.1-m',
      here: 'If all pass, lot 1 alone is offered around, cheaper each time.',
      there: 'Its price falls and the auction goes on.',
    },
    {
      clause: 'RHL-5.1.2-a',
      here: 'Nothing from the pool in the first stock round.',
      there: 'RhE’s shares there can be bought.',
    },
    {
      clause: 'RHL-5.1.5-d',
      here: 'A company that floats rises at once.',
      there: 'At the end of the stock round.',
    },
    {
      clause: 'RHL-5.2.1-c',
      here: 'Shares can be sold once the company has floated.',
      there: 'Once it has acted.',
    },
    {
      clause: 'RHL-5.2.1-g',
      here: 'One sale per company and turn.',
      there: 'Several, each with a drop.',
    },
    {
      clause: 'RHL-6.2.3-b',
      here: 'A route may begin or end in a town; the town counts then.',
      there: 'It may not.',
    },
    {
      clause: 'RHL-6.2.3-a',
      here: 'As many trains as can must run.',
      there: 'The director may let some stand.',
    },
    {
      clause: 'RHL-6.2.3.1-d',
      here: 'On green tiles of the great cities some trains must take the ferry.',
      there: 'They pass if any place is free.',
    },
    {
      clause: 'RHL-6.2.4.1-c',
      here: 'The Iron Rhine begins in Antwerpen; Roermond is an ordinary city.',
      there: 'The bonus is given from Roermond.',
    },
    {
      clause: 'RHL-6.2.4.4-a',
      here: 'The 8-train starts in Nijmegen or Arnhem and skips no city.',
      there: 'It may also start in the south, at any length, and counts its eight best stops.',
    },
    {
      clause: 'RHL-6.2.6-f',
      here: 'A train that lowers the limit cannot be bought by whoever would then have too many.',
      there: 'It can; what is too much is given up.',
    },
    {
      clause: 'RHL-6.2.6.2-c',
      here: 'In a forced purchase the company sells shares from its charter first; the last resort is a credit.',
      there: 'It sells none, there is no credit, and players can go bankrupt.',
    },
    {
      clause: 'RHL-10.1-a',
      here: 'Target cards, destiny cards, the alternative package and the Short Game can be played.',
      there: 'They are not there.',
    },
  ],
  '18lra': [
    {
      clause: 'LRA-1.2-a',
      here: 'The whole game, for two with the Investor, and the Short Game.',
      there: 'Only an unfinished draft, which cannot be played.',
    },
  ],
};
