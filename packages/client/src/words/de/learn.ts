import type { learn as en } from '../en/learn.ts';

/** Texts about learning: lessons, the coach, what a game shows afterwards. */
export const learn: Readonly<Record<keyof typeof en, string>> = {
  'site.learn': 'Lernen',
  'landing.learn': 'Neu hier? In kleinen Lektionen lernen',
  'learn.title': 'Spielen lernen',
  'learn.lead':
    'Kleine Stellungen auf echten Plänen, je ein, zwei Minuten. Jede Lektion fragt nach einer Entscheidung und sagt, was daraus folgt. Kaputtgehen kann nichts.',
  'learn.begin': 'Anfangen: {what}',
  'learn.onward': 'Weiter: {what}',
  'learn.lesson': 'Lektion',
  'learn.all': 'Alle Lektionen',
  'learn.done': 'Gelernt.',
  'learn.next': 'Als Nächstes: {what}',
  'learn.again': 'Noch einmal',
  'learn.finish': 'Das war die letzte',
  'learn.missing': 'Diese Lektion gibt es nicht.',
  'learn.first': 'Dann eine erste Partie',
  'learn.first.lead':
    '{title} gegen zwei Lehrlinge: kein Geld zu verwalten, in weniger als einer Stunde vorbei. Frage jederzeit, was ein starker Spieler täte.',
  'learn.first.start': 'Eine erste Partie spielen',
  'coach.name': 'Trainer',
  'coach.understood': 'Verstanden',
  'coach.stand': 'So steht es: {all}',
  'settings.coach': 'Jede Frage erklären',
  'settings.coach.hint': 'Wenn sie zum ersten Mal kommt, bei Partien an diesem Bildschirm.',
  'coach.stock':
    'In einer Aktienrunde darfst du Aktien verkaufen und dann eine kaufen; danach ist der Nächste dran. Aktien bringen dir einen Teil dessen, was ihre Gesellschaft ausschüttet, und zählen am Ende zu ihrem Kurs. Passen alle nacheinander, ist die Runde vorbei.',
  'coach.track':
    'Deine Gesellschaft darf bauen: drücke ein leuchtendes Feld, wähle ein Plättchen, drehe es, lege es. Gleise führen Züge von ihren Bahnhöfen zu Städten und Orten, und die zahlen.',
  'coach.token':
    'Deine Gesellschaft darf einen Bahnhof in eine Stadt setzen, die sie erreicht. Züge müssen einen Bahnhof ihrer Gesellschaft berühren, und eine Stadt voll fremder Bahnhöfe lässt niemanden sonst durch.',
  'coach.run':
    'Die Züge fahren. Jeder besucht so viele Halte, wie er darf, mindestens einen davon mit einem Bahnhof von dir. Die beste Fahrt ist schon gefunden; nimm sie oder ziehe eine andere.',
  'coach.dividend':
    'Schütte aus, und jede Aktie bekommt ihren Teil und der Kurs steigt; oder behalte das Geld in der Gesellschaft, und der Kurs fällt. Behalte es, wenn bald ein Zug gekauft werden muss, sonst schütte aus.',
  'coach.trains':
    'Züge verdienen das Geld. Neue Arten machen alte früher oder später wertlos; sieh also nach, was der nächste verschrottet, bevor du wartest.',
  'learn.words': 'Was die Wörter bedeuten',
  'learn.words.lead': 'Die Wörter des Hobbys, je ein Satz.',
  'learn.words.find': 'Suchen',
  'learn.words.none': 'Dieses Wort steht hier nicht.',
  'guide.different': 'Was es anders macht',
  'guide.round': 'Eine Runde, Schritt für Schritt',
  'guide.mistakes': 'Fünf Fehler am Anfang',
  'guide.forgotten': 'Was auch Erfahrene vergessen',
  'guide.onward': 'Wie es weitergeht',
  'guide.rules': 'Die Regeln nach Absätzen',
  'guide.read': 'Wie man spielt',
  'guide.read.title': 'Wie man {title} spielt',
  'learn.guides': 'Wie jedes Spiel geht, in einfachen Worten',
  'peer.lead': 'Hier gilt das gedruckte Regelheft. Wo 18xx.games anders spielt, soweit wir wissen:',
  'peer.here': 'Hier',
  'peer.there': 'Auf 18xx.games',
  'practice.open': 'Üben: kleine Aufgaben ohne Ende, jeden Tag eine für alle',
};
