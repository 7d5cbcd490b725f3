import type { signals as english } from '../en/signals.ts';

/** Wie jemand gerufen wird, der nicht am Tisch ist. */
export const signals: Readonly<Record<keyof typeof english, string>> = {
  'signals.title': 'Ruft mich',
  'signals.hint':
    'Wenn ein Spiel auf dich wartet und du nicht da bist. In keiner Nachricht steht je etwas Verdecktes. Auch @Name im Chat ruft jemanden.',
  'signals.kind': 'Wie',
  'signals.kind.push': 'Dieser Browser',
  'signals.kind.mail': 'E-Mail',
  'signals.kind.discord': 'Discord',
  'signals.kind.slack': 'Slack',
  'signals.kind.telegram': 'Telegram',
  'signals.kind.json': 'Webhook (JSON)',
  'signals.url': 'Adresse des Webhooks',
  'signals.token': 'Schlüssel deines Bots',
  'signals.chat': 'Nummer des Chats',
  'signals.add': 'Hinzufügen',
  'signals.test': 'Testen',
  'signals.remove': 'Entfernen',
  'signals.tested': 'Gesendet. Es sollte gleich ankommen.',
  'signals.failed': 'Es konnte nicht gesendet werden.',
  'signals.stopped': 'nach Fehlern angehalten; ein gelungener Test setzt es wieder in Gang',
  'signals.push.no': 'Dieser Browser erlaubt es nicht.',
  'signals.digest': 'Sammeln',
  'signals.digest.none': 'gar nicht, ruft mich jedes Mal',
  'signals.digest.after': '{minutes|eine Minute|# Minuten}',
  'signals.quiet': 'Ruhe',
  'signals.quiet.from': 'Ruhe von',
  'signals.quiet.to': 'Ruhe bis',
  'signals.mute': 'Ruft mich von diesem Tisch',
};
