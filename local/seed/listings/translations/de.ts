/** The sample listings in German. */
import type { SampleTranslations } from "./sample-translations.ts";

export const german: SampleTranslations<"de"> = {
  "one-bedroom-lanthom-point-naklua": {
    title: "2-Zimmer-Wohnung am Fischerhafen, Lanthom Point",
    description:
      "Eckwohnung mit einem Schlafzimmer im sechsten Stock eines achtstöckigen Hauses, fünf Gehminuten vom alten Markt in Naklua. Das Wohnzimmer öffnet sich auf einen Balkon, der über niedrige Dächer nach Osten blickt, deshalb bleibt die Wohnung nachmittags kühl. Die Küche wurde 2023 erneuert, mit zwei Kochfeldern und hohem Kühlschrank. Das Hausgeld wird nach Quadratmetern berechnet und deckt Pool, kleinen Fitnessraum und Nachtwache. Das Richtige für alle, die ein lebendiges Viertel mit Garküchen und einer Songthaew-Linie vor der Tür suchen.",
  },
  "studio-krachang-court-naklua": {
    title: "Studio mit Gartenblick, Krachang Court",
    description:
      "Das 26 Quadratmeter große Studio liegt im zweiten Stock über einem bepflanzten Innenhof, abseits der Straße. Es wird möbliert verkauft: Bett mit Stauraum, Tisch für zwei, ein Schrank über die ganze Wand und ein Induktionskochfeld. Das Bad hat ein Fenster, bei dieser Größe eine Seltenheit. Verkäuferfinanzierung ist möglich: eine Anzahlung, dann gleiche Monatsraten, schriftlich vereinbart, bevor irgendetwas unterschrieben wird. Das Haus hat einen Aufzug, einen Pool zum Bahnenschwimmen und Stellplätze für Motorräder. Busse nach Bangkok fahren von der Hauptstraße ab, zehn Minuten entfernt.",
  },
  "two-storey-house-soi-photisan-naklua": {
    title: "Zweistöckiges Haus mit Garten, Soi Photisan",
    description:
      "Haus mit drei Schlafzimmern auf 360 Quadratmetern Grund, am ruhigen Ende einer Gasse in Naklua. Unten liegen ein offener Wohn- und Essraum, hinten eine Thai-Küche und ein Schlafzimmer, das sich als Arbeitszimmer eignet. Oben sind zwei Schlafzimmer, jedes mit eigenem Bad, und eine gemeinsame Terrasse über dem Mangobaum. Das Dach wurde 2022 neu gedeckt und die Elektrik dabei erneuert. Ein Auto passt unter den Carport, ein zweites in die Einfahrt. Das Land bleibt auf einem thailändischen Namen; ein ausländischer Käufer erhält daran ein eingetragenes Pachtrecht, das der Makler vor der Besichtigung erklärt.",
  },
  "one-bedroom-rental-saensuk-terrace-naklua": {
    title: "2-Zimmer-Wohnung zu mieten, Saensuk Terrace",
    description:
      "Jahresweise zu mieten: separates Schlafzimmer mit Verdunkelungsvorhängen, Sofa mit Blick zum Balkon, eigene Waschmaschine. Wasser und Strom werden zum staatlichen Tarif abgerechnet, ohne Aufschlag des Hauses. Zwei Monatsmieten Kaution, zurück nach der letzten Zählerablesung. Der Vermieter meldet Ihre Ankunft binnen eines Tages bei der Einwanderungsbehörde und gibt Ihnen eine Kopie. Supermarkt, Wäscherei und Klinik sind zu Fuß erreichbar, und am Strand am Ende der Straße sind abends Familien.",
  },
  "sea-view-two-bedroom-mali-sands-wongamat": {
    title: "3-Zimmer-Wohnung mit Meerblick, Mali Sands Tower",
    description:
      "Im neunzehnten Stock eines Hochhauses, das eine Reihe hinter dem Strand steht, sieht man das Meer aus beiden Schlafzimmern und dem Wohnzimmer. Der Boden ist Teak auf Estrich, die Küche hat Backofen und Steinplatte, die Klimaanlage wurde letztes Jahr ersetzt. Zum Haus gehören zwei Pools, einer davon zum Bahnenschwimmen, und ein Weg zum Strand, der keine Straße kreuzt. Die Wohnung liegt in der Ausländerquote; die Bescheinigung der Eigentümergemeinschaft liegt bereit. Verkauf mit Möbeln.",
  },
  "one-bedroom-finance-nok-aen-wongamat": {
    title: "2-Zimmer-Wohnung, Verkäuferfinanzierung, Nok Aen Tower",
    description:
      "Der Eigentümer verkauft diese Wohnung auf Raten: Der Preis steht am Tag der Unterschrift fest, die Anzahlung wird mit Ihnen vereinbart, der Rest monatlich bezahlt. Sie dürfen darin wohnen oder sie vom ersten Monat an vermieten. Sie geht nach Nordwesten; abends ist der Balkon hell, und zwischen zwei Nachbarhäusern zeigt sich das Meer. Vollständige Küche, Badewanne, Einbauschränke. Der Aufzugsvorraum wurde 2024 renoviert. Verlangen Sie den schriftlichen Ratenplan: Darin stehen jede Zahlung, das Hausgeld und was bei Verspätung geschieht.",
  },
  "three-bedroom-penthouse-mali-sands-wongamat": {
    title: "Penthouse, drei Schlafzimmer, Terrasse, Mali Sands Tower",
    description:
      "Die beiden obersten Etagen des Nordflügels: unten die Schlafzimmer, oben Wohnzimmer, Küche und eine Terrasse von 60 Quadratmetern. Die Treppe ist aus massiver Esche, die Terrasse gefliest und entwässert, mit Platz für einen langen Tisch unter der Pergola. Jedes Schlafzimmer hat ein Bad, das größte auch ein Ankleidezimmer. Zwei überdachte Stellplätze gehören dazu. Die Wartungsunterlagen der letzten acht Jahre sind in einem Ordner vor Ort einzusehen. Der Blick reicht von Koh Larn im Süden bis zu den Hügeln hinter Si Racha.",
  },
  "studio-rental-nok-aen-wongamat": {
    title: "Möbliertes Studio zu mieten, Nok Aen Tower",
    description:
      "30 Quadratmeter im elften Stock, für zwölf Monate vermietet, verlängerbar zu gleichen Bedingungen. Das Bett steht hinter einer Lamellenwand, der Schreibtisch am Fenster, der Glasfaseranschluss ist in der Miete enthalten. Schwimmen vor der Arbeit geht, denn der Pool öffnet um sechs. Der Strom wird am Monatsersten abgelesen und kostet etwa 1.200 Baht, wenn einer allein nachts die Klimaanlage nutzt. Zum Strand sind es 250 Meter auf einem Fußweg, der abends beleuchtet ist.",
  },
  "city-studio-ruamchai-place-central-pattaya": {
    title: "Stadtstudio, alles zu Fuß erreichbar, Ruamchai Place",
    description:
      "Vor der Tür liegt die Third Road, zwei Einkaufszentren sind zehn Gehminuten entfernt, die Strandstraße ein wenig weiter. Das Studio selbst ist ruhig, weil es zum Innenhof geht. Es hat neue Bodenfliesen, eine verglaste Dusche und eine Küchenzeile mit Spüle, Kühlschrank und Mikrowelle. Seit dem Umbau steht es leer und kann beim Grundbuchamt binnen zwei Wochen umgeschrieben werden. Das Hausgeld ist bis Jahresende bezahlt. Eine schlichte erste Wohnung oder ein Zimmer zum Vermieten an jemanden, der im Zentrum arbeitet.",
  },
  "one-bedroom-finance-tawan-bay-central-pattaya": {
    title: "2-Zimmer-Wohnung auf Raten, Tawan Bay Residence",
    description:
      "Möblierte Wohnung mit einem Schlafzimmer im vierzehnten Stock, vom Verkäufer finanziert, ohne Bank dazwischen. Vom Balkon sieht man über die Dächer der Second Road das Meer. Innen stehen ein breites Doppelbett, ein Schlafsofa für Gäste, ein Esstisch und eine Küche mit Abzug. Monatsrate und Laufzeit werden vor der Unterschrift mit Ihnen vereinbart; der Ratenplan ist Teil des Vertrags. Der Empfang spricht Englisch und Russisch, am Tor stehen Taxis.",
  },
  "two-bedroom-tawan-bay-central-pattaya": {
    title: "Eckwohnung mit zwei Schlafzimmern, Tawan Bay Residence",
    description:
      "Fenster nach zwei Seiten bringen dieser Eckwohnung fast das ganze Jahr einen Luftzug. Das zweite Schlafzimmer hat eine Tür zum Flur: Man kann es vermieten oder als Büro nutzen, ohne den Rest zu stören. Beide Bäder wurden 2021 erneuert. Gekocht wird mit Gas, die Flasche steht im Schrank auf dem Balkon; wer gern kocht, sucht das, und nur wenige Hochhäuser erlauben es. Parken mit Plakette, ein Auto je Wohnung. Haushaltsgroßgeräte und Vorhänge sind inbegriffen, die übrigen Möbel können gekauft oder abgeholt werden.",
  },
  "one-bedroom-rental-ruamchai-central-pattaya": {
    title: "2-Zimmer-Wohnung für ein Jahr zu mieten, Ruamchai Place",
    description:
      "Schlichte, saubere Wohnung mit einem Schlafzimmer für Mieter, die im Zentrum leben und nicht für eine Aussicht zahlen wollen. Das Haus ist von 2008 und gut geführt: Die Aufzüge laufen, der Pool wird wöchentlich geprüft, und der Wachdienst kennt die Bewohner. Wasser und Hausgeld sind in der Miete enthalten. Die Küche hat zwei Kochfelder, einen Backofen und einen Tisch für vier. Bringen Sie Ihren Pass und zwei Monatsmieten Kaution mit; den Vertrag auf Thai und Englisch können Sie vor der Unterschrift zu Hause lesen.",
  },
  "duplex-price-on-request-tawan-bay-central-pattaya": {
    title: "Maisonette über der Bucht, Preis auf Anfrage",
    description:
      "2019 wurden zwei Wohnungen zu dieser Maisonette im dreiundzwanzigsten und vierundzwanzigsten Stock verbunden. Unten ist ein einziger Raum von der Tür bis zur Glasfront, oben sind zwei Schlafzimmer, eine Bücherwand und ein Bad mit Fenster zum Meer. Pläne, Zustimmung des Hauses und die zusammengelegten Eigentumsurkunden können im Büro eingesehen werden. Der Eigentümer lebt im Ausland und verkauft über einen einzigen Makler, der Käufern den Preis nach einer Besichtigung oder einem Videoanruf nennt. Die Möbel wurden für die Räume gebaut und bleiben.",
  },
  "sold-studio-ruamchai-central-pattaya": {
    title: "Studio im Ruamchai Place, im Frühjahr verkauft",
    description:
      "Dieses Studio fand im April seinen Käufer und bleibt auf der Seite, damit andere vergleichen können. Es hatte 27 Quadratmeter, ging nach Süden und war vor dem Verkauf drei Jahre ohne Lücke vermietet. Der Käufer überwies aus dem Ausland, erhielt die Gutschriftanzeige der Bank und ließ die Wohnung am selben Tag in der Ausländerquote eintragen. Von der ersten Besichtigung bis zur Umschreibung vergingen fünf Wochen. Ähnliche Studios kommen in diesem Haus ein paarmal im Jahr auf den Markt; sagen Sie uns, wenn Sie vom nächsten hören möchten.",
  },
  "pool-villa-bua-kham-east-pattaya": {
    title: "Ebenerdige Villa mit Pool, Bua Kham Garden",
    description:
      "Villa auf einer Ebene um einen acht Meter langen Pool, in einer Siedlung mit vierzig Häusern und einem bewachten Tor. Drei Schlafzimmer öffnen sich mit Schiebetüren zum Wasser; die Küche hat eine Insel und dahinter eine Spülküche. Der Pool wird mit Salz gechlort, die Pumpe ist vom Januar. Unter den Dachziegeln ist gedämmt, und das sieht man an der Stromrechnung: zwölf Monate liegen vor. Schulen mit englischem Lehrplan sind zehn bis zwanzig Autominuten entfernt, die Autobahnauffahrt ist nah.",
  },
  "family-house-khao-noi-east-pattaya": {
    title: "Familienhaus mit vier Schlafzimmern, Khao Noi",
    description:
      "Vier Schlafzimmer, eine Kammer für Hauspersonal, die die meisten als Abstellraum nutzen, und ein Wohnzimmer, groß genug für ein Klavier. Das Haus steht auf 480 Quadratmetern Grund mit Frangipani an der Mauer und einem Rasen, der nach Regen schnell trocknet. Die Gasse wird nicht überschwemmt: Sie liegt höher als die Straße, und Nachbarn, die seit zehn Jahren hier wohnen, bestätigen es. Hinter der Küche sind Wassertank und Filter. Die Eigentümer ziehen näher zu ihren Kindern, und ihr Preis lässt Luft für ein neues Bad, das das Obergeschoss braucht.",
  },
  "town-house-finance-east-pattaya": {
    title: "Reihenhaus mit zwei Schlafzimmern auf Raten, Nern Plub Wan",
    description:
      "Zweistöckiges Reihenhaus, zu kaufen in Raten, die Käufer und Verkäufer vereinbaren. Unten ein langer Raum, Küche und Dusche, oben zwei gleich große Schlafzimmer mit einem Bad dazwischen. In diesem Jahr wurde innen und außen gestrichen. Es gibt einen kleinen schattigen Hof für Wäsche und Fahrrad und vorn Platz für ein Auto. Der Pool der Siedlung ist an der Ecke. Hier wohnen Familien, Lehrer und Leute, die im Hafen arbeiten; abends ist es ruhig.",
  },
  "pool-house-rental-bua-kham-east-pattaya": {
    title: "Haus mit Pool zu mieten, Bua Kham Garden",
    description:
      "Für ein Jahr oder länger zu mieten, unmöbliert oder mit den vorhandenen Möbeln. In der Miete sind der Gärtner am Montag und die Poolpflege am Donnerstag enthalten. Alle drei Schlafzimmer haben Klimaanlage und Fliegengitter. Hunde sind erlaubt, dann mit einer zweiten Monatsmiete Kaution. Auf der überdachten Terrasse isst man auch in der Regenzeit draußen, unter den Carport passen zwei Autos. Der Eigentümer wohnt in derselben Siedlung und repariert in wenigen Tagen, was kaputtgeht.",
  },
  "small-house-rental-nong-prue-east-pattaya": {
    title: "Haus mit zwei Schlafzimmern zu mieten, Nong Prue",
    description:
      "Frei stehendes Haus mit zwei Schlafzimmern und eigenem Garten, etwa zur Miete einer Stadtwohnung. Die Küche ist neu, das Bad älter und in Ordnung. Glasfaser liegt bis ins Wohnzimmer. Der Markt am Ende der Gasse öffnet um vier Uhr früh und schließt mittags, und das Haus liegt weit genug weg, um ihn nicht zu hören. Man braucht ein Motorrad oder ein Auto. Zwölf Monate, zwei Monatsmieten Kaution, Strom zum staatlichen Tarif.",
  },
  "low-rise-condo-bua-kham-east-pattaya": {
    title: "Erdgeschosswohnung direkt am Pool, Bua Kham Place",
    description:
      "Von der Terrasse in den Pool: Die Wohnung mit einem Schlafzimmer liegt im Erdgeschoss eines vierstöckigen Hauses, durch dessen Mitte sich ein langes Becken zieht. Die Terrasse hat ein abschließbares Tor. Das Schlafzimmer liegt hinten und bleibt morgens dunkel, die Küche läuft an einer Wand entlang, und es gibt einen Schrank für Koffer und Waschmaschine. Der Preis berücksichtigt die Entfernung zum Meer, etwa fünfzehn Minuten mit dem Roller. Die Wohnung liegt in der thailändischen Quote; das ist wichtig, wenn Sie auf einen ausländischen Namen kaufen.",
  },
  "hillside-one-bedroom-pha-ngam-pratumnak": {
    title: "2-Zimmer-Wohnung am Hügel, Meerblick, Pha Ngam Heights",
    description:
      "Vom Balkon im achten Stock blickt man über die Bäume des Parks aufs Wasser und an klaren Abenden auf die Lichter von Koh Larn. Eine Schiebewand öffnet das Schlafzimmer tagsüber zum Wohnzimmer. 2025 hat der Eigentümer Kompressor und Warmwasserbereiter ersetzt, die Rechnungen sind da. Das Haus steht an der oberen Straße, die letzten hundert Meter sind steil; viermal am Tag fährt ein Shuttle zum Strand hinunter. Verkauf möbliert, in der Ausländerquote, das Hausgeld für dieses Jahr ist bezahlt.",
  },
  "studio-finance-pha-ngam-pratumnak": {
    title: "Studio auf Raten vom Eigentümer, Pha Ngam Heights",
    description:
      "Studio mit 29 Quadratmetern und Balkon zum Garten, zu kaufen in Raten, die Eigentümer und Käufer vor der Unterschrift vereinbaren. Das Bett klappt in die Wand, tagsüber ist der Raum ein Wohnzimmer. Es gibt eine richtige Arbeitsfläche in der Küche, einen Balkon für zwei Stühle und ein Bad mit Glaswand. Während Sie zahlen, dürfen Sie vermieten; das Büro kann die Vermietung gegen eine Monatsgebühr betreuen. Verlangen Sie den Ratenplan schriftlich und zeigen Sie ihn zuerst Ihrem eigenen Anwalt.",
  },
  "two-bedroom-finance-hin-khao-pratumnak": {
    title: "3-Zimmer-Wohnung nahe Cosy Beach, Raten möglich",
    description:
      "Die Wohnung liegt drei Minuten vom kleinen Strand unterhalb des Hügels, im fünften Stock eines Hauses mit nur vier Wohnungen je Etage. Sie hat zwei fast gleich große Schlafzimmer, zwei Bäder und einen Balkon über die ganze Breite. Die Küche ist geschlossen, mit Fenster zum Gang. Der Eigentümer nimmt eine Anzahlung und Monatsraten und richtet die Wohnung vor Ihrem Einzug her: Die Liste der Arbeiten ist Teil des Vertrags. Ein überdachter Stellplatz gehört dazu.",
  },
  "villa-with-sea-glimpse-pratumnak": {
    title: "Villa mit vier Schlafzimmern an der oberen Straße, Pratumnak",
    description:
      "Auf dem Hügel stehen nur noch wenige Häuser, und dieses hat seinen Garten behalten. Das Erdgeschoss ist ein großer Raum mit der Küche am Ende, offen zu einem neun Meter langen Pool unter alten Regenbäumen. Oben vier Schlafzimmer, jedes mit Bad; aus dem größten sieht man zwischen zwei Dächern das Meer. Ein separater Raum am Tor dient als Büro. Entworfen hat das Haus der erste Eigentümer, ein Ingenieur: An die Leitungsschächte kommt man, ohne eine Wand aufzubrechen. Das Land ist gepachtet, die Unterlagen liegen im Büro.",
  },
  "rental-one-bedroom-hin-khao-pratumnak": {
    title: "Große 2-Zimmer-Wohnung zu mieten, Hin Khao House",
    description:
      "Mit 58 Quadratmetern größer als die meisten Wohnungen mit einem Schlafzimmer auf dem Hügel; Esstisch und Schreibtisch haben Platz. Möbliert für zwölf Monate zu mieten, in der Regenzeit nach Absprache auch kürzer. Die Fenster gehen nach Osten, ab Mittag ist es kühl. Der Mieter zahlt Strom und Internet, der Eigentümer Wasser und Hausgeld. Der Pool ist klein und wird wenig genutzt. Vom Tor sind es drei Minuten zum Strand und acht zum Supermarkt, beides zu Fuß.",
  },
  "rented-two-bedroom-pha-ngam-pratumnak": {
    title: "3-Zimmer-Wohnung, Pha Ngam Heights, vermietet bis März",
    description:
      "Diese Wohnung ist bis Ende März vermietet und wird gezeigt, damit Sie vorausplanen können. Sie hat zwei Schlafzimmer, ein Wohnzimmer von 28 Quadratmetern und einen Balkon zum Sonnenuntergang. Die jetzigen Mieter möchten sie in guten Händen wissen und zeigen sie gern am Wochenende. Wer für zwölf Monate unterschreibt, zahlt dieselbe Miete. Internet mit 500 Megabit ist angeschlossen, Waschmaschine und Trockner stehen übereinander in einem eigenen Schrank.",
  },
  "one-bedroom-talay-thong-jomtien": {
    title: "2-Zimmer-Wohnung, zweite Strandreihe, Talay Thong Residence",
    description:
      "Wohnung mit einem Schlafzimmer und 40 Quadratmetern im siebten Stock, das Meer liegt jenseits eines niedrigen Dachs. Der Grundriss ist klar: Flur mit Schrank, Bad, dann Wohnzimmer und Schlafzimmer nebeneinander, beide mit Tür zum Balkon. Böden und Küche sind von 2020. Die Rücklage des Hauses ist in Ordnung, und das Protokoll der letzten Eigentümerversammlung können Sie lesen, bevor Sie sich entscheiden. Restaurants, Wäscherei und die Songthaew-Linie sind an der Straße davor, der Strand ist zwei Minuten entfernt.",
  },
  "one-bedroom-finance-talay-thong-jomtien": {
    title: "2-Zimmer-Wohnung, 200.000 Baht Anzahlung, Talay Thong",
    description:
      "Der Eigentümer verlangt 200.000 Baht zu Beginn und vereinbart den Rest als Monatsraten. Die Wohnung liegt im dritten Stock über dem Pool, möbliert und bezugsfertig: Bett, Sofa, Tisch, Vorhänge und eine Waschmaschine auf dem Balkon. Zurzeit ist sie monatsweise vermietet, der Mieter zieht vor dem Tag der Übergabe aus. Der Vertrag nennt auf Englisch und Thai den Preis, die Laufzeit, wer das Hausgeld zahlt und was bei verspäteter Zahlung geschieht. Eine Besichtigung dauert eine halbe Stunde und geht auch per Video.",
  },
  "studio-finance-soi-watboon-jomtien": {
    title: "Möbliertes Studio auf Raten, Soi Watboon",
    description:
      "Kompaktes Studio in einem niedrigen Haus mit Gartenpool, fünf Minuten mit dem Rad zum Strand. Das Bett steht in einer Nische mit Vorhang, die Küchenzeile hat zwei Kochfelder, der Balkon blickt in Palmblätter. Für einen ersten Kauf passt es: Der Preis liegt unter anderthalb Millionen, und der Verkäufer nimmt Raten. Das Haus hat keinen Aufzug, die Wohnung liegt im zweiten Stock. Die Eigentümer treffen sich einmal im Jahr im November; die Protokolle zeigen, was für Dach und Poolpumpe ausgegeben wurde.",
  },
  "two-bedroom-beach-road-jomtien": {
    title: "3-Zimmer-Wohnung an der Strandstraße, Saphan Sai Tower",
    description:
      "Das Hochhaus steht direkt an der Strandstraße von Jomtien, und diese Wohnung im fünfzehnten Stock blickt geradeaus aufs Meer. Zwei Schlafzimmer, zwei Bäder, eine Küche mit Frühstückstheke und ein Balkon, tief genug für ein Sofa. Salzluft setzt Metall zu, deshalb hat der Eigentümer 2024 Balkongeländer und Außengeräte gegen beschichtete getauscht. Die Wohnung liegt in der Ausländerquote. In der Hochsaison ist auf der Straße bis spät Betrieb; die Fenster sind doppelt verglast, und die Schlafzimmer liegen auf der abgewandten Seite.",
  },
  "one-bedroom-rental-saphan-sai-jomtien": {
    title: "2-Zimmer-Wohnung direkt am Meer zu mieten, Saphan Sai Tower",
    description:
      "Einschlafen beim Rauschen des Meeres: Zwischen dieser Wohnung im neunten Stock des Saphan Sai Tower und dem Strand liegt nur die Straße. Sie wird für zwölf Monate möbliert vermietet, mit Geschirrspüler und Badewanne. Hausgeld und Wasser sind in der Miete enthalten. Der Fitnessraum auf dem Dach öffnet um sechs. Ein Auto kann gegen eine Jahresgebühr parken. Der Eigentümer bittet um Referenzen oder ein kurzes Gespräch per Video, zwei Monatsmieten Kaution und die erste Miete im Voraus.",
  },
  "sale-or-rent-studio-palm-rung-jomtien": {
    title: "Studio zum Kaufen oder Mieten, Palm Rung Court",
    description:
      "Dem Eigentümer ist beides recht: ein Verkauf zum genannten Preis oder ein Jahr Miete mit Kaufoption am Ende. Das Studio hat 33 Quadratmeter und liegt im obersten Stock eines dreistöckigen Hauses, mit Fenster im Bad und Blick über Gärten auf die Hügel. Es wurde 2022 eingerichtet und seither von einem einzigen sorgsamen Menschen bewohnt. Der Morgenmarkt von Jomtien ist vier Minuten entfernt. Motorräder stehen unter Dach, Autos finden in der Gasse Platz.",
  },
  "house-soi-chaiyapruek-jomtien": {
    title: "Haus mit drei Schlafzimmern an der Chaiyapruek Road",
    description:
      "Frei stehendes Haus in einer Siedlung von sechzig, mit Garten auf drei Seiten und einem Pavillon, der den Eigentümern als Sommerküche dient. Drei Schlafzimmer teilen sich zwei Bäder; das Wohnzimmer hat eine vier Meter hohe Decke, an der sich langsam ein Ventilator dreht. Mit dem Auto sind es acht Minuten zum Strand und zwölf zur Autobahn. Die Siedlung erhebt eine Jahresgebühr für Wachdienst, Beleuchtung und Müll. 2023 wurde eine Solaranlage mit fünf Kilowatt montiert, die Zählerstände seither können Sie einsehen.",
  },
  "resort-one-bedroom-na-jomtien": {
    title: "2-Zimmer-Wohnung in einer Gartenanlage, Suan Lom Residence",
    description:
      "Sieben niedrige Häuser stehen um einen Lagunenpool und einen Rasen mit alten Kasuarinen. Diese Wohnung mit einem Schlafzimmer liegt im dritten Stock des ruhigsten, zum Garten hin. Sie hat ein Wohnzimmer mit Balkon, ein Schlafzimmer mit Schreibtisch und ein Bad mit Regendusche. Alle zwei Stunden fährt ein Kleinbus nach Jomtien. Der Sand beginnt jenseits der Straße, von November bis Mai badet man gut. Die Eigentümerin verkauft, weil sie in derselben Anlage eine größere Wohnung gekauft hat; die Möbel bleiben.",
  },
  "two-bedroom-finance-suan-lom-na-jomtien": {
    title: "3-Zimmer-Wohnung am Lagunenpool, vom Verkäufer finanziert",
    description:
      "Erdgeschosswohnung mit Terrasse am Rand des Lagunenpools, auf Raten zu kaufen. Zwei Schlafzimmer, zwei Bäder und eine offene Küche; das zweite Bad erreicht man vom Flur, Gäste gehen also nicht durch ein Schlafzimmer. Nach zwölf Monatsraten können Sie in eine andere Wohnung aus unserem Angebot wechseln, und jeder gezahlte Baht geht mit. Die Terrasse hat ein Rollo gegen die Nachmittagssonne. Kinderpool und Spielplatz sieht man vom Küchenfenster.",
  },
  "high-floor-studio-na-jomtien": {
    title: "Studio hoch oben mit freiem Horizont, Lom Talay Tower",
    description:
      "Sechsundzwanzigster Stock, Südwesten, nichts davor: Der Horizont füllt das Fenster von einer Seite zur anderen. Das Studio hat 34 Quadratmeter, ein erhöhtes Bett mit Schubladen darunter und ein Sofa, das zur Aussicht steht. Das Hochhaus wurde 2020 fertig, und für Aufzüge und Fassade steht noch der Bauträger ein. Im Erdgeschoss ist ein Supermarkt. Die Seebrise macht den Balkon die meiste Zeit des Jahres angenehm, im Monsun weht sie stark. Drei solche Studios liegen hier übereinander, nur dieses steht zum Verkauf.",
  },
  "beach-villa-rental-na-jomtien": {
    title: "Villa nahe dem Jachthafen, für ein Jahr zu mieten",
    description:
      "Villa mit vier Schlafzimmern und eigenem Pool, zweihundert Meter von Jachthafen und Jachtclub. Sie wird möbliert an Familien vermietet, zweimal wöchentlich kommt eine Haushaltshilfe, die in der Miete enthalten ist. Die Küche hat Gas und einen Kühlraum, die Terrasse einen langen Tisch unter Dach. Zwei Zimmer liegen im Erdgeschoss, gut für die Großeltern. Internet über Glasfaser, mit einer zweiten Leitung für den Tag, an dem die erste ausfällt. Dem Eigentümer ist ein Vertrag über zwei Jahre am liebsten; dafür schenkt er einen Monat.",
  },
  "sold-house-finance-na-jomtien": {
    title: "Haus in Na Jomtien, auf Raten verkauft",
    description:
      "Im September an eine Familie aus dem Ausland verkauft, die in Raten zahlt. Das Haus hat drei Schlafzimmer, einen Garten mit flachem Teich und einen Carport. Wir lassen die Seite stehen, weil viele fragen, wie so ein Verkauf abläuft: zwei Besichtigungen, eine Woche für den Anwalt, der Vertrag in zwei Sprachen, die Anzahlung per Überweisung und die Schlüssel neun Tage nach dem ersten Anruf. Die Familie zog sofort ein und vermietet ein Zimmer an einen Verwandten. Fragen Sie nach Häusern zu ähnlichen Konditionen; zwei Eigentümer in der Gasse überlegen es sich.",
  },
  "village-house-bang-saray": {
    title: "Haus im Fischerdorf, Bang Saray",
    description:
      "Holzhaus auf einem Erdgeschoss aus Beton, zehn Schritte von der Gasse, in der die Boote entladen werden. Unten war ein Laden, heute ist es ein großer Raum mit Dusche und Küche; oben liegen zwei Schlafzimmer mit Fensterläden nach allen Seiten. Das Haus braucht jemanden, der alte Häuser mag: Die Treppe ist steil, und die Elektrik wurde nur oben erneuert. Das Grundstück ist klein und ganz genutzt. Abends füllt sich die Promenade mit Leuten, die gegrillten Tintenfisch essen, und um zehn ist es still.",
  },
  "sea-front-one-bedroom-bang-saray": {
    title: "2-Zimmer-Wohnung am ruhigen Ende der Bucht, Khluen Sai",
    description:
      "Das Haus hat fünf Etagen und dreißig Wohnungen; diese liegt im vierten Stock mit Balkon zum Fischerpier. Der Morgen gehört den Spaziergängern: Der Strand zieht sich flach über zwei Kilometer. Die Klimaanlage im Schlafzimmer hört man kaum, im Wohnzimmer steht eine Liege am Fenster, die Küche hat einen Backofen. Geparkt wird unter dem Haus. Das nächste Krankenhaus ist in Sattahip, fünfzehn Autominuten entfernt. Verkauf mit Möbeln und Geschirr, bereit zum Wohnen oder Vermieten.",
  },
  "studio-finance-khluen-sai-bang-saray": {
    title: "Wochenendstudio auf Raten, Khluen Sai House",
    description:
      "Hier kaufen Leute aus Bangkok fürs Wochenende, zwei Stunden mit dem Auto, wenn die Straße frei ist. Das Studio liegt im Erdgeschoss mit Terrasse und hat ein Doppelbett, ein Schlafsofa, eine Küchenzeile und einen abschließbaren Schrank für die eigenen Sachen, damit Sie es vermieten können, wenn Sie fort sind. Der Verkäufer nimmt eine Anzahlung und Monatsraten. Der Hausverwalter kümmert sich um Schlüssel und Reinigung, gegen eine Gebühr je Aufenthalt. Von der Terrasse sind es vierzig Schritte zum Sand.",
  },
  "long-stay-rental-bang-saray": {
    title: "3-Zimmer-Wohnung auf lange Zeit zu mieten, Khluen Sai House",
    description:
      "Für Mieter, die das Meer wollen und die Stadt nicht brauchen. Zwei Schlafzimmer, eines mit Bett, eines mit Schreibtisch, ein Bad mit Fenster und ein Balkon an beiden Zimmern entlang. Die Miete gilt für ein Jahr und enthält Wasser, Hausgeld und einen Stellplatz. Läden für den täglichen Bedarf sind in der Gasse dahinter, ein größerer Supermarkt liegt zehn Autominuten entfernt. Der Eigentümer wohnt im Haus und erklärt Ihnen gern, wo die Fischer morgens verkaufen.",
  },
  "thai-one-bedroom-talay-thong-jomtien": {
    title: "2-Zimmer-Wohnung, Talay Thong Residence, Jomtien",
    description:
      "Wohnung mit einem Schlafzimmer und 41 Quadratmetern im zehnten Stock, etwa drei Gehminuten zum Strand von Jomtien. Der Balkon geht nach Norden, nachmittags wird es also nicht heiß. Eine gläserne Schiebetür trennt die Küche vom Wohnzimmer; es gibt Elektroherd und Dunstabzug. Das Bad wurde 2023 erneuert, die beiden Klimageräte sind Anfang des Jahres gereinigt worden. Zum Haus gehören Pool, Fitnessraum und überdachte Stellplätze. Das Hausgeld ist bis Jahresende bezahlt. Der Eigentümer verkauft selbst, mit allen Möbeln; die Übertragungsgebühr wird geteilt. Besichtigung täglich nach 16 Uhr.",
  },
  "chinese-two-bedroom-mali-sands-wongamat": {
    title: "3-Zimmer-Wohnung am Wongamat-Strand, Mali Sands Tower",
    description:
      "Wohnung mit zwei Schlafzimmern und 78 Quadratmetern im zwölften Stock, Meerblick aus Wohnzimmer und Hauptschlafzimmer. Der Eigentümer hat 2024 renoviert. Die Küche ist geschlossen, mit Gasherd und Abzug, gut für Familien, die selbst kochen. Ins zweite Schlafzimmer passen ein Doppelbett und ein Schreibtisch. Von den zwei Bädern hat eines ein Fenster. Die Anlage hat zwei Pools, einen Fitnessraum und einen Weg zum Strand; in drei Minuten ist man im Wasser. Die Wohnung liegt in der Ausländerquote, die Bescheinigung der Eigentümergemeinschaft sehen Sie bei der Besichtigung. Möbel und Geräte bleiben, Übergabe binnen eines Monats nach Vertragsschluss. Sie können zuerst per Video besichtigen und dann entscheiden, ob Sie nach Pattaya kommen.",
  },
  "russian-studio-pha-ngam-pratumnak": {
    title: "Studio mit Meerblick, Pha Ngam Heights, Pratumnak",
    description:
      "Studio mit 32 Quadratmetern im neunten Stock, Fenster nach Westen; abends sieht man vom Balkon das Meer und die Insel Koh Larn. 2023 renoviert: neue Küche, Dusche mit Glaswand, Einbauschrank über die ganze Wand. Möbel und Geräte bleiben dem Käufer. Im Haus gibt es Dachpool, Sauna, Fitnessraum und Wachdienst rund um die Uhr. Zum Strand geht man zehn Minuten den Hügel hinab; zurück ist das Songthaew bequemer, es hält am Tor. Die Wohnung liegt in der Ausländerquote, die Nebenkosten sind bis Jahresende bezahlt. Ratenzahlung beim Eigentümer ist möglich, der Ratenplan gehört zum Vertrag.",
  },
  "french-rental-hin-khao-pratumnak": {
    title: "Möblierte 2-Zimmer-Wohnung zu mieten, strandnah, Pratumnak",
    description:
      "Im vierten Stock eines kleinen Hauses auf dem Hügel wird diese Wohnung mit einem Schlafzimmer und 55 Quadratmetern für ein Jahr möbliert vermietet. Das Schlafzimmer geht zum Hof, das Wohnzimmer auf einen Balkon nach Osten, auf dem man im Schatten frühstückt. Die Küche ist geschlossen und gut ausgestattet. Wasser und Hausgeld sind in der Miete enthalten, Strom wird zum staatlichen Tarif abgerechnet. Der Strand ist drei Gehminuten entfernt. Der Eigentümer spricht Französisch, meldet Ihre Ankunft bei der Einwanderungsbehörde und gibt Ihnen eine Kopie. Zwei Monatsmieten Kaution, zurück nach der letzten Ablesung.",
  },
};
