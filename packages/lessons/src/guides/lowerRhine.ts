import { inTurn } from '@roundhouse/engine';
import type { Guide } from './guide.ts';

/** How 18LRA is played by three or four. */
export const lowerRhine: Guide = {
  titles: ['18lra'],
  plates: [
    {
      id: 'harbour',
      chapter: 'different',
      position: {
        players: 4,
        phase: '3',
        shares: { CME: { 0: 6 } },
        par: { CME: 70 },
        tokens: { CME: ['K15', 'B14+harbour'] },
        tiles: { B14: 'L44/0', C15: 'L16/0' },
        privates: { P4: { owner: 0 } },
        trains: { CME: ['4'] },
        sold: { 2: 6, 3: 4, 4: 1 },
        at: inTurn('CME', 'run'),
      },
      around: ['A15', 'B12', 'B14', 'B16', 'C15'],
      run: { company: 'CME', earns: 130 },
    },
    {
      id: 'iron',
      chapter: 'forgotten',
      position: {
        players: 4,
        phase: '5',
        shares: { ADR: { 0: 6 } },
        par: { ADR: 70 },
        tokens: { ADR: ['K3', 'E13+harbour'] },
        tiles: {
          ...{ I3: '14/0', H4: '9/0', G5: '9/0', F6: '1/0', F8: '8/1', E9: '1/0', E11: '9/1' },
          ...{ E13: 'L43/0', D14: 'L41/0', C15: 'L35/5' },
        },
        slices: { camp: { owner: 0, company: 'ADR' } },
        privates: Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(id => [id, { closed: true as const }])),
        trains: { ADR: ['6'] },
        sold: { 2: 6, 3: 4, 4: 2, 5: 2, 6: 1 },
        at: inTurn('ADR', 'run'),
      },
      around: ['I1', 'I3', 'F6', 'E9', 'C15', 'B16'],
      run: { company: 'ADR', earns: 380 },
    },
  ],
  words: {
    en: {
      lead: 'The left bank of the lower Rhine, with harbours, coal and steel. Companies and shares work as in 18Rhl; the map, the harbours and six private companies with lives of their own make it another game.',
      plates: {
        harbour:
          'CME has its harbour token in Ruhrort. Steel in Essen, steel in Duisburg and coal in Oberhausen bring ten each on top: 130 with a 4-train.',
        iron: 'Everything on one route: Antwerpen to Essen brings the Iron Rhine’s 80, the camp of Dalheim 20, three steel mills 30 through the own harbour. A 6-train earns 380 here.',
      },
      different: [
        [
          'Harbours',
          'Uerdingen, Neuss, Ruhrort and Orsoy get a harbour place with their green tile. A company’s harbour token there brings ten for every coalmine and steel mill on its route.',
        ],
        [
          'Who may dock',
          'Three harbours belong to private companies: until the first 5-train only companies of that owner may use them, for half the price. Orsoy is open to all.',
        ],
        [
          'Three crossings',
          'Ruhrort, Rheinhausen and Düsseldorf. On green tiles a ferry pays ten less; with brown comes the bridge.',
        ],
        [
          'Companies with a head start',
          'ADR, CME, KEG and RhE may lay two yellow tiles in their first round. CCE may go to Krefeld without track, GVE gets 100 for the link to Venlo.',
        ],
        [
          'The light railway and the camp',
          'With the brown phase the Geldernsche Kreisbahn becomes a 2+4 train for good. The emigrant camp of Dalheim brings one company 20 for each route to the right bank.',
        ],
      ],
      round: [
        [
          'Who plays',
          'With four all eight companies; with three a scenario takes two out, and their homes stay covered.',
        ],
        ['The starting package', 'Six private companies in order: the lowest can be bought, on the others you bid.'],
        [
          'Stock rounds',
          'As in 18Rhl: sell, then found or buy one. A company floats at 50 %, MKB at 60 %, and sells the rest from its charter.',
        ],
        [
          'Operating: a tile, a station',
          'One tile. One station: an ordinary one, or the harbour token where there is a harbour.',
        ],
        ['Run', 'As many trains as can. Towns on the way are free, at the ends they count.'],
        ['Pay or keep', 'The price moves right only if the payout is at least the price of one share.'],
        [
          'Trains',
          '2 to 6; from the 4 on they never rust. The first 5-train closes the private companies and opens brown.',
        ],
      ],
      mistakes: [
        [
          'Taking a harbour’s private without a way there',
          'It reserves the place; the company still needs track to it and a green tile.',
        ],
        [
          'Putting the harbour token off',
          'With the first 5-train anybody may take an empty harbour, and yours costs twice as much.',
        ],
        ['Founding MKB for the yellow phase', 'Moers can be built on only in green.'],
        [
          'Relying on the 2+4',
          'It counts against the limit, but does not fulfil the duty to own a train, and it earns no bonus.',
        ],
        [
          'Holding a full hand when brown comes',
          'The limit falls to two trains. Whoever must take the 2+4 then gives up an ordinary one.',
        ],
      ],
      forgotten: [
        ['Abroad nobody is shut out', 'Unlike in 18Rhl a station on a red hex bars nobody from running there.'],
        ['An empty harbour place is a free place', 'As long as it is empty the city is not blocked.'],
        [
          'Köln is there twice',
          'The two red hexes called Köln are different destinations. Aachen, Jülich or Venlo with two entries count once a route.',
        ],
        ['MKB docks cheaply in Orsoy', 'For 20 in every phase.'],
        [
          'The last token may be a harbour token',
          'If no other is left it may be turned and used as an ordinary station, at the higher price.',
        ],
      ],
    },
    de: {
      lead: 'Das linke Ufer des Niederrheins, mit Häfen, Kohle und Stahl. Gesellschaften und Aktien wie in 18Rhl; die Karte, die Häfen und sechs eigenwillige Privatgesellschaften machen ein anderes Spiel daraus.',
      plates: {
        harbour:
          'CME hat ihren Hafenmarker in Ruhrort. Stahl in Essen, Stahl in Duisburg und Kohle in Oberhausen bringen je zehn dazu: 130 mit einem 4er-Zug.',
        iron: 'Alles auf einer Strecke: Antwerpen nach Essen bringt die 80 des Eisernen Rheins, das Lager Dalheim 20, drei Stahlwerke 30 über den eigenen Hafen. Ein 6er-Zug verdient hier 380.',
      },
      different: [
        [
          'Häfen',
          'Uerdingen, Neuss, Ruhrort und Orsoy bekommen mit dem grünen Plättchen einen Hafenplatz. Der Hafenmarker einer Gesellschaft dort bringt zehn für jede Zeche und jedes Stahlwerk auf ihrer Strecke.',
        ],
        [
          'Wer anlegen darf',
          'Drei Häfen gehören Privatgesellschaften: Bis zum ersten 5er-Zug dürfen nur Gesellschaften ihres Besitzers dorthin, zum halben Preis. Orsoy steht allen offen.',
        ],
        [
          'Drei Übergänge',
          'Ruhrort, Rheinhausen und Düsseldorf. Auf grünen Plättchen zahlt die Fähre zehn weniger; mit Braun kommt die Brücke.',
        ],
        [
          'Gesellschaften mit Vorsprung',
          'ADR, CME, KEG und RhE dürfen in ihrer ersten Runde zwei gelbe Plättchen legen. CCE darf ohne Gleis nach Krefeld, GVE bekommt 100 für die Verbindung nach Venlo.',
        ],
        [
          'Die Kleinbahn und das Lager',
          'Mit der braunen Phase wird die Geldernsche Kreisbahn für immer ein 2+4-Zug. Das Auswandererlager Dalheim bringt einer Gesellschaft 20 für jede Strecke ans rechte Ufer.',
        ],
      ],
      round: [
        [
          'Wer mitspielt',
          'Zu viert alle acht Gesellschaften; zu dritt nimmt ein Szenario zwei heraus, und ihre Heimat bleibt belegt.',
        ],
        [
          'Das Startpaket',
          'Sechs Privatgesellschaften der Reihe nach: Die niedrigste lässt sich kaufen, auf die anderen wird geboten.',
        ],
        [
          'Aktienrunden',
          'Wie in 18Rhl: verkaufen, dann eine gründen oder ein Zertifikat kaufen. In Betrieb geht eine Gesellschaft bei 50 %, MKB bei 60 %, und verkauft den Rest von ihrem Besitzblatt.',
        ],
        [
          'Betrieb: ein Plättchen, ein Bahnhof',
          'Ein Plättchen. Ein Bahnhof: ein gewöhnlicher, oder der Hafenmarker, wo ein Hafen ist.',
        ],
        ['Fahren', 'So viele Züge wie können. Kleinstädte unterwegs sind frei, an den Enden zählen sie.'],
        [
          'Ausschütten oder einbehalten',
          'Der Kurs rückt nur nach rechts, wenn mindestens der Kurs einer Aktie ausgeschüttet wird.',
        ],
        [
          'Züge',
          '2 bis 6; vom 4er an überaltern sie nie. Der erste 5er schließt die Privatgesellschaften und öffnet Braun.',
        ],
      ],
      mistakes: [
        [
          'Einen Hafen ersteigern, ohne hinzukommen',
          'Das Papier reserviert den Platz; Gleise dorthin und ein grünes Plättchen braucht die Gesellschaft trotzdem.',
        ],
        [
          'Den Hafenmarker aufschieben',
          'Mit dem ersten 5er-Zug darf jeder einen leeren Hafen nehmen, und deiner kostet doppelt so viel.',
        ],
        ['MKB für die gelbe Phase gründen', 'In Moers lässt sich erst in Grün bauen.'],
        [
          'Sich auf den 2+4 verlassen',
          'Er zählt zum Limit, erfüllt aber nicht die Pflicht, einen Zug zu haben, und bekommt keinen Bonus.',
        ],
        [
          'Mit vollem Limit in die braune Phase gehen',
          'Das Limit fällt auf zwei Züge. Wer dann den 2+4 nehmen muss, gibt einen gewöhnlichen ab.',
        ],
      ],
      forgotten: [
        [
          'In der Ferne wird niemand ausgesperrt',
          'Anders als in 18Rhl hindert ein Bahnhof auf einem roten Feld niemanden, dorthin zu fahren.',
        ],
        ['Ein leerer Hafenplatz ist ein freier Platz', 'Solange er leer ist, ist die Stadt nicht blockiert.'],
        [
          'Köln gibt es zweimal',
          'Die zwei roten Felder namens Köln sind verschiedene Ziele. Aachen, Jülich oder Venlo mit zwei Eingängen zählen je Strecke einmal.',
        ],
        ['MKB legt in Orsoy billig an', 'Für 20, in jeder Phase.'],
        [
          'Der letzte Marker darf ein Hafenmarker sein',
          'Ist kein anderer übrig, darf er gedreht und als gewöhnlicher Bahnhof gesetzt werden, zum höheren Preis.',
        ],
      ],
    },
  },
};
