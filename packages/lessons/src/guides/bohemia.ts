import { inTurn } from '@roundhouse/engine';
import type { Guide } from './guide.ts';

/** How 18CZ is played; its variants for two and three differ in what surrounds it. */
export const czechLands: Guide = {
  titles: ['18cz', '18cz-bohemia', '18cz-moravia-silesia'],
  plates: [
    {
      id: 'sizes',
      chapter: 'different',
      position: {
        players: 3,
        phase: 'd',
        shares: { SX: { 0: 5 } },
        par: { SX: 100 },
        tokens: { SX: ['B5'] },
        tiles: { B5: 'SX/5', C4: '8/3', C6: '58/0', D5: '14/2' },
        trains: { SX: ['3Ed'] },
        sold: { a: 5, b: 4, c: 4, d: 1 },
        at: inTurn('SX', 'run'),
      },
      around: ['B5', 'C4', 'C6', 'D5', 'D3'],
      run: { company: 'SX', earns: 120 },
    },
    {
      id: 'towns',
      chapter: 'round',
      position: {
        players: 3,
        phase: 'd',
        shares: { BTE: { 0: 3 } },
        par: { BTE: 80 },
        tokens: { BTE: ['D3', 'G12'] },
        tiles: {
          ...{ D3: '57/1', D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2', F11: '4/2' },
          ...{ G12: '57/2', H13: '8/0', I12: '621/0', J11: '3/2', I10: '5/4' },
        },
        trains: { BTE: ['3+3d'] },
        sold: { a: 5, b: 4, c: 4, d: 1 },
        at: inTurn('BTE', 'run'),
      },
      around: ['D1', 'D5', 'F11', 'I10', 'J11', 'I12'],
      run: { company: 'BTE', earns: 90 },
    },
  ],
  words: {
    en: {
      lead: 'Small, medium and large railways in the Czech lands: the larger ones come later and swallow the smaller. The game has a fixed length, thirteen operating rounds, and no bank to break. Cash, shares at their price and local railways in your hand win it.',
      plates: {
        sizes:
          'A large company begins abroad on its red tile. A train that ends on the own red tile earns 50 more: here the 3E of Saxony makes 120 K out of three stops.',
        towns:
          'A blue 3+3 counts towns and cities apart: six stops in all, three of them cities at most. BTE takes the line that pays most with that, 90 K.',
      },
      different: [
        [
          'Three sizes of company',
          'Small ones have four shares’ worth, medium ones five, large ones ten. Each runs only trains of its own colour: red, blue, green.',
        ],
        [
          'One card, several trains',
          'A train card shows a train for each size. The buyer chooses the side; only at a takeover can it be turned to a larger one.',
        ],
        [
          'Takeovers',
          'A larger company may buy a smaller one for half to one and a half times its price, share by share. It gets treasury, trains, stations and local railways. Both directors must agree.',
        ],
        [
          'Trains leave by themselves',
          'After each set of operating rounds one card is exported, as if a train of every kind on it had been sold. Waiting does not stop the clock.',
        ],
        [
          'Local railways',
          'Eighteen small papers, all at the same price, which rises every round. In your hand they pay and are worth 120 K at the end; in a company they waive a cost or lay a purple tile, and can be sold to the bank.',
        ],
      ],
      round: [
        [
          'First: local railways',
          'In snake order everybody buys one or passes. Afterwards whoever has least money goes first.',
        ],
        [
          'A stock round',
          'Sell, then buy one certificate. Only small companies at first; medium ones after the first b-train, large ones after the first d-train.',
        ],
        [
          'Half is enough',
          'A company floats when players hold 50 %. It gets its starting price four, five or ten times, once.',
        ],
        ['Order of play', 'After every stock round the players line up anew: most cash first.'],
        [
          'Operating: track and a station',
          'One yellow tile (two in the first turn) or one upgrade. The first station beyond the home costs 40 K, then 100 K.',
        ],
        [
          'Run and decide',
          'The best run is compulsory. Paid out: one space right, two for large companies. Kept: one left.',
        ],
        [
          'Take over, then buy trains',
          'At the end everybody must own a train they can run, even without track to run it on.',
        ],
      ],
      mistakes: [
        [
          'Buying a train of the wrong colour',
          'A medium company may own a red train, but cannot run it, and it fills a place of the limit.',
        ],
        [
          'Forgetting the export',
          'The card that goes at the end of the set may scrap your only train between two rounds.',
        ],
        [
          'Spending the treasury on track',
          'If it cannot pay for its train, the director pays, may sell no shares for it, and what he borrows is deducted twice.',
        ],
        [
          'Keeping a small company too long',
          'Its limit falls to one train and its trains grow old. Sell it to your own larger company while its stations are worth something.',
        ],
        [
          'Giving local railways away',
          'In a company they are worth nothing at the end. Sell them to it when it needs the money, or keep them for 120 K each.',
        ],
      ],
      forgotten: [
        ['The bank’s shares pay nobody', 'Neither holder nor company: only what players hold is paid.'],
        [
          'Sales move half a step',
          'A sale is one step down the zig-zag, however many shares; a dividend is a whole step along the row.',
        ],
        ['Praha counts once', 'However many of its cities a route could touch; two trains may both go there.'],
        ['E-trains skip towns, never cities', 'They may not leave out a cheap city to count a dearer town.'],
        [
          'A red 4 scraps red trains only',
          'Bought as a blue or green train the same card scraps nothing red; but the limits fall all the same.',
        ],
      ],
    },
    de: {
      lead: 'Kleine, mittlere und große Bahnen in den böhmischen Ländern: Die größeren kommen später und schlucken die kleineren. Das Spiel hat eine feste Länge, dreizehn Betriebsrunden, und keine Bank, die gesprengt wird. Bargeld, Aktien zu ihrem Kurs und Lokalbahnen in der Hand entscheiden.',
      plates: {
        sizes:
          'Eine große Gesellschaft beginnt im Ausland auf ihrem roten Plättchen. Ein Zug, der auf dem eigenen roten Plättchen endet, verdient 50 mehr: Hier macht der 3E Sachsens aus drei Halten 120 K.',
        towns:
          'Ein blauer 3+3 zählt Orte und Städte getrennt: sechs Halte im Ganzen, höchstens drei davon Städte. BTE nimmt die Strecke, die damit am meisten bringt, 90 K.',
      },
      different: [
        [
          'Drei Größen',
          'Kleine Gesellschaften haben vier Anteile, mittlere fünf, große zehn. Jede fährt nur Züge ihrer Farbe: rot, blau, grün.',
        ],
        [
          'Eine Karte, mehrere Züge',
          'Eine Zugkarte zeigt für jede Größe einen Zug. Der Käufer wählt die Seite; nur bei einer Übernahme lässt sie sich zu einem größeren drehen.',
        ],
        [
          'Übernahmen',
          'Eine größere Gesellschaft darf eine kleinere kaufen, Anteil für Anteil, für die Hälfte bis zum Anderthalbfachen ihres Kurses. Sie bekommt Kasse, Züge, Bahnhöfe und Lokalbahnen. Beide Direktoren müssen zustimmen.',
        ],
        [
          'Züge gehen von selbst',
          'Nach jedem Satz Betriebsrunden wird eine Karte exportiert, als wäre von jeder Art darauf ein Zug verkauft worden. Warten hält die Uhr nicht an.',
        ],
        [
          'Lokalbahnen',
          'Achtzehn kleine Papiere, alle zum selben Preis, der jede Runde steigt. In deiner Hand zahlen sie und sind am Ende 120 K wert; in einer Gesellschaft ersparen sie Kosten oder legen ein violettes Plättchen und lassen sich an die Bank verkaufen.',
        ],
      ],
      round: [
        [
          'Zuerst die Lokalbahnen',
          'In Schlangenlinie kauft jeder eine oder passt. Danach beginnt, wer am wenigsten Geld hat.',
        ],
        [
          'Eine Aktienrunde',
          'Verkaufen, dann ein Zertifikat kaufen. Anfangs nur kleine Gesellschaften; mittlere nach dem ersten b-Zug, große nach dem ersten d-Zug.',
        ],
        [
          'Die Hälfte genügt',
          'Betriebsbereit wird eine Gesellschaft, wenn Spieler 50 % halten. Sie bekommt ihren Ausgabekurs vier-, fünf- oder zehnmal, einmalig.',
        ],
        ['Reihenfolge', 'Nach jeder Aktienrunde wird neu geordnet: Wer am meisten Bargeld hat, beginnt.'],
        [
          'Betrieb: Gleise und ein Bahnhof',
          'Ein gelbes Plättchen (zwei im ersten Zug) oder ein Ausbau. Der erste Bahnhof nach der Heimat kostet 40 K, dann 100 K.',
        ],
        [
          'Fahren und entscheiden',
          'Die beste Fahrt ist Pflicht. Ausgeschüttet: ein Feld nach rechts, große Gesellschaften zwei. Behalten: eines nach links.',
        ],
        [
          'Übernehmen, dann Züge kaufen',
          'Am Ende muss jede einen Zug besitzen, den sie fahren darf, auch ohne Gleise dafür.',
        ],
      ],
      mistakes: [
        [
          'Einen Zug der falschen Farbe kaufen',
          'Eine mittlere Gesellschaft darf einen roten Zug besitzen, aber nicht fahren, und er belegt einen Platz des Limits.',
        ],
        [
          'Den Export vergessen',
          'Die Karte, die am Ende des Satzes geht, verschrottet vielleicht deinen einzigen Zug zwischen zwei Runden.',
        ],
        [
          'Die Kasse verbauen',
          'Kann sie ihren Zug nicht zahlen, zahlt der Direktor, darf dafür keine Aktien verkaufen, und was er leiht, wird doppelt abgezogen.',
        ],
        [
          'Eine kleine Gesellschaft zu lange behalten',
          'Ihr Limit fällt auf einen Zug, und ihre Züge altern. Verkaufe sie deiner eigenen größeren, solange ihre Bahnhöfe etwas wert sind.',
        ],
        [
          'Lokalbahnen verschenken',
          'In einer Gesellschaft sind sie am Ende nichts wert. Verkaufe sie ihr, wenn sie das Geld braucht, oder behalte sie für je 120 K.',
        ],
      ],
      forgotten: [
        [
          'Aktien der Bank bringen niemandem etwas',
          'Weder Besitzern noch der Gesellschaft: Gezahlt wird nur, was Spieler halten.',
        ],
        [
          'Verkäufe bewegen einen halben Schritt',
          'Ein Verkauf ist ein Schritt im Zickzack abwärts, wie viele Aktien es auch sind; eine Dividende ein ganzer in der Zeile.',
        ],
        [
          'Praha zählt einmal',
          'Wie viele seiner Städte eine Strecke auch berühren könnte; zwei Züge dürfen beide hin.',
        ],
        [
          'E-Züge lassen Orte aus, nie Städte',
          'Eine billige Stadt auszulassen, um einen teureren Ort zu zählen, geht nicht.',
        ],
        [
          'Ein roter 4er verschrottet nur Rotes',
          'Als blauer oder grüner Zug gekauft, verschrottet dieselbe Karte nichts Rotes; die Limits fallen trotzdem.',
        ],
      ],
    },
  },
};
