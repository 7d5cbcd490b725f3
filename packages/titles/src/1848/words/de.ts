import type { words as english } from './en.ts';

/** Was nur diese Schachtel sagt, nach Titeln. */
export const words: { readonly [T in keyof typeof english]: Readonly<Record<keyof (typeof english)[T], string>> } = {
  '1848': {
    'clause.trains.fixed-price':
      'Ein Zug der Gesellschaft eines anderen Direktors kostet seinen aufgedruckten Preis, {price}.',
    'clause.track.right': 'Plättchen {tile} ist Tasmanien: Es wird nur mit Tasmanian Railways gelegt, auf I4 oder I5.',
    'clause.shares.gone': '{company} steht unter Zwangsverwaltung; ihre Aktien sind aus dem Spiel.',
    'clause.oodnadatta.used': 'Oodnadatta Railway hat ihr freies Wüstenplättchen gebaut.',
    'clause.oodnadatta.phase': 'Vor dem ersten 3/3+-Zug haben Privatgesellschaften keine Sonderrechte.',
    'clause.lot.must-buy': 'Alle Privatgesellschaften sind am tiefsten Preis; du musst eine kaufen.',
    'clause.ghan.phase': 'Der Ghan kommt mit dem ersten 5/5+-Zug ins Angebot.',
    'clause.loan.phase': 'Kredite gibt es ab dem ersten 3/3+-Zug.',
    'clause.private.phase': 'Gesellschaften dürfen Privatgesellschaften ab dem ersten 3/3+-Zug kaufen.',
    'clause.trains.trade': 'Gesellschaften handeln ab dem ersten 3/3+-Zug mit Zügen.',
    'clause.route.ends': 'Der Ghan fährt von einem eigenen Bahnhof nach Alice Springs.',
    'clause.tasmania.compulsory': 'Das Tasmanien-Plättchen muss jetzt gelegt werden, vorher geht es nicht weiter.',
    'clause.tasmania.hex': 'Das Tasmanien-Plättchen kommt auf I4 oder I5, nicht auf {hex}.',
    'clause.tasmania.owner':
      'Nur die Gesellschaft, der Tasmanian Railways gehört oder deren Direktor sie besitzt, darf das Plättchen legen.',
    'clause.tasmania.phase': 'Tasmanien darf ab dem ersten 3/3+-Zug gelegt werden.',
    'clause.tasmania.placed': 'Das Tasmanien-Plättchen liegt schon.',

    'verb.placeTasmania': 'Tasmanien legen',
    'asks.placeTasmania': 'Auf welches der beiden Seefelder?',
    'doing.placeTasmania': 'Das Plättchen legen: {hex}',
    'step.tasmania': 'das Legen von Tasmanien',
    'ask.tasmania': '{player}: das Tasmanien-Plättchen legen',
    'skip.tasmania': 'Passen',

    'ending.loans': 'sechzehn Kredite sind vergeben',
    'ending.receivership': 'fünf Gesellschaften stehen unter Zwangsverwaltung',
    'cause.loan': 'Erster Kredit in einem Spielzug',
    'cause.forcedLoan': 'Jeder weitere Kredit im selben Spielzug',
    'zone.closed': 'Zwangsverwaltung: Die Bank of England übernimmt die Gesellschaft',
    'zone.top': 'Beendet das Spiel nach den laufenden Betriebsrunden',
    'effect.closePrivates': 'Privat\u00adgesellschaften schließen',
    'effect.placeTasmania': 'Tasmanien muss gelegt werden',
    'phase.start': 'Start',
    'opens.3': 'Kredite, Sonderrechte der Privatgesellschaften und Zughandel beginnen',
    'opens.5': 'Der Ghan kommt ins Angebot',
    'opens.6': 'Commonwealth Railways brauchen keine Verbindung mehr',

    'private.P1': 'Kein Sonderrecht.',
    'private.P2':
      'Einmal kostet ein gelbes Plättchen in der Wüste nichts. Das Recht bleibt auch nach dem Schließen bestehen.',
    'private.P3':
      'Der Besitzer legt das Tasmanien-Plättchen auf eines der beiden Seefelder, kostenlos und zusätzlich zum Bau.',
    'private.P4': 'Einmal kostet ein Ghan (2E) £100 weniger. Das Recht bleibt auch nach dem Schließen bestehen.',
    'private.P5': 'Der Käufer erhält eine Aktie der QR.',
    'private.P6':
      'Der Käufer erhält das Direktorzertifikat der CAR zum Startkurs £100. Schließt, wenn die CAR einen Zug kauft.',
    'company.closed': 'Unter Zwangsverwaltung',
    'company.BOE': 'Leiht den Gesellschaften Geld und übernimmt, wer scheitert. Mit jedem Kredit steigt ihr Kurs.',
    'company.COM': 'Geht erst in Betrieb, wenn Sydney und Adelaide verbunden sind, oder mit dem ersten 6/6+.',
    'bonus.K': 'K-Städte',
  },
};
