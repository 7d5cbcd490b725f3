import type { PeerWords } from './peer.ts';

/** Anders als auf 18xx.games, auf Deutsch. */
export const de: PeerWords = {
  '1848': [
    {
      clause: '48-3.1.3-a',
      here: 'Ist ein Privatpapier verkauft und sind alle anderen auf ihrem tiefsten Preis, darf jeder passen.',
      there: 'Wer keines hat, darf nie passen.',
    },
    {
      clause: '48-4.1-c',
      here: 'Eine Gesellschaft kauft Privatpapiere nur von ihrem eigenen Direktor.',
      there: 'Von jedem Spieler.',
    },
    {
      clause: '48-4.1-e',
      here: 'Keine Sonderfunktion eines Privatpapiers vor dem ersten 3er-Zug.',
      there: 'Das freie Wüstenplättchen kann früher gelegt werden.',
    },
    {
      clause: '48-4.4-b',
      here: 'Tasmanien darf eine Gesellschaft auch legen, wenn das Papier ihrem Direktor gehört.',
      there: 'Nur, wenn es ihr selbst gehört.',
    },
    {
      clause: '48-5.3.4-a',
      here: 'Die Commonwealth bekommt ihr Geld, wenn sie beginnt: 60 % verkauft und die Verbindung gebaut.',
      there: 'Sobald 60 % verkauft sind.',
    },
    {
      clause: '48-5.4.4-c',
      here: 'Ein Zug, der durch eine Zwangsverwaltung wegfällt, gilt als verkauft, mit allen Folgen.',
      there: 'Fällt in Phase 3 ein 5er weg, bleibt die Phase, wie sie ist.',
    },
    {
      clause: '48-5.5.3-d',
      here: 'Was ein Direktor bei einer Zwangsverwaltung nicht zahlen kann, leiht ihm die Bank; sie kann dadurch gesprengt werden.',
      there: 'Sein Bargeld fällt unter null, die Bank bleibt unberührt, und er muss vielleicht später verkaufen.',
    },
    {
      clause: '48-12.2.1-a',
      here: 'Nach der sechsten Zwangsverwaltung bleibt das niedrigste Zertifikatslimit.',
      there: 'Das Limit springt auf das vom Anfang zurück.',
    },
    {
      clause: '48-5.6.2-b',
      here: 'Der erste Kredit einer Runde kostet immer zwei Felder.',
      there: 'Mit fünf Krediten kostet schon der erste einer Runde drei.',
    },
    {
      clause: '48-5.6.3-b',
      here: 'Mehr als einen Kredit je Runde gibt es nur für einen Zug der Bank.',
      there: 'Auch für den Zug einer anderen Gesellschaft.',
    },
    {
      clause: '48-8.4.1-b',
      here: 'Zwangskredite nur, wenn die Kasse die billigere Seite des Zuges nicht zahlen kann.',
      there: 'Auch, um die teurere Seite zu nehmen.',
    },
    {
      clause: '48-10.1.2-c',
      here: 'Alice Springs ist ein Ort: keine Strecke von einem seiner Felder zum anderen.',
      there: 'So eine Strecke gilt.',
    },
    {
      clause: '48-8.3.4-e',
      here: 'Der andere Direktor wird gefragt, bevor seiner Gesellschaft ein Zug abgekauft wird.',
      there: 'Niemand wird gefragt.',
    },
  ],
  '18cz': [
    { clause: 'CZ-VIII.8-e', here: 'Die beste Fahrt ist Pflicht.', there: 'Jede erlaubte Fahrt gilt.' },
    {
      clause: 'CZ-0-h',
      here: 'Übernahmen, Züge und Lokalbahnen anderer brauchen deren Zustimmung: ein Angebot und eine Antwort.',
      there: 'Niemand wird gefragt.',
    },
    {
      clause: 'CZ-VIII.4-c',
      here: 'Das gelbe Plättchen in Praha ist ein Ausbau und die ganze Gleisaktion.',
      there: 'Es ist ein gelbes wie andere; im ersten Zug darf ein zweites folgen.',
    },
    {
      clause: 'CZ-VII.6-e',
      here: 'Ein Verkauf je Gesellschaft und Zug, ein Schritt abwärts.',
      there: 'Dieselbe Gesellschaft lässt sich in einem Zug mehrmals verkaufen, jedes Mal mit einem Schritt.',
    },
    {
      clause: 'CZ-VIII.10-h',
      here: 'Züge zwischen Gesellschaften erst nach dem ersten b-Zug.',
      there: 'Von Anfang an.',
    },
    {
      clause: 'CZ-VIII.7-e',
      here: 'E-Züge lassen nur Orte aus und dürfen beliebig viele zählen.',
      there: 'Sie zählen die besten Halte, auch ohne eine billige Stadt, und höchstens drei Orte.',
    },
    {
      clause: 'CZ-VIII.9-l',
      here: 'Ein übernommener Zug darf jeder größere Zug seiner Karte werden.',
      there: 'Nur einer von der Größe des Käufers.',
    },
    {
      clause: 'CZ-VIII.10-d',
      here: 'Voller Züge und keiner fährt: Sie muss einen kaufen und einen anderen abgeben.',
      there: 'Der Pflicht kann man entgehen.',
    },
    {
      clause: 'CZ-VIII.10-l',
      here: 'Ein Zug aus dem Pool behält seine Seite.',
      there: 'Er lässt sich auf jeder Seite kaufen.',
    },
    {
      clause: 'CZ-VIII.6-e',
      here: 'Was der nächste Bahnhof kostet, folgt aus den Bahnhöfen auf der Karte.',
      there: 'Nach jeder Übernahme kostet jeder Bahnhof 100 K.',
    },
    {
      clause: 'CZ-VIII.4-d',
      here: 'Das erste Plättchen einer Gesellschaft liegt in ihrer Heimat.',
      there: 'Nicht, wenn übernommene Bahnhöfe anderswohin führen.',
    },
    {
      clause: 'CZ-XI.1-r',
      here: 'Böhmen: Vaclavs Gesellschaften kaufen nie Züge.',
      there: 'Eine ohne Zug wird behandelt, als müsste sie.',
    },
    { clause: 'CZ-XI.2-a', here: 'Mähren-Schlesien lässt sich spielen.', there: 'Es fehlt.' },
  ],
  '18rhl': [
    {
      clause: 'RHL-1.2-a',
      here: 'Die jetzige Ausgabe, für drei bis fünf.',
      there: 'Eine frühere, für drei bis sechs, mit KEG statt MKB in Moers.',
    },
    {
      clause: 'RHL-3.1-c',
      here: 'Heimatbahnhöfe liegen von Anfang an auf der Karte und halten ihren Platz.',
      there: 'Sie kommen, wenn die Gesellschaft zum ersten Mal handelt.',
    },
    {
      clause: 'RHL-4.1.1-u',
      here: 'RhE beginnt bei 70; 140 bekommt sie, den Rest des Gebots die Bank.',
      there: 'Ihr Käufer wählt 70, 75 oder 80, und das ganze Gebot geht an RhE.',
    },
    {
      clause: 'RHL-5.1.1-m',
      here: 'Passen alle, wird allein Los 1 reihum angeboten, jedes Mal billiger.',
      there: 'Sein Preis fällt, und die Versteigerung geht weiter.',
    },
    {
      clause: 'RHL-5.1.2-a',
      here: 'In der ersten Aktienrunde nichts aus dem Pool.',
      there: 'Die Aktien von RhE dort lassen sich kaufen.',
    },
    {
      clause: 'RHL-5.1.5-d',
      here: 'Eine Gesellschaft, die in Betrieb geht, steigt sofort.',
      there: 'Am Ende der Aktienrunde.',
    },
    {
      clause: 'RHL-5.2.1-c',
      here: 'Aktien lassen sich verkaufen, sobald die Gesellschaft in Betrieb ist.',
      there: 'Erst, wenn sie gehandelt hat.',
    },
    {
      clause: 'RHL-5.2.1-g',
      here: 'Ein Verkauf je Gesellschaft und Zug.',
      there: 'Mehrere, jeder senkt den Kurs.',
    },
    {
      clause: 'RHL-6.2.3-b',
      here: 'Eine Strecke darf in einer Kleinstadt beginnen oder enden; dann zählt sie.',
      there: 'Sie darf es nicht.',
    },
    {
      clause: 'RHL-6.2.3-a',
      here: 'So viele Züge wie können, müssen fahren.',
      there: 'Der Direktor darf welche stehen lassen.',
    },
    {
      clause: 'RHL-6.2.3.1-d',
      here: 'Auf grünen Plättchen der Rheinmetropolen müssen manche Züge die Fähre nehmen.',
      there: 'Sie kommen durch, wenn irgendein Platz frei ist.',
    },
    {
      clause: 'RHL-6.2.4.1-c',
      here: 'Der Eiserne Rhein beginnt in Antwerpen; Roermond ist eine gewöhnliche Stadt.',
      there: 'Den Bonus gibt es ab Roermond.',
    },
    {
      clause: 'RHL-6.2.4.4-a',
      here: 'Der 8er beginnt in Nijmegen oder Arnhem und lässt keine Stadt aus.',
      there: 'Er darf auch im Süden beginnen, in beliebiger Länge, und zählt seine acht besten Halte.',
    },
    {
      clause: 'RHL-6.2.6-f',
      here: 'Einen Zug, der das Limit senkt, darf nicht kaufen, wer dann zu viele hätte.',
      there: 'Er darf; was zu viel ist, wird abgegeben.',
    },
    {
      clause: 'RHL-6.2.6.2-c',
      here: 'Beim Zwangskauf verkauft die Gesellschaft zuerst Aktien vom Besitzblatt; zuletzt hilft ein Kredit.',
      there: 'Sie verkauft keine, einen Kredit gibt es nicht, und Spieler können bankrottgehen.',
    },
    {
      clause: 'RHL-10.1-a',
      here: 'Zielkarten, Schicksalskarten, das andere Startpaket und das Kurze Spiel lassen sich spielen.',
      there: 'Sie fehlen.',
    },
  ],
  '18lra': [
    {
      clause: 'LRA-1.2-a',
      here: 'Das ganze Spiel, zu zweit mit dem Investor, und das Kurze Spiel.',
      there: 'Nur ein unfertiger Entwurf, der sich nicht spielen lässt.',
    },
  ],
};
