import type { house as english } from '../en/house.ts';

/** Worte zu Menschen und ihren Abmachungen: Einverständnis, Vermerke im Gespräch, Anmeldungen, Wiederkommen. */
export const house: Readonly<Record<keyof typeof english, string>> = {
  'failure.patience': 'Der Spieler ist noch nicht so lange fort, wie ihr vereinbart habt.',
  'failure.seen': 'Du hast Verborgenes eines anderen Platzes dieser Partie gesehen.',
  'failure.mail': 'Dieser Server verschickt keine Mail.',

  'note.sat': '{person} hat Platz {seat} genommen.',
  'note.left': '{person} hat Platz {seat} verlassen.',
  'note.handed': '{person} hat Platz {seat} an {who} übergeben.',
  'note.vacated': 'Ihr habt entschieden: Platz {seat} von {who} ist frei. Beantragt von {person}.',
  'note.host': '{person} hat {who} zum Gastgeber gemacht.',
  'note.terms': 'Alle sind {person} gefolgt: {terms}.',
  'note.nobody': 'jemand, der nicht mehr da ist',

  'terms.access.open': 'der Tisch steht in der Liste',
  'terms.access.private': 'der Tisch ist nur über seinen Link zu finden',
  'terms.spectators.yes': 'Zuschauer sind willkommen',
  'terms.spectators.no': 'keine Zuschauer',
  'terms.aids.yes': 'beste Strecken werden vorgeschlagen',
  'terms.aids.no': 'keine Strecken werden vorgeschlagen',
  'terms.undo.free': 'jeder nimmt sofort zurück',
  'terms.undo.ask': 'fremde Züge werden zurückgenommen, wenn die anderen zustimmen',
  'terms.undo.none': 'nichts wird zurückgenommen',
  'terms.patience': 'nach {time} Abwesenheit dürfen die anderen einen Platz freigeben',
  'time.minutes': '{count|einer Minute|# Minuten}',
  'time.hours': '{count|einer Stunde|# Stunden}',
  'time.days': '{count|einem Tag|# Tagen}',

  'table.motion.terms': '{player} schlägt vor: {terms}.',
  'table.motion.withdraw': 'Zurückziehen',
  'table.motion.takeBack': 'Mein Ja zurücknehmen',
};
