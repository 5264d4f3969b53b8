import type { map as english } from "../en/map.ts";
import type { Translated } from "../translated.ts";

export const map: Translated<typeof english> = {
  help: "Pfeiltasten verschieben die Karte, Plus und Minus vergrößern und verkleinern sie.",
  searchHere: "Hier suchen",
  shown:
    "Die Karte zeigt {{shown}} von {{total}} Immobilien. Für die übrigen vergrößern und „Hier suchen“ wählen.",
  perMonth: "{{amount}}/Mon.",
  zoomIn: "{{homes}}: vergrößern",
  listThem: "{{homes}} an einem Ort: auflisten",
  draw: "Gebiet zeichnen",
  drawing: {
    title: "Ihr Gebiet zeichnen",
    hint: "Umfahren Sie Ihr Gebiet oder tippen Sie seine Ecken nacheinander an.",
    keys: "Mit der Tastatur: Pfeiltasten verschieben die Karte unter dem Kreuz, die Eingabetaste setzt dort eine Ecke, die Rücktaste nimmt die letzte zurück, Escape bricht ab.",
    corners_one: "{{count}} Ecke",
    corners_other: "{{count}} Ecken",
    undo: "Rückgängig",
    done: "Darin suchen",
    cancel: "Abbrechen",
  },
  places: "Orte",
  kinds: {
    beach: "Strände",
    hospital: "Krankenhäuser",
    school: "Schulen",
    immigration: "Einwanderungsbehörde",
  },
  place: {
    "pattaya-beach": "Strand von Pattaya",
    "jomtien-beach": "Strand von Jomtien",
    "na-jomtien-beach": "Strand von Na Jomtien",
    "wongamat-beach": "Strand von Wongamat",
    "cozy-beach": "Cosy Beach, Pratumnak",
    "bang-saray-beach": "Strand von Bang Saray",
    "central-mall": "Einkaufszentrum Central Pattaya",
    "bangkok-hospital": "Bangkok Hospital Pattaya",
    "pattaya-international-hospital": "Pattaya International Hospital",
    "memorial-hospital": "Pattaya Memorial Hospital",
    "jomtien-hospital": "Krankenhaus Jomtien",
    "aksorn-thepprasit": "Aksorn-Thepprasit-Schule",
    "pattaya-business-school": "Handelsschule Pattaya",
    immigration: "Einwanderungsbehörde Chonburi, Jomtien",
    "bali-hai": "Bali-Hai-Pier",
    "u-tapao": "Flughafen U-Tapao",
    suvarnabhumi: "Flughafen Suvarnabhumi, Bangkok",
  },
  way: {
    kilometres: "{{value}} km",
    onFoot: "{{minutes}} Min. zu Fuß",
    byBahtBus: "etwa {{minutes}} Min. mit dem Songthaew",
    text: "Entfernungen als Luftlinie; auf der Straße ist es weiter.",
    rule: "So sind die Minuten berechnet",
    onFootRule:
      "Zu Fuß: Luftlinie plus drei Zehntel, weil Straßen Umwege machen; {{speed}} km in der Stunde, höchstens {{most}} Minuten.",
    busRule:
      "Songthaew (Baht-Bus): die Linien rund um Pattaya, nach Jomtien und nach Naklua mit {{speed}} km in der Stunde, je Linie {{wait}} Minuten Wartezeit, bis zu {{metres}} m von der Wohnung zur Linie und von der Linie zum Ziel. Die Linien beschreibt",
    noTraffic: "Ohne Stau gerechnet. Lage auf etwa 200 m genau.",
    notVerified: "Lage nicht geprüft:",
    readAt: "Lage laut {{source}}:",
  },
};
