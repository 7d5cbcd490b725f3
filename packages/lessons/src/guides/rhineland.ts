import { inTurn } from '@roundhouse/engine';
import type { Guide } from './guide.ts';

const RHINE = { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2' };

/** How 18Rhl is played. */
export const rhineland: Guide = {
  titles: ['18rhl'],
  plates: [
    {
      id: 'ferry',
      chapter: 'different',
      position: {
        players: 3,
        phase: '3',
        shares: { CME: { 0: 6 } },
        par: { CME: 80 },
        tokens: { CME: ['I10.2'] },
        tiles: { ...RHINE, F9: '921/0' },
        trains: { CME: ['3'] },
        sold: { 2: 6, 3: 1 },
        at: inTurn('CME', 'run'),
      },
      around: ['F9', 'G8', 'G10', 'H11', 'I10'],
      run: { company: 'CME', earns: 100 },
    },
    {
      id: 'iron',
      chapter: 'forgotten',
      position: {
        players: 3,
        phase: '5',
        slices: { sites: { card: 1 } },
        privates: { P1: { closed: true } },
        shares: { DEE: { 0: 6 } },
        par: { DEE: 80 },
        tokens: { DEE: ['F9.1'] },
        tiles: {
          ...{ G4: '8/1', F5: '1/0', F7: '8/5', G8: '7/2', F9: '921/0' },
          ...{ E10: '8/4', E12: '1/0', D13: '934/0' },
        },
        trains: { DEE: ['5'] },
        sold: { 2: 6, 3: 5, 4: 3, 5: 1 },
        at: inTurn('DEE', 'run'),
      },
      around: ['H1', 'G2', 'F7', 'F9', 'D13', 'C14', 'D15'],
      run: { company: 'DEE', earns: 220 },
    },
  ],
  words: {
    en: {
      lead: 'Eight railways on both banks of the Rhine. The river can be crossed in few places, companies sell their own shares, and the price rises only for a dividend worth the name. Cash and shares win when the bank is broken.',
      plates: {
        ferry:
          'Düsseldorf on its green tile: whoever enters on one bank and leaves on the other takes the ferry and earns 30 instead of 40. CME’s 3-train runs from Deutz over the river to Köln for 100.',
        iron: 'The Iron Rhine: a route from Antwerpen to the eastern Ruhr brings 80 more. Antwerpen itself is worth nothing, counts as a stop, and serves no other route. DEE’s 5-train earns 220.',
      },
      different: [
        [
          'The Rhine',
          'Track crosses it only in Duisburg, Düsseldorf and Köln, from their green tiles on, and north of Duisburg. Green tiles have a ferry and pay less for crossing; from brown on there is a bridge.',
        ],
        [
          'Companies own themselves',
          'A company floats at 50 % and is paid for the shares sold so far. The rest lies on its own charter: whoever buys there pays into its treasury, and its dividend goes there, too.',
        ],
        [
          'A dividend must be worth it',
          'Only a payout of at least the share’s price moves the marker right. A smaller one leaves it where it is; nothing paid moves it left.',
        ],
        [
          'The starting package',
          'Six lots in order: the lowest can be bought, on the others you bid. The last is the director’s certificate of RhE, which begins to work at once.',
        ],
        [
          'Bonuses for the way',
          'Coal and steel on one route, the Iron Rhine from Antwerpen to the Ruhr, and the Rheingold, an 8-train along the river.',
        ],
      ],
      round: [
        ['The first stock round', 'All lots first, then certificates. Nothing is sold in it, and the pool is closed.'],
        [
          'Later stock rounds',
          'Sell, then found or buy one. There is no limit to the part of a company you may own; only certificates are counted.',
        ],
        ['Priority', 'At the end of the round the player with most cash gets it.'],
        [
          'Operating: a tile, a station',
          'One tile: a yellow one or an upgrade. One station where track leads, at the price printed for it.',
        ],
        [
          'Run',
          'All trains that can, must. Towns on the way are free; a town counts only where a route begins or ends.',
        ],
        [
          'Pay or keep',
          'All or nothing. What falls to the shares on the charter stays in the treasury even when paying.',
        ],
        [
          'Trains',
          'From the bank, from the pool, or from another company at a price agreed on. With a route and no train one must be bought.',
        ],
      ],
      mistakes: [
        [
          'Paying small dividends with joy',
          'Below the share’s price nothing moves, and the marker goes under the others on its space: you act later.',
        ],
        [
          'Founding MKB early',
          'Moers gets no track before the brown phase. Until then MKB can hardly run, and its price falls round by round.',
        ],
        ['Selling before buying back was thought of', 'What you have sold in a round you may not buy again in it.'],
        [
          'Buying the train that lowers the limit',
          'If with it you would own more than the new limit allows, you may not buy it; even trains that would rust are counted.',
        ],
        [
          'Building towards the river',
          'Most of its sides are closed for ever. Look for the cities with a crossing first.',
        ],
      ],
      forgotten: [
        [
          'Forced purchase, in this order',
          'The treasury, then shares from the charter, then the director’s cash and shares, then a credit. The credit is deducted twice at the end, and no sale may change a director.',
        ],
        [
          'Floating raises the price at once',
          'The next buyer pays the new price. In the brown phase it does not rise, but all ten shares are paid.',
        ],
        ['A station abroad shuts others out', 'In Hamburg, Berlin or Boxtel: nobody else may run there any more.'],
        ['210 marks lie in Aachen', 'They go to RhE as soon as track joins Köln, Düren and Aachen, whoever built it.'],
        [
          'The 8-train starts in the Netherlands',
          'At Nijmegen or Arnhem, or not at all. Down to Basel or Frankfurt the great cities on the Rhine count double.',
        ],
      ],
    },
    de: {
      lead: 'Acht Bahnen auf beiden Seiten des Rheins. Über den Fluss geht es nur an wenigen Stellen, Gesellschaften verkaufen ihre eigenen Aktien, und der Kurs steigt nur für eine Dividende, die ihren Namen verdient. Bargeld und Aktien entscheiden, wenn die Bank gesprengt ist.',
      plates: {
        ferry:
          'Düsseldorf auf dem grünen Plättchen: Wer auf einem Ufer kommt und auf dem anderen geht, nimmt die Fähre und verdient 30 statt 40. Der 3er von CME fährt von Deutz über den Fluss nach Köln für 100.',
        iron: 'Der Eiserne Rhein: Eine Strecke von Antwerpen ins östliche Ruhrgebiet bringt 80 mehr. Antwerpen selbst ist nichts wert, zählt als Halt und dient keiner anderen Strecke. Der 5er von DEE verdient 220.',
      },
      different: [
        [
          'Der Rhein',
          'Gleise queren ihn nur in Duisburg, Düsseldorf und Köln, sobald sie grün sind, und nördlich von Duisburg. Grüne Plättchen haben eine Fähre und zahlen für die Querung weniger; mit Braun kommt die Brücke.',
        ],
        [
          'Gesellschaften gehören sich selbst',
          'Bei 50 % geht eine Gesellschaft in Betrieb und bekommt die bis dahin verkauften Aktien bezahlt. Der Rest liegt auf ihrem eigenen Besitzblatt: Wer dort kauft, zahlt in ihre Kasse, und auch deren Dividende fließt dorthin.',
        ],
        [
          'Eine Dividende muss sich lohnen',
          'Erst eine Ausschüttung von mindestens dem Kurs einer Aktie rückt den Marker nach rechts. Eine kleinere lässt ihn stehen, keine rückt ihn nach links.',
        ],
        [
          'Das Startpaket',
          'Sechs Lose der Reihe nach: Das niedrigste lässt sich kaufen, auf die anderen wird geboten. Das letzte ist das Direktorzertifikat von RhE, die damit sofort in Betrieb geht.',
        ],
        [
          'Boni für den Weg',
          'Kohle und Stahl auf einer Strecke, der Eiserne Rhein von Antwerpen zur Ruhr und der Rheingold, ein 8er-Zug den Fluss entlang.',
        ],
      ],
      round: [
        [
          'Die erste Aktienrunde',
          'Erst alle Lose, dann Zertifikate. Verkauft wird in ihr nichts, und der Pool ist zu.',
        ],
        [
          'Spätere Aktienrunden',
          'Verkaufen, dann eine gründen oder ein Zertifikat kaufen. Wie viel von einer Gesellschaft dir gehört, ist nicht begrenzt; gezählt werden nur Zertifikate.',
        ],
        ['Priorität', 'Am Ende der Runde bekommt sie, wer am meisten Bargeld hat.'],
        [
          'Betrieb: ein Plättchen, ein Bahnhof',
          'Ein Plättchen: ein gelbes oder ein Ausbau. Ein Bahnhof, wohin Gleise führen, zum aufgedruckten Preis.',
        ],
        [
          'Fahren',
          'Alle Züge, die können, müssen. Kleinstädte unterwegs sind frei; eine zählt nur, wo eine Strecke beginnt oder endet.',
        ],
        [
          'Ausschütten oder einbehalten',
          'Alles oder nichts. Was auf die Aktien des Besitzblatts entfällt, bleibt auch beim Ausschütten in der Kasse.',
        ],
        [
          'Züge',
          'Von der Bank, aus dem Pool oder von einer anderen Gesellschaft zu einem vereinbarten Preis. Mit Strecke und ohne Zug muss einer gekauft werden.',
        ],
      ],
      mistakes: [
        [
          'Sich über kleine Dividenden freuen',
          'Unter dem Kurs einer Aktie bewegt sich nichts, und der Marker kommt unter die anderen auf seinem Feld: Du handelst später.',
        ],
        [
          'MKB früh gründen',
          'Moers bekommt vor der braunen Phase kein Gleis. Bis dahin kann MKB kaum fahren, und ihr Kurs fällt Runde um Runde.',
        ],
        [
          'Verkaufen, ohne an den Rückkauf zu denken',
          'Was du in einer Runde verkauft hast, darfst du in ihr nicht wieder kaufen.',
        ],
        [
          'Den Zug kaufen wollen, der das Limit senkt',
          'Besäßest du damit mehr, als das neue Limit erlaubt, darfst du ihn nicht kaufen; auch Züge, die dabei überaltern, zählen mit.',
        ],
        [
          'Auf den Fluss zu bauen',
          'Die meisten seiner Seiten sind für immer zu. Sieh erst nach den Städten mit einem Übergang.',
        ],
      ],
      forgotten: [
        [
          'Zwangskauf, in dieser Reihenfolge',
          'Die Kasse, dann Aktien vom Besitzblatt, dann Bargeld und Aktien des Direktors, dann ein Kredit. Der Kredit wird am Ende doppelt abgezogen, und kein Verkauf darf einen Direktor wechseln.',
        ],
        [
          'Mit dem Betrieb steigt der Kurs sofort',
          'Der nächste Käufer zahlt den neuen. In der braunen Phase steigt er nicht, dafür werden alle zehn Aktien bezahlt.',
        ],
        [
          'Ein Bahnhof in der Ferne sperrt andere aus',
          'In Hamburg, Berlin oder Boxtel: Niemand sonst darf noch dorthin fahren.',
        ],
        [
          'In Aachen liegen 210 Mark',
          'RhE bekommt sie, sobald Gleise Köln, Düren und Aachen verbinden, wer auch immer sie gelegt hat.',
        ],
        [
          'Der 8er beginnt in den Niederlanden',
          'In Nijmegen oder Arnhem, oder gar nicht. Bis Basel oder Frankfurt zählen die Rheinmetropolen doppelt.',
        ],
      ],
    },
  },
};
