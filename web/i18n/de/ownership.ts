import type { Translated } from "../translated.ts";
import type { ownership as english } from "../en/ownership.ts";

export const ownership: Translated<typeof english> = {
  title: "Wem die Immobilie gehört und wie sicher wir das wissen",
  text: "„Geprüft“ heißt: Wir haben einen Nachweis gesehen. „Laut Verkäufer“ heißt: Der Verkäufer sagt es. Lassen Sie sich die Unterlagen zeigen, bevor Sie etwas zahlen.",
  verified: "Geprüft",
  claimed: "Laut Verkäufer",
  unknown: "Unbekannt",
  "foreign-quota": "In der Ausländerquote des Gebäudes",
  "title-deed": "Verkäufer steht in der Eigentumsurkunde",
  "no-mortgage": "Keine Hypothek, keine andere Belastung",
  "no-unpaid-fees": "Kein Hausgeld offen",
  "sellers-identity": "Identität des Verkäufers",
  lastVerified: "Zuletzt geprüft am {{date}}",
  neverVerified: "Zu dieser Immobilie ist noch nichts geprüft.",
  tenure: {
    title: "Was Ausländern hier gehören kann",
    "foreign-quota":
      "Die Wohnung wird innerhalb der Ausländerquote des Gebäudes angeboten. Sie kann einem Ausländer ganz gehören und auf seinen Namen eingetragen werden.",
    "thai-quota":
      "Die Wohnung liegt in der Thai-Quote. Auf einen ausländischen Namen wird sie nur eingetragen, wenn am Tag der Übertragung in der Ausländerquote Platz ist. Lassen Sie sich das vorher von der Hausverwaltung schriftlich bestätigen.",
    leasehold:
      "Die Wohnung wird mit einem eingetragenen Pachtrecht angeboten, für höchstens {{years}}. Sie nutzen sie für diese Zeit; sie gehört Ihnen nicht.",
    unknown:
      "Wir wissen noch nicht, ob ein Ausländer diese Wohnung erwerben kann. Fragen Sie uns, bevor Sie etwas zahlen.",
  },
  house: {
    text: "Ausländern kann in Thailand kein Grund und Boden gehören. Rechtlich sind Haus und Grundstück zweierlei, und das können Sie haben:",
    lease: "Ein Pachtrecht am Grundstück",
    leaseText:
      "Beim Grundbuchamt eingetragen, für höchstens {{years}}. Eine zugesagte Verlängerung ist nicht sicher. Die Eintragung kostet {{fee}} der Pacht für die ganze Laufzeit, dazu {{duty}} Stempelsteuer.",
    building: "Das Gebäude selbst",
    buildingText:
      "Das Haus kann Ihnen gehören, auch wenn Ihnen das Grundstück nicht gehört. Das muss im Vertrag stehen, und der Verkauf des Gebäudes wird eigens eingetragen.",
    superficies: "Erbbaurecht (superficies)",
    superficiesText: "Das eingetragene Recht, auf fremdem Grund Eigentümer eines Gebäudes zu sein.",
    usufruct: "Nießbrauch",
    usufructText:
      "Das eingetragene Recht, im Haus zu wohnen und das Grundstück zu nutzen, längstens auf Lebenszeit.",
    nominee: "Niemals eine Firma mit Strohleuten",
    nomineeText:
      "Es ist verboten, Thailänder nur zum Schein Anteile für einen Ausländer halten zu lassen. Beide Seiten können bestraft werden, und das Grundstück muss verkauft werden.",
    offered: "Wie dieses Haus angeboten wird",
    offer: {
      leasehold:
        "Mit einem eingetragenen Pachtrecht am Grundstück. Den Vertrag entwirft der Anwalt des Verkäufers; lassen Sie ihn von Ihrem eigenen Anwalt lesen.",
      company:
        "Das Grundstück gehört einer Firma, die mitverkauft wird. Lassen Sie prüfen, ob die thailändischen Gesellschafter eigenes Geld eingebracht haben.",
      "thai-spouse":
        "Zur Eintragung auf den Namen eines thailändischen Ehepartners. Das Grundstück gehört dann ihm allein; Pachtrecht, Erbbaurecht oder Nießbrauch schützen den ausländischen Partner.",
      unknown: "Der Verkäufer hat es nicht gesagt. Fragen Sie uns, bevor Sie etwas zahlen.",
    },
  },
};
