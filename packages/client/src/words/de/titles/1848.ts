import type { t1848 as english } from '../../en/titles/1848.ts';

/** Was nur 1848 sagt. */
export const t1848: Readonly<Record<keyof typeof english, string>> = {
  '1848.line':
    'An jeder Grenze wechselt die Spur, und die Bank of England leiht allen: Wer es übertreibt, verliert die Gesellschaft an sie.',
  '1848.length': '4 bis 6 Stunden',
  '1848.weight': 'Etwas 18xx-Erfahrung hilft',

  '1848.clause.loan.phase': 'Kredite gibt es ab dem ersten 3/3+-Zug.',
  '1848.clause.private.phase': 'Gesellschaften dürfen Privatgesellschaften ab dem ersten 3/3+-Zug kaufen.',
  '1848.clause.trains.trade': 'Gesellschaften handeln ab dem ersten 3/3+-Zug mit Zügen.',
  '1848.clause.route.ends': 'Der Ghan fährt von einem eigenen Bahnhof nach Alice Springs.',
  '1848.clause.tasmania.compulsory': 'Das Tasmanien-Plättchen muss jetzt gelegt werden, vorher geht es nicht weiter.',
  '1848.clause.tasmania.owner':
    'Nur die Gesellschaft, der Tasmanian Railways gehört oder deren Direktor sie besitzt, darf das Plättchen legen.',
  '1848.clause.tasmania.phase': 'Tasmanien darf ab dem ersten 3/3+-Zug gelegt werden.',
  '1848.clause.tasmania.placed': 'Das Tasmanien-Plättchen liegt schon.',

  '1848.verb.placeTasmania': 'Tasmanien legen',
  '1848.asks.placeTasmania': 'Auf welches der beiden Seefelder?',
  '1848.doing.placeTasmania': 'Das Plättchen legen: {hex}',
  '1848.step.tasmania': 'das Legen von Tasmanien',
  '1848.ask.tasmania': '{player}: das Tasmanien-Plättchen legen',
  '1848.skip.tasmania': 'Passen',

  '1848.ending.loans': 'sechzehn Kredite sind vergeben',
  '1848.ending.receivership': 'fünf Gesellschaften stehen unter Zwangsverwaltung',
  '1848.cause.loan': 'Erster Kredit in einem Spielzug',
  '1848.cause.forcedLoan': 'Jeder weitere Kredit im selben Spielzug',
  '1848.zone.closed': 'Zwangsverwaltung: Die Bank of England übernimmt die Gesellschaft',
  '1848.zone.top': 'Beendet das Spiel nach den laufenden Betriebsrunden',
  '1848.effect.closePrivates': 'Privatgesellschaften schließen',
  '1848.effect.placeTasmania': 'Tasmanien muss gelegt werden',
  '1848.phase.start': 'Start',
  '1848.opens.3': 'Kredite, Sonderrechte der Privatgesellschaften und Zughandel beginnen',
  '1848.opens.5': 'Der Ghan kommt ins Angebot',
  '1848.opens.6': 'Commonwealth Railways brauchen keine Verbindung mehr',

  '1848.private.P1': 'Kein Sonderrecht.',
  '1848.private.P2':
    'Einmal kostet ein gelbes Plättchen in der Wüste nichts. Das Recht bleibt auch nach dem Schließen bestehen.',
  '1848.private.P3':
    'Der Besitzer legt das Tasmanien-Plättchen auf eines der beiden Seefelder, kostenlos und zusätzlich zum Bau.',
  '1848.private.P4': 'Einmal kostet ein Ghan (2E) £100 weniger. Das Recht bleibt auch nach dem Schließen bestehen.',
  '1848.private.P5': 'Der Käufer erhält eine Aktie der QR.',
  '1848.private.P6':
    'Der Käufer erhält das Direktorzertifikat der CAR zum Startkurs £100. Schließt, wenn die CAR einen Zug kauft.',
  '1848.company.closed': 'Unter Zwangsverwaltung',
  '1848.company.BOE': 'Leiht den Gesellschaften Geld und übernimmt, wer scheitert. Mit jedem Kredit steigt ihr Kurs.',
  '1848.company.COM': 'Geht erst in Betrieb, wenn Sydney und Adelaide verbunden sind, oder mit dem ersten 6/6+.',
  '1848.bonus.K': 'K-Städte',
};
