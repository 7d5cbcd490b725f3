import type { en } from './en.ts';

/** Was beim Üben gesagt wird. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Üben',
  day: 'Aufgabe des Tages, {date}',
  lead: 'Eine Stellung, eine Frage, vier Antworten. Jede Antwort ist ausgerechnet, und die beste Fahrt ist bewiesen.',
  making: 'Eine Stellung wird aufgebaut …',
  none: 'Aus dieser ist nichts geworden. Nimm die nächste.',
  answer: 'Das ist meine Antwort',
  next: 'Noch eine Aufgabe',
  today: 'Die Aufgabe des Tages',
  share: 'Link zu dieser Aufgabe kopieren',
  count: '{right} von {count} auf Anhieb richtig.',
  fleets: 'Züge vor dem Kauf',
  lay: 'Plättchen {tile} auf {hex}',
  run: '{company} lässt ihre Züge fahren: {trains}. Wie viel können sie zusammen höchstens verdienen?',
  'run.right': 'Richtig, mehr als {best} geht nicht. {routes}.',
  'run.more': '{answer} verdient keine erlaubte Fahrt. Höchstens {best}. {routes}.',
  'run.less': 'Mit {answer} bleibt Geld liegen. Höchstens {best}. {routes}.',
  tile: '{company} legt ein Plättchen und lässt dann ihre Züge fahren: {trains}. Welches davon bringt sofort am meisten?',
  'tile.right': 'Richtig: Danach verdienen die Züge {best}, davor {before}.',
  'tile.wrong': 'Danach verdienen die Züge {answer}. Besser: {lay}, für {best}. Ganz ohne sind es {before}.',
  rust: '{company} kauft den ersten {train}. Welche Gesellschaft steht danach ohne Zug da?',
  'rust.right': 'Richtig: Der erste {train} verschrottet den {lost}, und {company} hat sonst keinen.',
  'rust.wrong': '{mine} behält {keeps}. Der erste {train} verschrottet den {lost}, und {company} hat sonst keinen.',
  pays: '{company} hat {income} verdient und schüttet aus. Du hältst {shares|eine Aktie|# Aktien} von {of}. Was bekommst du?',
  'pays.right': 'Richtig: Auf {shares|eine Aktie|# Aktien} von {of} entfallen von {income} genau {best}.',
  'pays.wrong':
    'Nicht ganz: Auf {shares|eine Aktie|# Aktien} von {of} entfallen von {income}, notfalls aufgerundet, {best}.',
  'price.pay': '{company} steht bei {price}, hat {income} verdient und schüttet aus. Was ist ihre Aktie dann wert?',
  'price.keep': '{company} steht bei {price}, hat {income} verdient und behält es. Was ist ihre Aktie dann wert?',
  'price.right': 'Richtig: Von {price} rückt der Marker von {company} auf {best}.',
  'price.wrong':
    'Von {price} rückt der Marker von {company} auf {best}. Sieh in die Kurstabelle: Was bewegt ihn, und wie weit?',
};
