export const library = {
  areas: {
    title: "Stadtteile in und um Pattaya",
    description:
      "Acht Stadtteile und Orte von Naklua bis Bang Saray: wie es sich dort lebt, zu wem sie passen, was zu prüfen ist und welche Immobilien es gibt.",
    homes_one: "{{count}} Immobilie",
    homes_other: "{{count}} Immobilien",
    medianPrice: "Mittlerer Preis (Median)",
    medianMonthly: "Mittlere Monatsmiete (Median)",
    medianPerSquareMeter: "Mittlerer Preis je m² (Median)",
    figuresNote: "Berechnet aus den Immobilien auf dieser Website.",
    rendered: "Die Bilder sind eigene Renderings, keine Fotos.",
    map: "Lage von {{area}} an der Küste",
    homesTitle: "Immobilien in {{area}}",
    noHomes: "Zurzeit haben wir hier keine Immobilie.",
    allHomes: "Alle Immobilien in {{area}}",
    buildings: "Wohnanlagen in {{area}}",
    allBuildings: "Alle Wohnanlagen",
  },
  blog: {
    title: "Blog",
    description:
      "Notizen zum Kaufen, Vermieten und Leben in Pattaya: durchgerechnete Beispiele, erklärte Dokumente, Rat für Besichtigungen.",
  },
  guides: {
    title: "Leitfäden zum Kauf",
    description:
      "Schritt für Schritt: als Ausländer eine Wohnung kaufen, Mietkauf, Verkäuferfinanzierung, Kosten und Steuern, Ruhestand, Kauf aus der Ferne.",
  },
  tips: {
    title: "Tipps für Käufer und Verkäufer",
    description:
      "Zwölf praktische Artikel: sechs für alle, die in Pattaya eine Immobilie kaufen, sechs für alle, die eine verkaufen.",
    buyers: "Für Käufer",
    sellers: "Für Verkäufer",
    more: "Weitere Ratgeber",
    landlords: "Tipps für Vermieter",
  },
  faq: {
    search: "Fragen durchsuchen",
    found_one: "{{count}} Frage",
    found_other: "{{count}} Fragen",
    nothing: "Keine Frage enthält diese Wörter.",
    ask: "Fragen Sie uns",
  },
  glossary: { letters: "Buchstaben" },
  affiliate: {
    title: "Anmeldung als Partner",
    message: "Wie möchten Sie uns empfehlen?",
    submit: "Anmeldung senden",
  },
};
