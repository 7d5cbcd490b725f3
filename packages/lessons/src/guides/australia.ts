import { inTurn } from '@roundhouse/engine';
import type { Guide } from './guide.ts';

const CLOSED = Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(id => [id, { closed: true as const }]));

/** How 1848 is played. */
export const australia: Guide = {
  titles: ['1848'],
  plates: [
    {
      id: 'gauge',
      chapter: 'different',
      position: {
        players: 3,
        privates: CLOSED,
        phase: '3',
        shares: { SAR: { 0: 6 } },
        par: { SAR: 80 },
        tokens: { SAR: ['G3'] },
        tiles: { G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1' },
        trains: { SAR: ['4+'] },
        sold: { 2: 6, 3: 5, 4: 1 },
        at: inTurn('SAR', 'run'),
      },
      around: ['G3', 'H4', 'H6', 'I5'],
      run: { company: 'SAR', earns: 130 },
    },
    {
      id: 'perth',
      chapter: 'round',
      position: {
        players: 3,
        privates: CLOSED,
        phase: '3',
        shares: { CAR: { 0: 6 } },
        par: { CAR: 100 },
        tokens: { CAR: ['E2'] },
        tiles: { E2: '5/1', E1: '6/2' },
        trains: { CAR: ['3'] },
        sold: { 2: 6, 3: 1 },
        at: inTurn('CAR', 'run'),
      },
      around: ['D1', 'E1', 'E3', 'F2'],
      run: { company: 'CAR', earns: 80 },
    },
  ],
  words: {
    en: {
      lead: 'Australia’s colonies build railways in four gauges, and the Bank of England lends them money. Whoever owns most at the end wins: cash, and shares at their price. What lies in the companies counts for nobody.',
      plates: {
        gauge:
          'From Adelaide to Melbourne the line crosses a border of gauges, the dot between the hexes. It counts like a city worth nothing. The plus of a 4+ leaves one such border out, so SAR visits four cities for £80 and gets £50 for two K cities: £130.',
        perth:
          'Perth pays by the colour of the phase, £40 in green, and every train ends there. CAR’s 3-train runs Port Augusta, Whyalla and Perth for £80.',
      },
      different: [
        [
          'Loans instead of the director’s purse',
          'From the first 3-train on a company may borrow £100 from the Bank of England in its turn. Nothing is ever paid back. Instead its share price moves two spaces left; each further loan in the same round costs three.',
        ],
        [
          'Receivership',
          'A company whose price falls off the left edge belongs to the Bank of England for good. Its shares are gone, and its director pays every other holder the par price, after the treasury has paid what it can. Nobody goes bankrupt; what is missing is owed.',
        ],
        [
          'The Bank of England is a share, too',
          'Its price rises with every loan anybody takes, and never falls. It pays each round: something for the phase, and the value of every city where a failed company had a station.',
        ],
        [
          'Four gauges',
          'Where track joins two coloured regions a border counts as a city without value. Plus-trains leave out exactly one.',
        ],
        [
          'Two companies unlike the others',
          'The Commonwealth starts only when Sydney and Adelaide are joined, or with the first 6-train. The Ghan, a train to Alice Springs, comes with the first 5-train and counts against no limit.',
        ],
      ],
      round: [
        [
          'First: the private companies',
          'In turn you buy one at its price or take £5 off any of them. They pay a little each round until the first 5-train.',
        ],
        [
          'A stock round',
          'Sell as much as you like, then buy one certificate. Shares nobody has had yet cost par, shares from the pool their price of the day. When all pass in a row, it is over.',
        ],
        [
          'A company floats',
          'At six sold shares it gets ten times its par and will act from the next operating round on.',
        ],
        [
          'An operating round begins with income',
          'Private companies pay, then the Bank of England. Then the companies act, the dearest first.',
        ],
        [
          'Track and a station',
          'One yellow tile; after the first 3-train two yellow ones or one upgrade. Then one station where its track leads: £40 for the first, £100 for each further one.',
        ],
        ['Run, then pay or keep', 'All of it or nothing. Paid: the price moves right. Kept, or nothing earned: left.'],
        [
          'Trains last',
          'A train bought now runs next time. A company that could run must own one at the end of its turn, and borrows until it can pay.',
        ],
      ],
      mistakes: [
        [
          'Standing at the left edge without a train',
          'Earning nothing moves the price left before trains may be bought. On the last space that is the end of the company, however full its treasury.',
        ],
        [
          'One loan too many',
          'The second loan of a round costs three spaces. Count the way to the edge before you begin a purchase that must be borrowed for.',
        ],
        ['Counting cities and forgetting borders', 'A plain 3 over one border visits only two cities.'],
        [
          'Leading two weak companies',
          'Every company you lose lowers your own certificate limit as well as everybody’s, and you pay its other shareholders.',
        ],
        [
          'Leaving the Bank of England to others',
          'After seven loans, whoever took them, its share is worth twice what it was, without a risk. One or two are cheap early on.',
        ],
      ],
      forgotten: [
        ['Bank shares may be sold at any time', 'Even in the first stock round, and their price does not fall.'],
        [
          'The second and the fifth receivership remove a train',
          'The cheapest of the trains that never rust leaves the game, and that counts as a sale: the phase may change.',
        ],
        [
          'At the limit nothing is bought',
          'Not even a train that would scrap one of yours. Only a 4 handed in for the first D is an exception.',
        ],
        [
          'Four ways to the end',
          'The bank is broken, a price reaches £450, the sixteenth loan, the fifth receivership. The set of operating rounds is played to its end.',
        ],
        [
          'Tasmania must come',
          'With the first 5-train whoever owns the Tasmanian Railways places the tile at once, in the middle of anybody’s turn.',
        ],
      ],
    },
    de: {
      lead: 'Australiens Kolonien bauen Bahnen in vier Spurweiten, und die Bank of England leiht ihnen Geld. Wer am Ende am meisten besitzt, gewinnt: Bargeld, und Aktien zu ihrem Kurs. Was in den Gesellschaften liegt, zählt für niemanden.',
      plates: {
        gauge:
          'Von Adelaide nach Melbourne geht es über eine Spurgrenze, den Punkt zwischen den Feldern. Sie zählt wie eine Stadt ohne Wert. Das Plus des 4+ lässt eine solche Grenze aus; so besucht SAR vier Städte für £80 und bekommt £50 für zwei K-Städte: £130.',
        perth:
          'Perth zahlt nach der Farbe der Phase, in Grün £40, und jeder Zug endet dort. Der 3er von CAR fährt Port Augusta, Whyalla und Perth für £80.',
      },
      different: [
        [
          'Kredite statt des Geldbeutels des Direktors',
          'Vom ersten 3er-Zug an darf eine Gesellschaft in ihrem Zug £100 bei der Bank of England leihen. Zurückgezahlt wird nie. Dafür rückt ihr Kurs zwei Felder nach links, für jeden weiteren Kredit derselben Runde drei.',
        ],
        [
          'Zwangsverwaltung',
          'Eine Gesellschaft, deren Kurs links hinausfällt, gehört für immer der Bank of England. Ihre Aktien sind weg, und ihr Direktor zahlt allen anderen Aktionären das Pari, nachdem die Kasse gegeben hat, was sie kann. Bankrott geht niemand; was fehlt, wird geschuldet.',
        ],
        [
          'Auch die Bank of England ist eine Aktie',
          'Ihr Kurs steigt mit jedem Kredit, den irgendwer nimmt, und fällt nie. Sie zahlt jede Runde: etwas für die Phase, dazu den Wert jeder Stadt, in der eine gescheiterte Gesellschaft einen Bahnhof hatte.',
        ],
        [
          'Vier Spurweiten',
          'Wo Gleise zwei farbige Gebiete verbinden, zählt die Grenze als Stadt ohne Wert. Plus-Züge lassen genau eine aus.',
        ],
        [
          'Zwei, die anders sind',
          'Die Commonwealth beginnt erst, wenn Sydney und Adelaide verbunden sind, oder mit dem ersten 6er-Zug. Der Ghan, ein Zug nach Alice Springs, kommt mit dem ersten 5er und zählt bei keiner Grenze mit.',
        ],
      ],
      round: [
        [
          'Zuerst die Privatpapiere',
          'Reihum kaufst du eines zu seinem Preis oder nimmst bei irgendeinem £5 weg. Sie zahlen jede Runde etwas, bis zum ersten 5er-Zug.',
        ],
        [
          'Eine Aktienrunde',
          'Verkaufe, so viel du willst, dann kaufe ein Zertifikat. Aktien, die noch niemand hatte, kosten Pari, solche aus dem Pool ihren Tageskurs. Passen alle nacheinander, ist sie zu Ende.',
        ],
        [
          'Eine Gesellschaft wird betriebsbereit',
          'Mit sechs verkauften Aktien bekommt sie das Zehnfache ihres Paris und handelt von der nächsten Betriebsrunde an.',
        ],
        [
          'Eine Betriebsrunde beginnt mit Einnahmen',
          'Die Privatpapiere zahlen, dann die Bank of England. Dann handeln die Gesellschaften, die teuerste zuerst.',
        ],
        [
          'Gleise und ein Bahnhof',
          'Ein gelbes Plättchen; nach dem ersten 3er-Zug zwei gelbe oder ein Ausbau. Dann ein Bahnhof, wohin ihre Gleise führen: der erste £40, jeder weitere £100.',
        ],
        [
          'Fahren, dann ausschütten oder behalten',
          'Alles oder nichts. Ausgeschüttet: der Kurs rückt nach rechts. Behalten oder nichts verdient: nach links.',
        ],
        [
          'Züge zuletzt',
          'Ein jetzt gekaufter Zug fährt beim nächsten Mal. Eine Gesellschaft, die fahren könnte, muss am Ende einen besitzen und leiht, bis sie ihn zahlen kann.',
        ],
      ],
      mistakes: [
        [
          'Ohne Zug am linken Rand stehen',
          'Wer nichts verdient, rückt nach links, bevor Züge gekauft werden. Auf dem letzten Feld ist das das Ende der Gesellschaft, wie voll die Kasse auch ist.',
        ],
        [
          'Ein Kredit zu viel',
          'Der zweite Kredit einer Runde kostet drei Felder. Zähle den Weg zum Rand, bevor du einen Kauf beginnst, für den geliehen werden muss.',
        ],
        ['Städte zählen und Grenzen vergessen', 'Ein gewöhnlicher 3er besucht über eine Grenze nur zwei Städte.'],
        [
          'Zwei schwache Gesellschaften führen',
          'Jede, die du verlierst, senkt nicht nur das Zertifikatslimit aller, sondern deines noch einmal, und du zahlst ihre anderen Aktionäre aus.',
        ],
        [
          'Die Bank of England den anderen lassen',
          'Nach sieben Krediten, wer sie auch nahm, ist ihre Aktie ohne Risiko das Doppelte wert. Eine oder zwei sind früh billig.',
        ],
      ],
      forgotten: [
        ['Bankaktien darf man immer verkaufen', 'Schon in der ersten Aktienrunde, und ihr Kurs fällt dabei nicht.'],
        [
          'Die zweite und die fünfte Zwangsverwaltung kosten einen Zug',
          'Der billigste der Züge, die nie rosten, verlässt das Spiel, und das gilt als Verkauf: Die Phase kann wechseln.',
        ],
        [
          'Am Limit wird nichts gekauft',
          'Auch kein Zug, der einen eigenen verschrotten würde. Nur ein 4er, der für das erste D abgegeben wird, ist ausgenommen.',
        ],
        [
          'Vier Wege zum Ende',
          'Die Bank ist gesprengt, ein Kurs erreicht £450, der sechzehnte Kredit, die fünfte Zwangsverwaltung. Die Betriebsrunden des Satzes werden zu Ende gespielt.',
        ],
        [
          'Tasmanien muss kommen',
          'Mit dem ersten 5er-Zug legt, wem die Tasmanian Railways gehören, das Plättchen sofort, mitten im Zug von wem auch immer.',
        ],
      ],
    },
  },
};
