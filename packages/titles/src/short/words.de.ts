import type { short as english } from './words.en.ts';

/** Was jedes Kurze Spiel sagt, auf welcher Karte auch immer. */
export const short: Readonly<Record<keyof typeof english, string>> = {
  'clause.take.stack': 'Im Stapel der {company} liegt kein Zertifikat mehr; aus dem Pool wird keines genommen.',
  'clause.take.compulsory': 'Jeder Spielzug beginnt mit einem Zertifikat: Du musst eines nehmen.',
  'clause.shed.ordinary':
    'Du hast kein solches gewöhnliches Zertifikat der {company}; ein Direktorzertifikat wird nicht abgelegt.',
  'clause.shed.compulsory': 'Du hältst mehr Zertifikate, als erlaubt sind: Lege eines in den Pool.',
  'clause.direct.led': '{company} hat einen anderen Direktor.',
  'clause.direct.one':
    'Die Direktorhandlung dieses Spielzugs ist getan: ein Plättchen, ein Bahnhof, ein Ersatz oder ein Tausch.',
  'clause.replace.obsolete': 'Der Zug der {company} ist nicht veraltet und wird nicht ersetzt.',
  'clause.replace.supply': 'Im Vorrat ist kein Zug mehr.',
  'clause.swap.led': 'Getauscht wird zwischen zwei deiner Gesellschaften; {company} ist keine davon.',
  'clause.swap.trains': 'Beide Gesellschaften müssen einen Zug haben.',
  'clause.swap.same': 'Beide Züge sind von derselben Art.',
  'verb.takeCertificate': 'Ein Zertifikat nehmen',
  'verb.shedCertificate': 'Ein Zertifikat ablegen',
  'verb.actFor': 'Für eine Gesellschaft handeln',
  'verb.replaceTrain': 'Veralteten Zug ersetzen',
  'verb.swapTrains': 'Züge tauschen',
  'asks.takeCertificate': 'Von welcher Gesellschaft nimmst du das oberste Zertifikat?',
  'asks.shedCertificate': 'Welches Zertifikat kommt in den Pool?',
  'asks.actFor': 'Für welche Gesellschaft handelst du?',
  'asks.replaceTrain': 'Der nächste Zug des Vorrats tritt an seine Stelle.',
  'asks.swapTrains': 'Mit welcher deiner Gesellschaften?',
  'doing.takeCertificate': 'Ein Zertifikat der {company} nehmen',
  'doing.shedCertificate': 'Ein Zertifikat der {company} in den Pool legen',
  'doing.actFor': 'Für die {company} handeln',
  'doing.replaceTrain': '{company} ersetzt ihren Zug',
  'doing.swapTrains': '{company} und {with} tauschen ihre Züge',
  'step.take': 'ein Zertifikat nehmen',
  'step.shed': 'die Zertifikatsgrenze',
  'step.choose': 'die Direktorhandlung',
  'step.direct': 'die Direktorhandlung',
  'ask.take': '{player}: ein Zertifikat nehmen',
  'ask.shed': '{player}: ein Zertifikat in den Pool legen',
  'ask.choose': '{player}: für eine deiner Gesellschaften handeln oder nicht',
  'ask.direct': '{company}: ein Plättchen, ein Bahnhof, ein neuer Zug oder ein Tausch?',
  'skip.choose': 'Keine Direktorhandlung',
  'skip.direct': 'Keine Direktorhandlung',
  'choice.with': 'Mit welcher Gesellschaft?',
  'event.shareBought.ipo': '{by} nimmt ein Zertifikat der {company}.',
  'event.sharesSold': '{by} legt ein Zertifikat der {company} in den Pool.',
  'event.trainBought.bank': '{company} bekommt einen {train}er-Zug.',
  'event.trainBought.company': '{company} tauscht mit {from} und bekommt einen {train}er-Zug.',
  'ending.certificates': 'das letzte Zertifikat ist genommen',
  'event.trainsGone.replaced': '{company} gibt {trains} ab.',
  'coach.take':
    'Wer das meiste Geld hat, wenn das letzte Zertifikat genommen ist, gewinnt. Jeder Spielzug beginnt mit einem: dem obersten irgendeiner Gesellschaft. Fahren die Züge, bringen dir je 10 % einer Gesellschaft ein Zehntel ihres Einkommens. Wer das erste einer Gesellschaft nimmt, führt sie und bekommt ihren Zug; wer mehr hält als der Direktor, übernimmt sie.',
  'coach.shed':
    'Du hältst mehr Zertifikate, als erlaubt sind. Lege eines ab, das dir wenig bringt; es kommt nicht zurück.',
  'coach.choose':
    'Du führst mehrere Gesellschaften: wähle die, die handelt. Sie legt ein Plättchen, setzt einen Bahnhof, bekommt für einen veralteten Zug einen neuen oder tauscht mit einer anderen von dir. Eine Handlung je Spielzug, und sie kostet nichts.',
  'coach.direct':
    'Deine Gesellschaft darf eines tun, umsonst: ein Plättchen legen (drücke ein leuchtendes Feld, wähle ein Plättchen, drehe und lege es), einen Bahnhof setzen, einen veralteten Zug ersetzen oder Züge tauschen. Baue zu Städten hin: je weiter ihr Zug fährt, desto mehr zahlen alle ihre Aktien.',
};
