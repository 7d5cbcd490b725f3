import type { LessonWords } from './lesson.ts';

/** What the lessons say in German. */
export const de: Readonly<Record<string, LessonWords>> = {
  share: {
    heading: 'Was eine Aktie ist',
    story:
      'Alle hier sind Anleger. Eine Bahn gehört denen, die ihre Aktien halten: zehn Aktien zu je 10 %. Verdienen ihre Züge Geld und schüttet sie aus, bekommt jede Aktie ein Zehntel. SAR besitzt einen Zug und hat zuletzt £40 verdient. FED hat noch keinen Zug. Du hast £100.',
    task: 'Kaufe eine Aktie, die dir bei der nächsten Fahrt der Bahnen etwas einbringt.',
    right:
      'Dir gehören jetzt 10 % von SAR. Jedes Mal, wenn SAR ihr Einkommen ausschüttet, ist ein Zehntel davon dein, und die Aktie selbst lässt sich wieder verkaufen, teurer, wenn es SAR gut geht.',
    wrong: {
      trainless:
        'Aus FED kann noch etwas werden, aber ohne Zug verdient sie nichts, und ein Anteil von nichts ist nichts. Suche eine Bahn, die einen Zug besitzt.',
      bank: 'Die Bank of England ist sicher und langsam: sie lebt von den Krediten der anderen, und noch hat niemand einen genommen. Suche eine Bahn, die einen Zug besitzt.',
      wait: 'Geld auf der Hand bringt gar nichts ein. Solange du dir eine Aktie leisten kannst, die zahlt, kaufe sie.',
    },
    other: 'Das ist erlaubt, bringt dir aber kein Einkommen. Kaufe eine Aktie einer Bahn mit Zug.',
  },
  start: {
    heading: 'Eine Gesellschaft gründen',
    story:
      'Eine Gesellschaft beginnt, wenn jemand ihr Direktorspapier kauft: 20 % auf einmal, zu einem Ausgabekurs, den er selbst wählt, dem Pari. Der Direktor entscheidet alles für die Gesellschaft. Arbeiten kann sie aber erst, wenn genug Aktien verkauft sind; du willst also bald weitere kaufen. Du hast £230.',
    task: 'Gründe VR in Melbourne, zu einem Pari, das dir Geld für eine dritte Aktie lässt.',
    right:
      'Bei einem Pari von £70 kostete das Direktorspapier £140. £90 bleiben dir: genug für eine weitere Aktie im nächsten Zug. Du bist Direktor von VR.',
    wrong: {
      dear: 'Bei £100 zahlst du £200 für das Papier, und für die £30, die bleiben, bekommst du nichts. Eine Gesellschaft, die niemand zu Ende kaufen kann, schläft. Nimm ein niedrigeres Pari.',
      dearer:
        'Fast, aber denke einen Zug voraus: Kannst du nach zweimal dem Pari von £230 noch ein drittes Mal zahlen?',
      elsewhere: 'Auch das wäre eine Gesellschaft. Nimm hier VR: sie beginnt in Melbourne, an der Südküste.',
      wait: 'Dann führt jemand anders die erste Bahn. Gründe VR.',
    },
    other: 'Das ist erlaubt, aber damit beginnt nichts. Gründe VR.',
  },
  float: {
    heading: 'Betriebsbereit',
    story:
      'Eine Gesellschaft wird betriebsbereit, wenn 60 % ihrer Aktien verkauft sind. Dann bekommt sie ihr Geld von der Bank und handelt in jeder Betriebsrunde. Von VR sind 50 % verkauft: du hältst 40 %, ein Freund 10 %. Von NSW sind erst 30 % verkauft. Du hast £90.',
    task: 'Kaufe die Aktie, die eine Gesellschaft in Gang setzt.',
    right:
      'Das war das sechste Zehntel: VR ist betriebsbereit. Sie hat das Zehnfache ihres Paris zum Bauen, und du als Direktor führst sie, wenn die Betriebsrunde kommt.',
    wrong: {
      theirs:
        'NSW stünde bei 40 % und schliefe weiter, und führen würdest du sie nicht einmal. Zähle nach: Welcher Gesellschaft fehlt genau eine Aktie?',
      bank: 'Die Bank of England braucht das nicht. VR fehlt eine Aktie.',
      wait: 'VR verschliefe die kommende Betriebsrunde. Eine Aktie weckt sie.',
    },
    other: 'Das ist erlaubt, aber VR schläft weiter. Kaufe eine Aktie von VR.',
  },
  track: {
    heading: 'Gleise legen',
    story:
      'SAR gehört dir. Ihr Bahnhof steht in Adelaide, und das Plättchen dort führt in zwei Richtungen hinaus: nach Port Pirie, der Stadt nordwestlich davon, und ins leere Land. In ihrem Zug darf eine Gesellschaft ein Plättchen legen. Züge verdienen in Städten und Orten Geld und brauchen mindestens zwei auf ihrem Weg.',
    task: 'Lege ein Plättchen so, dass Adelaide sofort mit einer anderen Stadt verbunden ist.',
    right:
      'Adelaide und Port Pirie sind verbunden. Ein Zug dazwischen verdient, was beide Städte anzeigen, £20 und £20.',
    wrong: {
      empty:
        'Das Gleis liefe ins Leere: keine Stadt, kein Halt, noch nicht. Baue nach Port Pirie, wo der leere Kreis ist.',
      wait: 'Ohne Gleis zu einer zweiten Stadt kann nie ein Zug von SAR fahren. Lege ein Plättchen auf Port Pirie.',
    },
    other: 'Das ist erlaubt, verbindet aber keine Stadt. Baue auf Port Pirie.',
  },
  station: {
    heading: 'Ein Bahnhof',
    story:
      'Deine SAR fährt von Adelaide über Port Pirie nach Port Augusta und Whyalla. Port Pirie, gleich hinter Adelaide, hat Platz für einen Bahnhof, und der ist frei. CAR, eine Rivalin, ist in Port Augusta zu Hause und handelt nach dir. Eine Stadt voll fremder Bahnhöfe lässt niemanden sonst durch.',
    task: 'Setze einen Bahnhof dorthin, wo ein fremder deine Strecke zerschneiden würde.',
    right:
      'Port Pirie gehört dir. In Adelaide kann dich niemand mehr einsperren, und SAR darf ihre Fahrten auch hier beginnen.',
    wrong: {
      beyond:
        'In Port Augusta ist Platz für zwei: CAR allein kann es nicht sperren. Welche Stadt auf deinem Weg hat nur einen Platz?',
      farther:
        'Whyalla ist das Ende der Strecke: ein Bahnhof dort hält nichts offen. Sieh dir die Stadt gleich hinter deiner Heimat an.',
      wait: 'CAR ist als Nächste dran. Nimmt sie Port Pirie, bleibt deinem Zug nur Adelaide.',
    },
    other: 'Das ist erlaubt, lässt die Strecke aber für CAR offen. Setze einen Bahnhof in Port Pirie.',
  },
  run: {
    heading: 'Züge fahren lassen',
    story:
      'Jetzt fährt der 3er-Zug von SAR: er darf drei Städte entlang der Gleise besuchen, darunter eine mit einem Bahnhof von SAR. Die Summe ihrer Werte ist das Einkommen. Der Tisch sucht die beste Fahrt und beweist sie; du darfst auch selbst eine ziehen.',
    task: 'Lass den Zug so fahren, dass er £60 verdient.',
    right: 'Drei Städte zu je £20: £60. Was mit dem Geld geschieht, ist die nächste Frage, und die nächste Lektion.',
    wrong: {
      less: 'Da ist mehr zu holen: drei Städte zu je £20. Nimm die Fahrt, die der Tisch vorschlägt.',
      loan: 'Borgen hat Zeit. Erst der Zug.',
    },
    other: 'Lass den Zug fahren.',
  },
  pay: {
    heading: 'Ausschütten …',
    story:
      'SAR hat £90 verdient. Entweder geht alles an die Aktionäre, £9 je Aktie, und der Kurs steigt; oder alles bleibt in der Kasse von SAR, und der Kurs fällt. Du hältst 60 %. SAR hat zwei gute Züge, £420 in der Kasse und nichts Teures zu kaufen.',
    task: 'Entscheide, was mit den £90 geschieht.',
    right:
      'Du hast £54 für deine sechs Aktien bekommen, und der Marker von SAR ist nach rechts gerückt: alle deine Aktien sind mehr wert. Eine Gesellschaft, die das Geld nicht braucht, zahlt.',
    wrong: {
      keep: 'SAR hat schon £420 und braucht nichts. Das Geld zu behalten kostete dich jetzt £54, und der Kurs fiele.',
      loan: 'Ein Kredit, mit £420 in der Kasse? Entscheide über die £90.',
    },
    other: 'Schütte das Einkommen aus.',
  },
  keep: {
    heading: '… oder einbehalten',
    story:
      'Ein anderer Tag: SAR hat einen alten 2er-Zug, der verschrottet wird, sobald jemand einen 4er kauft, und davor gibt es nur noch einen 3er. SAR hat £140. Ein 3er kostet £200. Was SAR nicht zahlen kann, muss ihr Direktor selbst zahlen, und du hast £30. Sie hat £60 verdient.',
    task: 'Entscheide, was mit den £60 geschieht.',
    right:
      'SAR hat jetzt £200, gerade genug für den letzten 3er. Der Kurs ist einen Schritt gefallen, aber dir bleibt eine Bahn, die fährt, und deine eigene Tasche bleibt zu.',
    wrong: {
      pay: 'Du bekämst £36, und SAR stünde da mit £140, einem Zug vor dem Schrott und einem Direktor, der den Rest auftreiben muss. Behalte das Geld diesmal.',
      loan: 'Ein Kredit kostet den Kurs mehr, als einmal einzubehalten. Behalte die £60.',
    },
    other: 'Behalte das Geld in der Kasse.',
  },
  price: {
    heading: 'Was einen Kurs bewegt',
    story:
      'Aktien kann man in einer Aktienrunde zu dem Kurs verkaufen, auf dem der Marker steht. Aber ein Verkauf drückt den Marker, und mit ihm alles, was von dieser Gesellschaft übrig ist. Du führst VR mit 50 %. Außerdem hältst du 20 % von NSW, die jemand anders führt. Du hast £20 und willst Bargeld.',
    task: 'Verkaufe etwas, ohne dem zu schaden, was dir lieb ist.',
    right:
      'Der Kurs von NSW ist gefallen, und das meiste davon hält jemand anders. Deine VR steht, wo sie stand. Verkaufe Fremdes vor Eigenem.',
    wrong: {
      own: 'Jede Aktie von VR, die du verkaufst, macht deine übrigen weniger wert. Beginne mit einer Gesellschaft, die du nicht führst.',
      wait: 'Mit £20 kannst du in dieser Runde nichts kaufen. Mache erst etwas zu Geld.',
    },
    other: 'Verkaufe eine Aktie von NSW.',
  },
  train: {
    heading: 'Züge kaufen',
    story:
      'Eine Gesellschaft ohne Zug verdient nichts; eine mit zwei Zügen darf zweimal fahren, wenn die Gleise verschieden sind. SAR hat einen 2er, Gleise von Adelaide nach Port Pirie im Norden und nach Mount Gambier im Süden, und £250. Ein 2er kostet £100; der 2+ für £120 darf außerdem einmal eine Grenze zweier Spurweiten überfahren, ohne sie zu zählen.',
    task: 'Kaufe den Zug, mit dem SAR auch nach Süden fährt, und nicht teurer als nötig.',
    right:
      'Zwei Züge, zwei Fahrten, von nun an das doppelte Einkommen. Züge kommen der Reihe nach: ist der letzte 2er weg, beginnen die 3er und mit ihnen eine neue Phase.',
    wrong: {
      plus: 'Der 2+ ist für Strecken über eine Spurgrenze. Keine der Strecken von SAR überquert eine: spare die £20.',
      wait: 'Die zweite Strecke läge ohne Zug da, und £250 in der Kasse bringen nichts ein.',
    },
    other: 'Kaufe einen 2er von der Bank.',
  },
  rust: {
    heading: 'Rost',
    story:
      'Alle 3er sind verkauft, als Nächstes kommen die 4er. Der erste 4er, den irgendwer kauft, verschrottet jeden 2er auf dem Plan. Deine SAR hat nur einen 2er und £330. CAR handelt gleich nach dir und hat ebenfalls genug für einen 4er zu £300.',
    task: 'Sorge dafür, dass SAR in der nächsten Runde einen Zug hat.',
    right:
      'Alle 2er sind verschrottet, deiner und der von CAR, aber SAR besitzt einen 4er. Jetzt muss CAR das Geld für den nächsten auftreiben. Wer umblättert, bestimmt den Zeitpunkt.',
    wrong: {
      old: 'Ein gebrauchter 2er wird zusammen mit deinem verschrottet, sobald CAR einen 4er kauft.',
      wait: 'CAR kauft den 4er, dein 2er wird verschrottet, und SAR steht ohne Zug da. Sei schneller.',
    },
    other: 'Kaufe den 4er.',
  },
  end: {
    heading: 'Das Ende',
    story:
      'Die Bank ist gesprengt: dies ist die letzte Betriebsrunde und der letzte Zug von SAR. Wer am Ende am meisten Geld und Aktien hat, hat gewonnen: Bargeld zählt, und jede Aktie zählt zu ihrem Kurs. Was in der Kasse einer Gesellschaft liegt, zählt für niemanden.',
    task: 'SAR hat £150 verdient. Entscheide, was damit geschieht.',
    right:
      'Es gehört dir und zählt, und der Kurs ist noch einmal gestiegen. Was jetzt in einer Kasse bliebe, wäre nichts wert.',
    wrong: {
      keep: 'Die Kasse zählt am Ende für niemanden, und der Kurs fiele auch noch. Schütte aus.',
      loan: 'Jetzt zu borgen drückt nur den Kurs. Schütte aus.',
    },
    other: 'Schütte das Einkommen aus.',
  },
  loan: {
    heading: '1848: ein Kredit',
    story:
      'In 1848 darf eine Gesellschaft £100 bei der Bank of England borgen; sie zahlt nie zurück, aber ihr Kurs fällt. SAR muss einen Zug kaufen, sie hat £130, und ein 3er kostet £200. Du hast £10: was fehlt, müsstest du selbst auftreiben, indem du eigene Aktien verkaufst.',
    task: 'Verschaffe SAR das Geld, ohne eine Aktie zu verkaufen.',
    right:
      'SAR hat jetzt £230 und kauft ihren Zug selbst. Der Kurs ist gefallen: zu viele Kredite, und eine Gesellschaft kommt unter Zwangsverwaltung: die Bank of England übernimmt sie, und ihr Direktor zahlt die anderen Aktionäre aus.',
    wrong: {
      pocket: 'Dann zahlst du die fehlenden £70 mit deinen Aktien. Lass erst die Bank of England helfen.',
      plus: 'Noch teurer, und £100 davon müsstest du auftreiben. Lass erst die Bank of England helfen.',
    },
    other: 'Nimm einen Kredit für SAR.',
  },
  takeover: {
    heading: '18CZ: übernehmen',
    story:
      'In 18CZ darf eine mittlere Gesellschaft eine kleine übernehmen: deren Aktionäre werden bezahlt, und Züge, Kasse und Bahnhöfe gehen an die größere. Deine BTE hat 300 K. EKJ, auch deine, hat einen Zug und 120 K. VBW hat weder noch.',
    task: 'Übernimm die Gesellschaft, die BTE etwas bringt.',
    right:
      'EKJ ist jetzt ein Teil von BTE: ihr Zug fährt für BTE, ihr Geld und ihr Bahnhof gehören BTE. Und du wurdest für deine Aktien bezahlt.',
    wrong: {
      empty:
        'VBW hat keinen Zug und kein Geld: BTE zahlte für einen Bahnhof am anderen Ende der Karte. EKJ bringt mehr mit.',
      wait: 'Ein Zug und eine volle Kasse für ein paar kleine Aktien, die dir selbst gehören: nimm sie.',
    },
    other: 'Übernimm EKJ.',
  },
  lots: {
    heading: '18Rhl: die Versteigerung der Lose',
    story:
      'Das Startpaket von 18Rhl wird der Reihe nach verkauft: nur das niedrigste Los, das noch da ist, kann man zu seinem Preis kaufen. Auf ein späteres darfst du bieten; dein Geld wird dafür beiseitegelegt, und wenn es an der Reihe ist, hat es der Höchstbietende. Du willst Los 5: es zahlt 25 je Runde, und eine Aktie von GVE gehört dazu.',
    task: 'Sorge dafür, dass Los 5 nicht kampflos an jemand anderen geht.',
    right: 'Dein Gebot liegt auf Los 5. Bietet niemand mehr, gehört es dir, sobald die Lose davor verkauft sind.',
    wrong: {
      lowest:
        'Das ist das billigste, und nun kommen die nächsten in Reichweite der anderen. Um Los 5 zu bekommen, biete darauf.',
      another: 'Das ist ein Gebot auf ein Los, das du nicht wolltest. Los 5 ist das mit der Aktie von GVE.',
      wait: 'Dann nehmen es dir vielleicht die anderen. Biete, solange du das Geld hast.',
    },
    other: 'Biete auf Los 5.',
  },
  rhine: {
    heading: '18Rhl: über den Rhein',
    story:
      'Der Rhein teilt die Karte. Düsseldorf, Duisburg und Köln liegen an beiden Ufern, aber ein Zug kommt nur hinüber, wo die Stadt ihr grünes Plättchen mit einer Brücke hat. Deine DEE steht in Düsseldorf am rechten Ufer; am linken liegen Gleise bereit.',
    task: 'Lege das Plättchen, mit dem Züge über den Fluss kommen.',
    right:
      'Mit dem grünen Düsseldorf sind die beiden Ufer eine Stadt. Der 3er von DEE kann jetzt über den Fluss fahren.',
    wrong: {
      onward:
        'Das baut an einem Ufer weiter, und das andere bleibt unerreichbar. Düsseldorf selbst braucht ein neues Plättchen.',
      wait: 'Das linke Ufer liegt bereit, und kein Zug kommt hin. Mache Düsseldorf grün.',
    },
    other: 'Lege ein grünes Plättchen auf Düsseldorf.',
  },
  harbour: {
    heading: '18LRA: Häfen',
    story:
      'In 18LRA hat der Fluss Häfen. Neben ihren Bahnhöfen hat eine Gesellschaft einen Marker für einen davon; er steht auf einem eigenen Platz, und auf einer Fahrt, die ihn enthält, bringt jede Zeche und jedes Stahlwerk 10 mehr. Deine KEG erreicht Uerdingen, und dir gehört das Privatpapier, für das der Hafenplatz freigehalten ist.',
    task: 'Setze den Hafenmarker von KEG in Uerdingen.',
    right: 'Der Hafen arbeitet jetzt für KEG, und der gewöhnliche Platz in Uerdingen ist noch frei.',
    wrong: {
      plain: 'Das wäre ein gewöhnlicher Bahnhof. Der Hafen hat einen eigenen Platz daneben: wähle den Hafenmarker.',
      wait: 'Solange das Privatpapier dir gehört, ist der Platz für dich frei; später darf ihn jeder nehmen.',
    },
    other: 'Setze den Hafenmarker in Uerdingen.',
  },
  investor: {
    heading: 'Der Investor',
    story:
      '18LRA zu zweit. RhE gehört dem Investor, der kein Geld hat und Regeln folgt: RhE fährt jede Runde ihre beste Strecke und schüttet alles aus, außer wenn sie einen Zug nimmt, der bleibt. Du und der andere verwaltet sie abwechselnd. CME gehört dem anderen; sie hat noch keinen Zug und wird behalten, was sie verdient, um einen zu kaufen. Du hast 95 M.',
    task: 'Kaufe die Aktie, die dir nächste Runde sicher etwas zahlt.',
    right:
      'Dir gehören 10 % von RhE. Niemand kann sie dazu bringen, ihr Geld zu behalten: Sie zahlt, und du wirst mitbezahlt. Je besser du für sie baust, wenn du das Kärtchen hast, desto mehr.',
    wrong: {
      rival:
        'Aus CME kann etwas werden, aber sie hat keinen Zug, und ihr Direktor entscheidet, ob sie zahlt. RhE hat einen und muss. Kaufe eine Aktie von RhE.',
      wait: 'Dann nimmt der Investor die nächste Aktie von RhE selbst, und dein Geld bringt nichts. Kaufe jetzt eine.',
    },
    other: 'Das ist erlaubt, zahlt aber nicht sicher. Kaufe eine Aktie von RhE.',
  },
};
