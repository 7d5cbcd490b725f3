import type { clock as english } from '../en/clock.ts';

/** Zeit: die Uhren eines Tisches, und wann sie für jemanden stehen. */
export const clock: Readonly<Record<keyof typeof english, string>> = {
  'new.clock': 'Zeit',
  'new.clock.then': 'Wenn jemandes Zeit abgelaufen ist',
  'terms.clock.none': 'keine Uhr',
  'terms.clock.question': '{time} für jede Frage',
  'terms.clock.bank': '{time} für das Spiel und {more} mehr für jeden Spielzug',
  'terms.clock.live': 'live: {time} für das Spiel und {more} mehr für jeden Spielzug',
  'terms.clock.then.remind': 'dann sehen es alle',
  'terms.clock.then.answer': 'dann gibt der Server die am wenigsten schädliche Antwort',
  'terms.clock.then.bot': 'dann spielt ein Bot weiter',
  'terms.clock.then.vote': 'dann dürfen die anderen über den Platz abstimmen',
  'clock.until': 'bis {time}',
  'clock.late': 'Zeit abgelaufen',
  'clock.awaited': 'Warten auf {player}, gefragt {when}',
  'note.late': 'Die Zeit von {who} ist abgelaufen.',
  'note.late.bot': 'Die Zeit von {who} ist abgelaufen: {bot} spielt weiter.',
  'note.late.answer': 'Die Zeit von {who} ist abgelaufen. Der Server hat geantwortet: {what}.',
  'calendar.title': 'Wann für mich keine Uhr läuft',
  'calendar.hint':
    'An Tischen mit Uhr zählen deine Nächte und freien Tage nicht, nach der Zeit von {zone}. Live-Partien laufen immer.',
  'calendar.zone': 'Ich bin jetzt in {zone}',
  'calendar.night': 'Nacht',
  'calendar.night.from': 'Nacht von',
  'calendar.night.to': 'Nacht bis',
  'calendar.weekends': 'Wochenenden sind frei',
  'calendar.holiday': 'Im Urlaub bis einschließlich',
  'calendar.back': 'Ich bin zurück',
};
