import type { Guide } from './guide.ts';

/** A director action of BME in the fifth player round. */
const ACTION = [
  { at: 'players', done: [], number: 5, turn: 0, acted: true },
  { at: 'turn', done: [], company: 'BME', step: 'direct' },
];

/** How the Short Games are played. */
export const shortGame: Guide = {
  titles: ['18rhl-short', '18lra-short'],
  plates: [
    {
      id: 'first',
      chapter: 'round',
      position: {
        players: 3,
        phase: '2',
        shares: { BME: { 0: 2 }, DEE: { 1: 2 } },
        tokens: { BME: ['F13.1'], DEE: ['F9.1'] },
        tiles: { F11: '9/1' },
        trains: { BME: ['2'], DEE: ['2'] },
        sold: { 2: 2 },
        at: ACTION,
      },
      around: ['F9', 'F13', 'G12', 'E12'],
      run: { company: 'DEE', earns: 60 },
    },
  ],
  words: {
    en: {
      lead: 'The Rhineland in three quarters of an hour, without money to manage. Certificates are taken, not bought; companies build and run for nothing. Only what the trains pay you counts: at the end most money wins, and shares are worth nothing.',
      plates: {
        first:
          'DEE in Düsseldorf and BME in Elberfeld are joined by one tile. DEE’s 2-train earns 60 over it, and each of its shares gets a tenth.',
      },
      different: [
        ['Everything is free', 'Track, stations, trains and certificates. Terrain costs nothing either.'],
        [
          'A train comes with the director',
          'Whoever takes a director’s certificate gets the company and the next train of the supply. One train for each company, never two.',
        ],
        [
          'No prices, no sales',
          'What you have taken you keep, up to the limit. Its only worth is the dividends still to come.',
        ],
        [
          'Old trains go on',
          'A train that would rust elsewhere still runs. But you may replace it by the next of the supply.',
        ],
      ],
      round: [
        [
          'Take a certificate',
          'The top one of any stack. You must, even at your limit: then you put another into the pool.',
        ],
        [
          'Act for one company you lead',
          'One of four things, or nothing: a tile, a station, a newer train for an old one, or exchange the trains of two of your companies.',
        ],
        ['Next player', 'Always in the same order, beginning with the same player.'],
        [
          'A train round',
          'After every second round, with three players after every third: every company with a director runs, in the order of the alphabet, and pays everything out.',
        ],
        ['The end', 'With the last certificate comes a last train round. Money decides.'],
      ],
      mistakes: [
        [
          'Starting companies late',
          'A share of a company that runs four more times is worth four dividends. Early ones pay longest.',
        ],
        ['Leaving out the action', 'There is always something to build. A turn without a tile is a turn lost.'],
        ['Holding one of everything', 'Many shares of the company with the best line pay more than one of each.'],
        [
          'Being overtaken',
          'Whoever holds more shares becomes director and gets the train. Keep count of your best company.',
        ],
        [
          'Leaving a lasting train on a short line',
          'A company with a train that lasts takes no other. Exchange trains between your companies so that the long one has the long line.',
        ],
      ],
      forgotten: [
        ['Pool certificates are gone', 'Nobody can take them, and they are paid nothing.'],
        ['Stations abroad shut others out in 18Rhl', 'The token is free, so use it.'],
        ['From brown on two yellow tiles', 'In one action, for the same company; or one upgrade.'],
        ['Bonuses count', 'Coal and steel, the Iron Rhine, harbours on the Lower Rhine: as in the long game.'],
        [
          'Exchanging works with lasting trains, too',
          'An old train in, a new one out: first exchange, later replace the old one.',
        ],
      ],
    },
    de: {
      lead: 'Das Rheinland in einer Dreiviertelstunde, ohne Geld zu verwalten. Zertifikate werden genommen, nicht gekauft; Gesellschaften bauen und fahren umsonst. Es zählt nur, was die Züge dir zahlen: Am Ende gewinnt das meiste Geld, Aktien sind nichts wert.',
      plates: {
        first:
          'DEE in Düsseldorf und BME in Elberfeld sind durch ein Plättchen verbunden. Der 2er von DEE verdient darüber 60, und jede ihrer Aktien bekommt ein Zehntel.',
      },
      different: [
        ['Alles ist umsonst', 'Gleise, Bahnhöfe, Züge und Zertifikate. Auch Gelände kostet nichts.'],
        [
          'Mit dem Direktor kommt ein Zug',
          'Wer ein Direktorzertifikat nimmt, bekommt die Gesellschaft und den nächsten Zug des Vorrats. Für jede Gesellschaft einen, nie zwei.',
        ],
        [
          'Keine Kurse, keine Verkäufe',
          'Was du genommen hast, behältst du, bis zum Limit. Wert sind nur die Dividenden, die noch kommen.',
        ],
        [
          'Alte Züge fahren weiter',
          'Ein Zug, der sonst überaltert wäre, fährt noch. Aber du darfst ihn durch den nächsten des Vorrats ersetzen.',
        ],
      ],
      round: [
        [
          'Ein Zertifikat nehmen',
          'Das oberste eines Stapels. Du musst, auch am Limit: Dann legst du ein anderes in den Pool.',
        ],
        [
          'Für eine deiner Gesellschaften handeln',
          'Eines von vieren, oder nichts: ein Plättchen, ein Bahnhof, ein neuerer Zug für einen alten, oder die Züge zweier deiner Gesellschaften tauschen.',
        ],
        ['Der Nächste', 'Immer in derselben Reihenfolge, beginnend mit demselben Spieler.'],
        [
          'Eine Zugrunde',
          'Nach jeder zweiten Runde, zu dritt nach jeder dritten: Alle Gesellschaften mit Direktor fahren, nach dem Alphabet, und schütten alles aus.',
        ],
        ['Das Ende', 'Mit dem letzten Zertifikat kommt eine letzte Zugrunde. Geld entscheidet.'],
      ],
      mistakes: [
        [
          'Gesellschaften spät gründen',
          'Eine Aktie einer Gesellschaft, die noch viermal fährt, ist vier Dividenden wert. Frühe zahlen am längsten.',
        ],
        ['Die Aktion auslassen', 'Zu bauen gibt es immer etwas. Ein Zug ohne Plättchen ist ein verlorener.'],
        [
          'Von allem eines halten',
          'Viele Aktien der Gesellschaft mit der besten Strecke zahlen mehr als je eine von allen.',
        ],
        [
          'Sich überholen lassen',
          'Wer mehr Aktien hält, wird Direktor und bekommt den Zug. Zähle bei deiner besten Gesellschaft mit.',
        ],
        [
          'Einen bleibenden Zug auf kurzer Strecke lassen',
          'Eine Gesellschaft mit einem solchen Zug nimmt keinen anderen. Tausche zwischen deinen Gesellschaften, damit der lange Zug die lange Strecke hat.',
        ],
      ],
      forgotten: [
        ['Zertifikate im Pool sind weg', 'Niemand kann sie nehmen, und sie bekommen nichts.'],
        ['Bahnhöfe in der Ferne sperren in 18Rhl andere aus', 'Der Marker ist umsonst, also nutze ihn.'],
        ['Ab Braun zwei gelbe Plättchen', 'In einer Aktion, für dieselbe Gesellschaft; oder ein Ausbau.'],
        ['Boni zählen', 'Kohle und Stahl, der Eiserne Rhein, Häfen am Niederrhein: wie im langen Spiel.'],
        [
          'Auch bleibende Züge lassen sich tauschen',
          'Alter Zug hinein, neuer heraus: erst tauschen, später den alten ersetzen.',
        ],
      ],
    },
  },
};
