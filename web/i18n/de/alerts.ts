import type { Translated } from "../translated.ts";
import type { alerts as english } from "../en/alerts.ts";

export const alerts: Translated<typeof english> = {
  title: "E-Mails zu Angeboten",
  askSearch: "Wir schreiben Ihnen, wenn ein passendes Angebot dazukommt und wenn sich ein Preis ändert.",
  askHome: "Wir schreiben Ihnen, wenn sich der Preis ändert und wenn dieses Angebot weg ist.",
  askBuilding: "Wir schreiben Ihnen, wenn in diesem Gebäude etwas frei wird und wenn sich ein Preis ändert.",
  allHomes: "Alle Angebote",
  email: "Ihre E-Mail-Adresse",
  emailProblem: "Das sieht nicht wie eine E-Mail-Adresse aus.",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  every: "Wie oft",
  pace: {
    at_once: "Sofort",
    daily: "Einmal am Tag, morgens nach Ihrer Ortszeit",
    weekly: "Einmal in der Woche, am Montagmorgen",
  },
  send: "Benachrichtigen Sie mich",
  sending: "Wird gesendet …",
  note: "Sie bekommen eine E-Mail, egal wie viele Suchen passen; wie oft, bestimmt Ihre neueste Wahl für alle. In jeder steht ein Link, mit dem Sie alle abbestellen. Für anderes verwenden wir Ihre Adresse nicht.",
  unavailable:
    "Das können wir gerade nicht annehmen. Bitte versuchen Sie es in einer Minute noch einmal. Es ist nichts verloren.",
  tooMany:
    "Mehr nehmen wir an einem Tag und für eine Adresse nicht an. Bitte versuchen Sie es morgen wieder, bestellen Sie etwas ab oder schreiben Sie uns.",
  gone: "Das bieten wir nicht mehr an.",
  sentTitle: "Noch ein Schritt",
  sentAsked:
    "Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie sie und drücken Sie auf der verlinkten Seite den Knopf. Sonst senden wir nichts und löschen Ihre Anfrage nach sieben Tagen.",
  sentOn: "Fertig. Ihr Konto hat diese Adresse bestätigt, es geht gleich los.",
  back: "Zurück zur vorigen Seite",
  yoursTitle: "Ihre E-Mails zu Angeboten",
  unknown:
    "Dieser Link ist nicht von uns oder zu alt. Öffnen Sie den Link in unserer neuesten E-Mail oder bestellen Sie die E-Mails neu.",
  again: "Alle Angebote ansehen",
  none: "Im Moment beobachten Sie nichts.",
  waiting: "Wartet auf Ihre Bestätigung",
  already: "Das erhalten Sie bereits.",
  newPace: "Damit kommen alle Ihre E-Mails: {{pace}}",
  confirm: "Ja, benachrichtigen Sie mich",
  watching: "Sie beobachten",
  watched: "Das haben Sie beobachtet",
  alone: "Wenn Sie bestätigen, kommt nur dies: Was Sie abbestellt haben, bleibt abbestellt.",
  remove: "Beenden",
  forget: "Aus der Liste nehmen",
  search: "Angebote: {{filters}}",
  home: "Angebot: {{title}}",
  building: "Gebäude: {{title}}",
  goneHome: "Diese Immobilie ist verkauft oder wird nicht mehr angeboten.",
  goneBuilding: "Dieses Gebäude haben wir nicht mehr, es wird also nichts kommen.",
  goneFilter:
    "Ein Teil dieser Suche ist nicht mehr auf unserer Website. Wir machen mit dem Rest weiter, oder Sie beenden sie hier.",
  goneLanguage: "In Ihrer Sprache schreiben wir nicht mehr, die E-Mails kommen auf Englisch.",
  change: "Speichern",
  stopAll: "Alle abbestellen",
  done: {
    confirm: "Erledigt. Wir halten Sie auf dem Laufenden.",
    every: "Gespeichert.",
    remove: "Beendet. Dazu kommt nichts mehr.",
    resume: "Die E-Mails kommen wieder.",
  },
  ended: {
    stopped: "Sie haben alle E-Mails abbestellt.",
    ignored: "Sie haben unsere E-Mails drei Monate nicht geöffnet, darum haben wir aufgehört.",
    bounced:
      "Unsere E-Mails kamen nicht an, darum haben wir aufgehört. Funktioniert Ihr Postfach wieder? Dann bestellen Sie die E-Mails bei einer beliebigen Liste neu.",
    complained: "Sie haben eine E-Mail als unerwünscht gemeldet, darum haben wir aufgehört.",
  },
  resume: "Wieder anfangen",
};
