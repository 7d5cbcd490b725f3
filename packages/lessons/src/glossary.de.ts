import type { Term } from './glossary.ts';

/** The words of the hobby in German. */
export const de: Readonly<Record<string, Term>> = {
  auction: {
    forms: 'versteigerung(?:en)?|auktion(?:en)?',
    name: 'Versteigerung',
    says: 'Papiere werden nacheinander angeboten; wer am meisten bietet, bekommt sie.',
  },
  bank: {
    forms: 'bank',
    name: 'Bank',
    says: 'Wo das Geld herkommt und hingeht. In den meisten Spielen ist ihr Ende das Ende der Partie.',
  },
  bot: {
    forms: 'bots?',
    name: 'Bot',
    says: 'Ein Spieler, für den der Computer antwortet. Er sieht nur, was sein Platz sehen darf.',
  },
  certificate: {
    forms: 'zertifikate?s?n?|papiere?n?|direktorspapier|zert\\.?',
    name: 'Zertifikat',
    says: 'Ein Papier über eine oder mehrere Aktien. Jeder darf nur eine bestimmte Zahl halten.',
  },
  chart: {
    forms: 'kurstabelle|kurse',
    name: 'Kurstabelle',
    says: 'Die Tabelle der Kurse. Jede Gesellschaft hat darauf einen Marker, der sich mit Verkäufen und Dividenden bewegt.',
  },
  charter: {
    forms: 'gesellschaftstafeln?|besitzbl(?:att|ätter)s?',
    name: 'Gesellschaftstafel',
    says: 'Die Tafel einer Gesellschaft: ihre Kasse, Züge und Bahnhöfe.',
  },
  city: {
    forms: 'st(?:adt|ädte)n?',
    name: 'Stadt',
    says: 'Ein Kreis auf der Karte mit Platz für einen oder mehrere Bahnhöfe. Züge verdienen seinen Wert.',
  },
  director: {
    forms: 'direktor(?:s|en|handlung)?|direktorzertifikate?|direktorspapiere?',
    name: 'Direktor',
    says: 'Wer am meisten von einer Gesellschaft hält. Er entscheidet alles für sie und zahlt ihren Zug, wenn sie es nicht kann.',
  },
  dividend: {
    forms: 'dividenden?|ausschütt\\w*',
    name: 'Dividende',
    says: 'Ausgeschüttetes Einkommen: jede Aktie bekommt ihren Teil. Der Kurs steigt.',
  },
  emergency: {
    forms: 'notkauf|zwangskauf\\w*',
    name: 'Notkauf',
    says: 'Eine Gesellschaft, die einen Zug haben muss und ihn nicht zahlen kann: ihr Direktor zahlt den Rest, notfalls durch Verkauf von Aktien.',
  },
  float: {
    forms: 'betriebsbereit|in betrieb|start|noch nicht',
    name: 'Betriebsbereit werden',
    says: 'Eine Gesellschaft wird betriebsbereit, wenn genug ihrer Aktien verkauft sind. Dann hat sie Geld und handelt.',
  },
  gauge: {
    forms: 'spur(?:weiten?|grenzen?|wechsel)',
    name: 'Spurweite',
    says: 'Wo zwei Spurweiten zusammentreffen, zählt die Grenze wie eine Stadt; ein Zug mit Plus überquert eine umsonst.',
  },
  hex: {
    forms: 'felde?r?n?|hexfelder',
    name: 'Feld',
    says: 'Ein sechseckiges Feld der Karte. Darauf liegen Plättchen.',
  },
  home: { forms: 'heimat(?:bahnh\\w+)?', name: 'Heimat', says: 'Wo eine Gesellschaft ihren ersten Bahnhof hat.' },
  ipo: {
    forms: 'neue aktien?|neu|eröffnungsangebot',
    name: 'Neue Aktien',
    says: 'Aktien, die noch niemand gekauft hat. Sie kosten Pari.',
  },
  k: {
    signs: 'K',
    name: 'K',
    says: 'Eine Stadt mit eigenen Plättchen. In 1848 bringt eine Fahrt von K-Stadt zu K-Stadt einen Bonus.',
  },
  liquid: {
    forms: 'flüssige? ?(?:mittel)?',
    name: 'Flüssige Mittel',
    says: 'Bargeld und was sich jetzt verkaufen ließe.',
  },
  loan: {
    forms: 'kredite?n?|schulden?',
    name: 'Kredit',
    says: 'Geld, das eine Gesellschaft borgt. Es kostet ihren Kurs.',
  },
  lot: {
    forms: 'lose?s?|startpakete?s?',
    name: 'Los',
    says: 'Ein Papier oder mehrere zusammen, die am Anfang verkauft werden.',
  },
  oo: {
    signs: 'OO',
    name: 'OO',
    says: 'Ein Feld mit zwei Städten, die nicht verbunden sind. Es nimmt nur Plättchen mit OO.',
  },
  operating: {
    forms: 'betriebsrunden?',
    signs: 'BR',
    name: 'Betriebsrunde',
    says: 'Jede Gesellschaft handelt einmal: baut, lässt Züge fahren, zahlt oder behält, kauft Züge.',
  },
  par: {
    forms: 'pari|ausgabekurs|startkurs',
    name: 'Pari',
    says: 'Der Kurs, zu dem eine Gesellschaft beginnt; ihr Direktor wählt ihn.',
  },
  phase: {
    forms: 'phasen?',
    name: 'Phase',
    says: 'Ein Kapitel der Partie, das der erste Zug einer Art öffnet: andere Plättchen, andere Grenzen, alte Züge verschrottet.',
  },
  plus: {
    forms: '[2-6]\\+',
    name: '2+, 3+ …',
    says: 'Ein Zug mit Plus darf etwas mehr, ohne es zu zählen; in 1848 überquert er eine Spurgrenze.',
  },
  pool: { forms: 'pool', name: 'Pool', says: 'Verkaufte Aktien. Sie kosten ihren jetzigen Kurs.' },
  priority: {
    forms: 'priorität|vorrang|vorrangkarte',
    name: 'Priorität',
    says: 'Wer sie hat, beginnt die nächste Aktienrunde.',
  },
  private: {
    forms: 'privat(?:papiere?|gesellschaft(?:en)?)|papiere?',
    name: 'Privatpapier',
    says: 'Ein kleines Papier vom Anfang: es zahlt jede Runde etwas und kann oft etwas Besonderes.',
  },
  receivership: {
    forms: 'zwangsverwaltung',
    name: 'Zwangsverwaltung',
    says: 'Eine Gesellschaft, die in 1848 aus der Kurstabelle gefallen ist: die Bank of England übernimmt sie, ihre Aktien sind weg, und ihr Direktor zahlt die anderen aus.',
  },
  route: {
    forms: 'strecken?|routen?|fahrt(?:en)?',
    name: 'Strecke',
    says: 'Der Weg eines Zuges: Gleise von Halt zu Halt, mit einem Bahnhof seiner Gesellschaft, kein Gleis zweimal.',
  },
  rust: {
    forms: 'rosten|rostet|verschrotte\\w*|überalter\\w*|verliert',
    name: 'Rosten',
    says: 'Alte Züge werden verschrottet, wenn neuere kommen. Wer keinen anderen hat, verdient nichts.',
  },
  share: {
    forms: 'aktien?|anteile?n?|aktienanteile?',
    name: 'Aktie',
    says: 'Ein Teil einer Gesellschaft, meist 10 %. Sie bringt Dividende und lässt sich zum Tageskurs verkaufen.',
  },
  station: {
    forms: 'bahnh(?:of|öfe)e?n?s?|marker',
    name: 'Bahnhof',
    says: 'Ein Marker einer Gesellschaft in einer Stadt. Ihre Züge brauchen einen auf ihrem Weg; er kann andere aussperren.',
  },
  stock: {
    forms: 'aktienrunden?',
    signs: 'AR',
    name: 'Aktienrunde',
    says: 'Reihum werden Aktien verkauft und gekauft, bis alle passen.',
  },
  takeover: {
    forms: 'übernahmen?|übernehmen|übernimmt',
    name: 'Übernahme',
    says: 'Eine größere Gesellschaft schluckt eine kleinere mit Zügen, Geld und Bahnhöfen.',
  },
  tile: {
    forms: 'plättchen|gleise?n?s?',
    name: 'Plättchen',
    says: 'Ein Stück Gleis für ein Feld: erst gelb, dann grün, braun und grau.',
  },
  town: {
    forms: 'orte?n?s?|kleinst(?:adt|ädte)n?',
    name: 'Ort',
    says: 'Ein Punkt auf der Karte: Züge halten dort und verdienen etwas, für Bahnhöfe ist kein Platz.',
  },
  train: {
    forms: 'z(?:ug|üge)e?n?s?',
    name: 'Zug',
    says: 'Seine Zahl sagt, wie viele Halte er besuchen darf. Züge verdienen das Geld.',
  },
  treasury: {
    forms: 'kassen?|betriebskapital',
    name: 'Kasse',
    says: 'Geld einer Gesellschaft, nicht ihres Direktors.',
  },
  upgrade: {
    forms: 'ausbau(?:en)?|aufrüsten|baut aus',
    name: 'Ausbau',
    says: 'Ein Plättchen der nächsten Farbe über einem alten; alle seine Gleise müssen bleiben.',
  },
  withhold: {
    forms: 'einbehalten|behalten|behält|einbehält',
    name: 'Einbehalten',
    says: 'Einkommen bleibt in der Kasse. Der Kurs fällt.',
  },
  worth: { forms: 'wert|bargeld|vermögen', name: 'Wert', says: 'Bargeld und Aktien zu ihrem Kurs: was am Ende zählt.' },
  bankofengland: {
    forms: 'bank of england|boe',
    name: 'Bank of England',
    says: 'Sie leiht in 1848 den Gesellschaften Geld. Ihre Aktie steigt mit jedem Kredit und fällt nie, und sie übernimmt gescheiterte Gesellschaften.',
  },
  bid: {
    forms: 'gebote?s?|bieten|bietet|angebote?s?',
    name: 'Gebot',
    says: 'Eine Summe, die für ein Los geboten wird. Das Geld liegt beiseite, bis entschieden ist, wer das Los bekommt.',
  },
  bonus: {
    forms: 'bonus|boni|zuschlag',
    name: 'Bonus',
    says: 'Was eine Strecke über ihre Halte hinaus für das verdient, was sie verbindet.',
  },
  camp: {
    forms: 'auswandererlagers?|lager|emigrant camp',
    name: 'Auswandererlager',
    says: 'In 18LRA: Das Lager Dalheim bringt einer Gesellschaft 20 für jede Strecke zwischen Dalheim und dem rechten Ufer.',
  },
  coal: {
    forms: 'zechen?|bergwerke?|kohle\\w*|stahlwerke?|stahl|steinbruch|kalk\\w*',
    name: 'Zeche, Stahlwerk',
    says: 'Orte, die auf einer Strecke zusammenzählen: in 18Rhl bringen beide einen Bonus, in 18LRA zählt jeder mit dem eigenen Hafen.',
  },
  company: {
    forms: 'gesellschaft(?:en)?|bahn(?:en)?|eisenbahn-ags?',
    name: 'Gesellschaft',
    says: 'Eine Bahn mit Aktien. Ihr Direktor handelt für sie; Geld und Züge gehören ihr selbst.',
  },
  destiny: {
    forms: 'schicksalskarten?',
    name: 'Schicksalskarte',
    says: 'Eine Option von 18Rhl: ein geheimes Ziel, das am Ende zahlt.',
  },
  draft: {
    forms: 'auswahl|vorrunde',
    name: 'Auswahl',
    says: 'In 18CZ: Lokalbahnen werden vor der ersten Aktienrunde in Schlangenlinie gekauft.',
  },
  estimate: {
    forms: 'schätzung(?:en)?',
    name: 'Schätzung',
    says: 'Was ein Bot erwartet, dass alle am Ende besitzen. Es ist eine Vermutung, keine Regel.',
  },
  export: {
    forms: 'exporte?|exportiert',
    name: 'Export',
    says: 'In 18CZ verlässt nach jedem Satz Betriebsrunden eine Zugkarte den Stapel, als wäre sie verkauft worden.',
  },
  ferry: {
    forms: 'fähren?|eisenbahnfähren?',
    name: 'Fähre',
    says: 'Gleis über den Rhein auf einem grünen Plättchen: Es lässt sich nutzen, aber die Stadt zahlt weniger.',
  },
  ghan: {
    forms: 'ghan',
    signs: '2E',
    name: 'Ghan, 2E',
    says: 'Ein Zug in 1848 von einem eigenen Bahnhof nach Alice Springs. Er zählt bei keinem Limit mit.',
  },
  harbour: {
    forms: 'häfen|hafens?|hafen\\w+',
    name: 'Hafen',
    says: 'Ein Platz an der Küste oder am Rhein. In 18LRA bringt ein Hafenmarker dort zehn für jede Zeche und jedes Stahlwerk einer Strecke.',
  },
  investor: {
    forms: 'investors?',
    name: 'Investor',
    says: 'Der dritte Aktionär in 18LRA zu zweit: kein Geld, aber eine Gesellschaft, die beide abwechselnd verwalten.',
  },
  limit: {
    forms: '(?:zug|zertifikats)?limits?|zert\\.',
    name: 'Limit',
    says: 'Wie viele Züge eine Gesellschaft oder Zertifikate ein Spieler haben darf.',
  },
  local: {
    forms: 'lokalbahn(?:en)?',
    name: 'Lokalbahn',
    says: 'In 18CZ ein kleines Papier: Es zahlt jede Runde und kann einer Gesellschaft einmal helfen.',
  },
  light: {
    forms: 'kleinbahn(?:en)?|2\\+4',
    name: 'Kleinbahn, 2+4',
    says: 'In 18LRA wird die Geldernsche Kreisbahn mit der braunen Phase ein Zug: zwei Städte, vier Orte, kein Bonus.',
  },
  pass: {
    forms: 'passen|passt|gepasst',
    name: 'Passen',
    says: 'Nichts tun. Passen alle nacheinander, ist eine Aktienrunde zu Ende.',
  },
  permanent: { forms: 'bleibt|bleibende?r?|dauerhaft', name: 'Bleibt', says: 'Ein Zug, der nie rostet.' },
  player: {
    forms: 'spielerrunden?',
    signs: 'SpR',
    name: 'Spielerrunde',
    says: 'Im Kurzen Spiel: Jeder nimmt ein Zertifikat und handelt für eine Gesellschaft.',
  },
  price: {
    forms: 'kurse?s?',
    name: 'Kurs',
    says: 'Was eine Aktie jetzt kostet und bringt. Er steht, wo der Marker der Gesellschaft in der Kurstabelle liegt.',
  },
  revenue: {
    forms: 'einnahmen?|einkommens?|erträge?|verdient',
    name: 'Einnahmen',
    says: 'Was die Züge einer Gesellschaft in ihrem letzten Spielzug verdient haben.',
  },
  size: {
    forms: 'größen?|kleine?r?s?|mittlere?r?s?|mittel|große?r?s?|groß',
    name: 'Größe',
    says: 'In 18CZ ist eine Gesellschaft klein, mittel oder groß: Sie hat mehr oder weniger Anteile und Züge ihrer eigenen Farbe.',
  },
  target: {
    forms: 'zielkarten?',
    name: 'Zielkarte',
    says: 'Eine Option von 18Rhl: ein offenes Ziel, das einmal zahlt, wenn es erreicht ist.',
  },
  terrain: {
    forms: 'gelände\\w*|berge?|wüsten?|flüsse?|fluss|hügel|wasser',
    name: 'Gelände',
    says: 'Berge, Wüsten, Flüsse: Das erste Plättchen dort kostet Geld.',
  },
  trainround: {
    forms: 'zugrunden?',
    signs: 'ZR',
    name: 'Zugrunde',
    says: 'Im Kurzen Spiel: Jede Gesellschaft mit Direktor lässt ihren Zug fahren und schüttet aus.',
  },
  vaclav: {
    forms: 'vaclavs?',
    name: 'Vaclav',
    says: 'Der dritte Aktionär von 18CZ Böhmen. Seine Gesellschaften handeln nach Regel.',
  },
  order: {
    forms: 'folge|reihenfolge|spielreihenfolge',
    name: 'Folge',
    says: 'Wer wann handelt: Gesellschaften nach ihrem Kurs, die teuerste zuerst.',
  },
};
