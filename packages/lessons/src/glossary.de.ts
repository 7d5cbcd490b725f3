import type { Term } from './glossary.ts';

/** The words of the hobby in German. */
export const de: Readonly<Record<string, Term>> = {
  auction: {
    name: 'Versteigerung',
    says: 'Papiere werden nacheinander angeboten; wer am meisten bietet, bekommt sie.',
  },
  bank: {
    name: 'Bank',
    says: 'Wo das Geld herkommt und hingeht. In den meisten Spielen ist ihr Ende das Ende der Partie.',
  },
  bot: { name: 'Bot', says: 'Ein Spieler, für den der Computer antwortet. Er sieht nur, was sein Platz sehen darf.' },
  certificate: {
    name: 'Zertifikat',
    says: 'Ein Papier über eine oder mehrere Aktien. Jeder darf nur eine bestimmte Zahl halten.',
  },
  chart: {
    name: 'Kurstabelle',
    says: 'Die Tabelle der Kurse. Jede Gesellschaft hat darauf einen Marker, der sich mit Verkäufen und Dividenden bewegt.',
  },
  charter: { name: 'Gesellschaftstafel', says: 'Die Tafel einer Gesellschaft: ihre Kasse, Züge und Bahnhöfe.' },
  city: {
    name: 'Stadt',
    says: 'Ein Kreis auf der Karte mit Platz für einen oder mehrere Bahnhöfe. Züge verdienen seinen Wert.',
  },
  director: {
    name: 'Direktor',
    says: 'Wer am meisten von einer Gesellschaft hält. Er entscheidet alles für sie und zahlt ihren Zug, wenn sie es nicht kann.',
  },
  dividend: { name: 'Dividende', says: 'Ausgeschüttetes Einkommen: jede Aktie bekommt ihren Teil. Der Kurs steigt.' },
  emergency: {
    name: 'Notkauf',
    says: 'Eine Gesellschaft, die einen Zug haben muss und ihn nicht zahlen kann: ihr Direktor zahlt den Rest, notfalls durch Verkauf von Aktien.',
  },
  float: {
    name: 'Betriebsbereit werden',
    says: 'Eine Gesellschaft wird betriebsbereit, wenn genug ihrer Aktien verkauft sind. Dann hat sie Geld und handelt.',
  },
  gauge: {
    name: 'Spurweite',
    says: 'Wo zwei Spurweiten zusammentreffen, zählt die Grenze wie eine Stadt; ein Zug mit Plus überquert eine umsonst.',
  },
  hex: { name: 'Feld', says: 'Ein sechseckiges Feld der Karte. Darauf liegen Plättchen.' },
  home: { name: 'Heimat', says: 'Wo eine Gesellschaft ihren ersten Bahnhof hat.' },
  ipo: { name: 'Neue Aktien', says: 'Aktien, die noch niemand gekauft hat. Sie kosten Pari.' },
  k: {
    name: 'K',
    says: 'Eine Stadt mit eigenen Plättchen. In 1848 bringt eine Fahrt von K-Stadt zu K-Stadt einen Bonus.',
  },
  liquid: { name: 'Flüssig', says: 'Bargeld und was sich jetzt verkaufen ließe.' },
  loan: { name: 'Kredit', says: 'Geld, das eine Gesellschaft borgt. Es kostet ihren Kurs.' },
  lot: { name: 'Los', says: 'Ein Papier oder mehrere zusammen, die am Anfang verkauft werden.' },
  oo: { name: 'OO', says: 'Ein Feld mit zwei Städten, die nicht verbunden sind. Es nimmt nur Plättchen mit OO.' },
  operating: {
    name: 'Betriebsrunde',
    says: 'Jede Gesellschaft handelt einmal: baut, lässt Züge fahren, zahlt oder behält, kauft Züge.',
  },
  par: { name: 'Pari', says: 'Der Kurs, zu dem eine Gesellschaft beginnt; ihr Direktor wählt ihn.' },
  phase: {
    name: 'Phase',
    says: 'Ein Kapitel der Partie, das der erste Zug einer Art öffnet: andere Plättchen, andere Grenzen, alte Züge verschrottet.',
  },
  plus: {
    name: '2+, 3+ …',
    says: 'Ein Zug mit Plus darf etwas mehr, ohne es zu zählen; in 1848 überquert er eine Spurgrenze.',
  },
  pool: { name: 'Pool', says: 'Verkaufte Aktien. Sie kosten ihren jetzigen Kurs.' },
  priority: { name: 'Vorrang', says: 'Wer ihn hat, beginnt die nächste Aktienrunde.' },
  private: {
    name: 'Privatpapier',
    says: 'Ein kleines Papier vom Anfang: es zahlt jede Runde etwas und kann oft etwas Besonderes.',
  },
  receivership: {
    name: 'Zwangsverwaltung',
    says: 'Eine Gesellschaft, die in 1848 aus der Kurstabelle gefallen ist: die Bank of England übernimmt sie, ihre Aktien sind weg, und ihr Direktor zahlt die anderen aus.',
  },
  route: {
    name: 'Strecke',
    says: 'Der Weg eines Zuges: Gleise von Halt zu Halt, mit einem Bahnhof seiner Gesellschaft, kein Gleis zweimal.',
  },
  rust: {
    name: 'Rosten',
    says: 'Alte Züge werden verschrottet, wenn neuere kommen. Wer keinen anderen hat, verdient nichts.',
  },
  share: {
    name: 'Aktie',
    says: 'Ein Teil einer Gesellschaft, meist 10 %. Sie bringt Dividende und lässt sich zum Tageskurs verkaufen.',
  },
  station: {
    name: 'Bahnhof',
    says: 'Ein Marker einer Gesellschaft in einer Stadt. Ihre Züge brauchen einen auf ihrem Weg; er kann andere aussperren.',
  },
  stock: { name: 'Aktienrunde', says: 'Reihum werden Aktien verkauft und gekauft, bis alle passen.' },
  takeover: {
    name: 'Übernahme',
    says: 'Eine größere Gesellschaft schluckt eine kleinere mit Zügen, Geld und Bahnhöfen.',
  },
  tile: { name: 'Plättchen', says: 'Ein Stück Gleis für ein Feld: erst gelb, dann grün, braun und grau.' },
  town: {
    name: 'Ort',
    says: 'Ein Punkt auf der Karte: Züge halten dort und verdienen etwas, für Bahnhöfe ist kein Platz.',
  },
  train: { name: 'Zug', says: 'Seine Zahl sagt, wie viele Halte er besuchen darf. Züge verdienen das Geld.' },
  treasury: { name: 'Kasse', says: 'Geld einer Gesellschaft, nicht ihres Direktors.' },
  upgrade: {
    name: 'Ausbau',
    says: 'Ein Plättchen der nächsten Farbe über einem alten; alle seine Gleise müssen bleiben.',
  },
  withhold: { name: 'Einbehalten', says: 'Einkommen bleibt in der Kasse. Der Kurs fällt.' },
  worth: { name: 'Wert', says: 'Bargeld und Aktien zu ihrem Kurs: was am Ende zählt.' },
};
