import type { terms as english } from '../en/terms.ts';

/** Die Wörter des Spiels: Runden, Phasen, Enden, Abrechnung, Kurstabelle, Karte. */
export const terms: Readonly<Record<keyof typeof english, string>> = {
  'round.auction': 'Versteigerung',
  'round.stock': 'Aktienrunde {number}',
  'round.stock.short': 'AR {number}',
  'round.operating': 'Betriebsrunde {number}.{part}',
  'round.operating.short': 'BR {number}.{part}',
  'round.over': 'Beendet',

  'ending.bank': 'die Bank ist gesprengt',
  'ending.price': 'ein Kurs hat die Spitze erreicht',

  'worth.cash': 'Bargeld',
  'worth.shares': 'Aktien von {of}',
  'worth.debt': 'Schulden bei der Bank',

  'cause.paid': 'Dividende ausgeschüttet',
  'cause.withheld': 'Einnahmen einbehalten oder keine',
  'cause.sold': 'Aktien verkauft',
  'cause.soldOut': 'Am Ende der Aktienrunde ausverkauft',
  'direction.left': '{steps|eins nach links|# nach links}',
  'direction.right': '{steps|eins nach rechts|# nach rechts}',
  'direction.up': '{steps|eins nach oben|# nach oben}',
  'direction.down': '{steps|eins nach unten|# nach unten}',

  'colour.white': 'weiß',
  'colour.yellow': 'gelb',
  'colour.green': 'grün',
  'colour.brown': 'braun',
  'colour.grey': 'grau',
  'colour.blue': 'blau',
  'colour.red': 'rot',
  'terrain.mountain': 'Gebirge',
  'terrain.desert': 'Wüste',
  'stop.city': 'Stadt',
  'stop.town': 'Kleinstadt',
  'stop.offboard': 'Fernverbindung',

  'party.bank': 'die Bank',
  'party.ipo': 'neue Aktien',
  'party.pool': 'der Pool',
  'party.gone': 'aus dem Spiel',
  'place.Harbour': 'Hafen',
};
