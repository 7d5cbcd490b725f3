import type { learn as en } from '../en/learn.ts';

/** Texts about lessons. */
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
};
