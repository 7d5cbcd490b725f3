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
  'record.missed': 'Liegengelassenes Einkommen',
  'record.missed.compare': '{count|Die Fahrt|Alle # Fahrten} mit der besten vergleichen',
  'record.missed.at': '{at} von {of} Fahrten verglichen',
  'record.missed.sum': 'Insgesamt liegengelassen: {all}',
  'record.missed.none': 'Jede Fahrt war die beste, die es gab.',
  'record.missed.where': 'Runde',
  'record.missed.company': 'Gesellschaft',
  'record.missed.earned': 'Verdient',
  'record.missed.best': 'Beste',
  'record.missed.csv': 'Als CSV speichern',
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
  'practice.title': 'Üben',
  'practice.day': 'Aufgabe des Tages, {date}',
  'practice.lead':
    'Eine Stellung, eine Frage, vier Antworten. Jede Antwort hat die Engine ausgerechnet, und die beste Fahrt ist bewiesen.',
  'practice.making': 'Eine Stellung wird aufgebaut …',
  'practice.none': 'Aus dieser ist nichts geworden. Nimm die nächste.',
  'practice.answer': 'Das ist meine Antwort',
  'practice.next': 'Noch eine Aufgabe',
  'practice.today': 'Die Aufgabe des Tages',
  'practice.share': 'Link zu dieser Aufgabe kopieren',
  'practice.count': '{right} von {count} auf Anhieb richtig.',
  'practice.open': 'Üben: kleine Aufgaben ohne Ende, jeden Tag eine für alle',
  'practice.fleets': 'Züge vor dem Kauf',
  'practice.lay': 'Plättchen {tile} auf {hex}',
  'practice.run': '{company} lässt ihre Züge fahren: {trains}. Wie viel können sie zusammen höchstens verdienen?',
  'practice.run.right': 'Richtig, mehr als {best} geht nicht. {routes}.',
  'practice.run.more': '{answer} verdient keine erlaubte Fahrt. Höchstens {best}. {routes}.',
  'practice.run.less': 'Mit {answer} bleibt Geld liegen. Höchstens {best}. {routes}.',
  'practice.tile':
    '{company} legt ein Plättchen und lässt dann ihre Züge fahren: {trains}. Welches davon bringt sofort am meisten?',
  'practice.tile.right': 'Richtig: Danach verdienen die Züge {best}, davor {before}.',
  'practice.tile.wrong': 'Danach verdienen die Züge {answer}. Besser: {lay}, für {best}. Ganz ohne sind es {before}.',
  'practice.rust': '{company} kauft den ersten {train}. Welche Gesellschaft steht danach ohne Zug da?',
  'practice.rust.right': 'Richtig: Der erste {train} verschrottet den {lost}, und {company} hat sonst keinen.',
  'practice.rust.wrong':
    '{mine} behält {keeps}. Der erste {train} verschrottet den {lost}, und {company} hat sonst keinen.',
  'practice.pays':
    '{company} hat {income} verdient und schüttet aus. Du hältst {shares|eine Aktie|# Aktien} von {of}. Was bekommst du?',
  'practice.pays.right': 'Richtig: Auf {shares|eine Aktie|# Aktien} von {of} entfallen von {income} genau {best}.',
  'practice.pays.wrong':
    'Nicht ganz: Auf {shares|eine Aktie|# Aktien} von {of} entfallen von {income}, notfalls aufgerundet, {best}.',
  'practice.price.pay':
    '{company} steht bei {price}, hat {income} verdient und schüttet aus. Was ist ihre Aktie dann wert?',
  'practice.price.keep':
    '{company} steht bei {price}, hat {income} verdient und behält es. Was ist ihre Aktie dann wert?',
  'practice.price.right': 'Richtig: Von {price} rückt der Marker von {company} auf {best}.',
  'practice.price.wrong':
    'Von {price} rückt der Marker von {company} auf {best}. Sieh in die Kurstabelle: Was bewegt ihn, und wie weit?',
};
