import { inStock } from '@roundhouse/engine';
import type { Guide } from './guide.ts';

/** How 18LRA is played by two with the Investor. */
export const investor: Guide = {
  titles: ['18lra-investor'],
  plates: [
    {
      id: 'link',
      chapter: 'different',
      position: {
        players: 2,
        options: { scenario: 3 },
        phase: '2',
        sold: { 2: 1 },
        par: { RhE: 70, CME: 80 },
        shares: { RhE: { Investor: 5, 0: 1, 1: 2, RhE: 2 }, CME: { 0: 5, CME: 5 } },
        director: { RhE: 'Investor' },
        floated: ['RhE', 'CME'],
        tokens: { RhE: ['K11'] },
        tiles: { J10: '6/3', I11: '8/4' },
        trains: { RhE: ['2'] },
        privates: { P3: { owner: 'RhE' } },
        slices: { investor: { company: 'RhE', card: 3, manager: 0 } },
        at: inStock(0),
      },
      around: ['K11', 'J10', 'I13', 'H14', 'G13'],
    },
  ],
  words: {
    en: {
      lead: '18LRA for two. A third shareholder sits at the table: the Investor. It has no money and no mind of its own, but it leads a company, takes shares, and both of you run its trains in turn. Only you two are compared at the end.',
      plates: {
        link: 'RhE belongs to the Investor and must build the shortest link from Köln to its harbour in Neuss. Two tiles lie; one is missing, through Dormagen. Whoever holds the card lays it, and may choose only among tiles that shorten the way.',
      },
      different: [
        [
          'A company for nobody and for both',
          'At the start one of BME, RhE, CCE and ADR is drawn. The Investor holds half of it, a harbour belongs to it, and it acts from the first operating round on.',
        ],
        [
          'The card passes on',
          'Whoever holds the Investor card decides for its company this once; then the other. After the first stock round the richer of you chooses: priority or the card.',
        ],
        ['Everything is free for it', 'Tiles, stations and trains cost it nothing, and nothing is paid to it.'],
        [
          'It buys by rule',
          'In every later stock round it takes the dearest certificate it may have: one in yellow, two in green, three in brown. Of a player’s company it holds 20 % at most.',
        ],
      ],
      round: [
        [
          'Setting up',
          'A scenario with six companies; the Investor’s private company is not for sale, the other five are auctioned as usual.',
        ],
        ['Your duty in the first round', 'Each of you must buy a director’s certificate.'],
        [
          'Later stock rounds',
          'You, the Investor, the other. It never sells and never comes back once it has left. Whoever of you passes first at the end gets priority.',
        ],
        [
          'Its track',
          'Until home and harbour are joined it must build the shortest link. Afterwards it only upgrades, its harbour first.',
        ],
        ['Its station', 'As soon as its harbour token can go to its harbour, that is the station of the turn.'],
        [
          'Its run and its money',
          'The best run is compulsory, and it is always paid out, except in a turn in which it takes a train that lasts: a 4, 5 or 6.',
        ],
        [
          'Its trains',
          'Up to two, each time the cheapest kind it does not yet own, new from the bank. This moves the phases on without you.',
        ],
      ],
      mistakes: [
        ['Taking its company for an enemy', 'You both can hold its shares, and it nearly always pays.'],
        ['Not counting its trains', 'It takes a train whenever it may. Your old trains rust by its doing, too.'],
        [
          'Wasting your turn with the card',
          'Among equally short links choose the one that serves your company; among stations, the one that stops the other.',
        ],
        ['Passing late for priority', 'In this game it goes to whoever passes first.'],
        [
          'Using your private companies for it',
          'None of your functions works for its company: you manage it, you do not direct it.',
        ],
      ],
      forgotten: [
        ['Its purchase wakes you up', 'A certificate it takes is an action: whoever had passed is asked again.'],
        [
          'It pays into your treasury',
          'A certificate it takes from your company’s charter is paid for by the bank, at the price of the day.',
        ],
        [
          'You cannot sell it a directorship',
          'A sale after which the Investor would lead your company is not allowed.',
        ],
        [
          'At its limit it exchanges',
          'Its cheapest certificate for a dearer one; never below half of its own company.',
        ],
        [
          'As an option: bid for the card',
          'After its company’s turn the holder may offer money to keep the card. Accept and be paid, or pay the same and have it.',
        ],
      ],
    },
    de: {
      lead: '18LRA zu zweit. Ein dritter Aktionär sitzt am Tisch: der Investor. Er hat kein Geld und keinen eigenen Kopf, aber er führt eine Gesellschaft, nimmt Aktien, und ihr beide lasst ihre Züge abwechselnd fahren. Am Ende werdet nur ihr zwei verglichen.',
      plates: {
        link: 'RhE gehört dem Investor und muss die kürzeste Verbindung von Köln zu ihrem Hafen in Neuss bauen. Zwei Plättchen liegen; eines fehlt, durch Dormagen. Wer das Kärtchen hat, legt es und darf nur unter Plättchen wählen, die den Weg verkürzen.',
      },
      different: [
        [
          'Eine Gesellschaft für keinen und für beide',
          'Am Anfang wird eine von BME, RhE, CCE und ADR gezogen. Der Investor hält die Hälfte, ein Hafen gehört ihr, und sie handelt von der ersten Betriebsrunde an.',
        ],
        [
          'Das Kärtchen wandert',
          'Wer das Investor-Kärtchen hat, entscheidet dieses Mal für seine Gesellschaft; dann der andere. Nach der ersten Aktienrunde wählt der Reichere von euch: Priorität oder Kärtchen.',
        ],
        [
          'Für sie ist alles umsonst',
          'Plättchen, Bahnhöfe und Züge kosten sie nichts, und gezahlt wird an sie nichts.',
        ],
        [
          'Er kauft nach Regel',
          'In jeder späteren Aktienrunde nimmt er das teuerste Zertifikat, das er haben darf: in Gelb eines, in Grün zwei, in Braun drei. Von der Gesellschaft eines Spielers hält er höchstens 20 %.',
        ],
      ],
      round: [
        [
          'Aufbau',
          'Ein Szenario mit sechs Gesellschaften; die Privatgesellschaft des Investors steht nicht zum Verkauf, die anderen fünf werden wie sonst ersteigert.',
        ],
        ['Eure Pflicht in der ersten Runde', 'Jeder muss ein Direktorzertifikat kaufen.'],
        [
          'Spätere Aktienrunden',
          'Du, der Investor, der andere. Er verkauft nie und kommt nicht wieder, wenn er ausgestiegen ist. Wer von euch am Ende zuerst passt, bekommt die Priorität.',
        ],
        [
          'Ihre Gleise',
          'Bis Heimat und Hafen verbunden sind, muss sie die kürzeste Verbindung bauen. Danach baut sie nur aus, zuerst ihren Hafen.',
        ],
        ['Ihr Bahnhof', 'Sobald ihr Hafenmarker auf ihren Hafen kann, ist das der Bahnhof des Zuges.'],
        [
          'Ihre Fahrt und ihr Geld',
          'Die beste Fahrt ist Pflicht, und ausgeschüttet wird immer, außer wenn sie danach einen Zug nimmt, der bleibt: einen 4er, 5er oder 6er.',
        ],
        [
          'Ihre Züge',
          'Bis zu zwei, jedes Mal die billigste Art, die sie noch nicht hat, neu von der Bank. Damit rücken die Phasen auch ohne euch vor.',
        ],
      ],
      mistakes: [
        [
          'Seine Gesellschaft für einen Feind halten',
          'Ihr könnt beide ihre Aktien halten, und sie schüttet fast immer aus.',
        ],
        ['Ihre Züge nicht mitzählen', 'Sie nimmt einen Zug, wann immer sie darf. Auch durch sie überaltern deine.'],
        [
          'Die eigene Runde mit dem Kärtchen verschenken',
          'Unter gleich kurzen Verbindungen nimm die, die deiner Gesellschaft nützt; unter Bahnhöfen den, der den anderen aufhält.',
        ],
        ['Für den Priorität spät passen', 'Hier bekommt sie, wer zuerst passt.'],
        [
          'Eigene Privatgesellschaften für sie nutzen wollen',
          'Keine deiner Funktionen gilt für sie: Du verwaltest sie, du bist nicht ihr Direktor.',
        ],
      ],
      forgotten: [
        [
          'Sein Kauf weckt euch',
          'Ein Zertifikat, das er nimmt, ist eine Aktion: Wer gepasst hatte, wird wieder gefragt.',
        ],
        [
          'Er bringt Geld in deine Kasse',
          'Ein Zertifikat, das er vom Besitzblatt deiner Gesellschaft nimmt, zahlt ihr die Bank zum Tageskurs.',
        ],
        [
          'Ein Direktorium lässt sich ihm nicht verkaufen',
          'Ein Verkauf, nach dem der Investor deine Gesellschaft führte, ist nicht erlaubt.',
        ],
        [
          'An seinem Limit tauscht er',
          'Sein billigstes Zertifikat gegen ein teureres; nie unter die Hälfte seiner eigenen Gesellschaft.',
        ],
        [
          'Auf Wunsch: um das Kärtchen bieten',
          'Nach dem Zug der Gesellschaft darf der Inhaber Geld bieten, um es zu behalten. Annehmen und bezahlt werden, oder dasselbe zahlen und es bekommen.',
        ],
      ],
    },
  },
};
