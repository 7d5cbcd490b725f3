/** Texts about people and what they agree on: consent, notes in the chat, sessions, coming back. */
export const house = {
  'failure.patience': 'The player has not been away for as long as you agreed.',
  'failure.seen': 'You have seen the secrets of another seat of this game.',
  'failure.mail': 'This server sends no mail.',

  'note.sat': '{person} took seat {seat}.',
  'note.left': '{person} left seat {seat}.',
  'note.handed': '{person} handed seat {seat} to {who}.',
  'note.vacated': 'You decided: seat {seat} of {who} is free. {person} had asked.',
  'note.host': '{person} made {who} the host.',
  'note.terms': 'All agreed with {person}: {terms}.',
  'note.nobody': 'somebody who is gone',

  'terms.access.open': 'the table is listed',
  'terms.access.private': 'the table is found by its link only',
  'terms.spectators.yes': 'spectators are welcome',
  'terms.spectators.no': 'no spectators',
  'terms.aids.yes': 'best routes are suggested',
  'terms.aids.no': 'no routes are suggested',
  'terms.undo.free': 'anybody takes back at once',
  'terms.undo.ask': 'others’ moves are taken back if they agree',
  'terms.undo.none': 'nothing is taken back',
  'terms.patience': 'after {time} of absence the others may free a seat',
  'time.minutes': '{count|one minute|# minutes}',
  'time.hours': '{count|one hour|# hours}',
  'time.days': '{count|one day|# days}',

  'table.motion.terms': '{player} proposes: {terms}.',
  'table.motion.withdraw': 'Withdraw',
  'table.motion.takeBack': 'Take back my yes',
} as const;
