import type { Translated } from "../translated.ts";
import type { contact as english } from "../en/contact.ts";

export const contact: Translated<typeof english> = {
  title: "Sprechen Sie mit uns",
  description:
    "Schreiben, anrufen oder eine Beratung in Pattaya vereinbaren: E-Mail, Telefon, WhatsApp, LINE, Telegram, WeChat.",
  lead: "Fragen Sie alles, was Sie wissen möchten, in Ihrer Sprache. Es antwortet ein Mensch.",
  writeTitle: "Schreiben Sie uns",
  office: "Unser Büro",
  hours: "Öffnungszeiten",
  inPattaya: "In Pattaya",
  yourTime: "Ihre Zeit ({{zone}})",
  closed: "Geschlossen",
  nowOpen: "Jetzt geöffnet",
  nowClosed: "Jetzt geschlossen",
  closedOn: "Das Büro bleibt geschlossen: {{days}}.",
  map: "Unser Büro auf der Karte von Pattaya",
  messengers: "Per Messenger",
  messengersText:
    "Öffnet sich mit einer vorbereiteten Nachricht. Gesendet wird nichts, bevor Sie auf Senden tippen.",
  wechatId: "WeChat-ID:",
  copy: "Kopieren",
  copied: "Kopiert",
  sample: "Diese Kontaktdaten sind Beispiele und erreichen niemanden.",
  messageGeneral: "Guten Tag, ich möchte mehr über den Kauf einer Immobilie in Pattaya wissen.",
  messageHome: "Guten Tag, ich interessiere mich für „{{title}}“. Können Sie mir mehr dazu sagen?",
  messageWrong: "Zu „{{title}}“: Das Objekt ist schon verkauft, oder Folgendes stimmt nicht: ",
  details: {
    registration: "Handelsregisternummer",
    taxNumber: "Steuernummer",
    licence: "Zulassung",
    dataProtectionContact: "Ansprechpartner für den Datenschutz",
    moneyHeldBy: "Wer Ihr Geld bis zur Übertragung verwahrt",
    sampleContract: "Unseren Mustervertrag lesen",
  },
  hold: {
    title: "Ihre Besichtigung",
    at: "{{time}} Uhr in Pattaya",
    asked:
      "Wenn Sie diesen Termin vormerken, kann ihn niemand sonst buchen. Wir halten ihn bis zu 24 Stunden frei und bestätigen ihn während der Öffnungszeiten.",
    press: "Diesen Termin vormerken",
    held: "Der Termin ist für Sie vorgemerkt bis {{until}} Uhr, Ortszeit Pattaya. Bis dahin bestätigen wir ihn.",
    confirmed: "Wir haben diese Besichtigung bestätigt. Bis dann.",
    ended:
      "Die Vormerkung ist abgelaufen, und wir haben die Besichtigung noch nicht bestätigt. Ihre Anfrage liegt uns weiter vor, wir schreiben Ihnen.",
    cancelled: "Diese Besichtigung ist abgesagt.",
    over: "Dieser Termin ist vorbei.",
    taken: "Diesen Termin hat inzwischen jemand anderes. Wählen Sie einen anderen oder schreiben Sie uns.",
    another:
      "Sie haben für diese Immobilie schon einen anderen Termin vorgemerkt. Wenn Sie lieber diesen möchten, sagen Sie zuerst den anderen ab, auf der Seite, zu der dessen E-Mail führt. Diese Anfrage liegt uns auch vor, wir schreiben Ihnen.",
    full: "Für diese Immobilie sind gerade viele Termine vorgemerkt. Ihre Anfrage liegt uns weiter vor, wir schreiben Ihnen.",
    unknown:
      "Dieser Link öffnet keine Besichtigung mehr. Wenn Sie um eine gebeten haben, liegt uns Ihre Anfrage weiter vor, und wir schreiben Ihnen.",
    late: "Dieser Termin lässt sich nicht mehr vormerken. Ihre Anfrage liegt uns weiter vor, wir schreiben Ihnen.",
    givenUp: "Sie haben diese Besichtigung abgesagt. Der Termin ist wieder frei.",
    write: "Schreiben Sie uns",
  },
  giveUp: {
    title: "Sie können nicht kommen oder brauchen einen anderen Termin?",
    text: "Sagen Sie diese Besichtigung ab. Der Termin wird dann für andere frei, und Sie können einen neuen wählen.",
    press: "Diese Besichtigung absagen",
    another: "Einen anderen Termin wählen",
  },
  thanks: {
    title: "Vielen Dank",
    application:
      "Ihre Anfrage ist angekommen. Innerhalb von {{hours}} Stunden erfahren Sie, für welche Wohnungen Sie eine Zusage haben.",
    contact: "Ihre Nachricht ist angekommen. Wir antworten während der Öffnungszeiten, meist am selben Tag.",
    consultation: "Ihre Terminanfrage ist angekommen. Wir schreiben Ihnen, um die Zeit abzustimmen.",
    viewing:
      "Sie haben um diesen Termin gebeten. Wenn Sie eine E-Mail-Adresse angegeben haben, öffnen Sie unsere E-Mail und drücken Sie den Knopf: Dann halten wir den Termin bis zu 24 Stunden für Sie frei, um ihn zu bestätigen. Sonst melden wir uns bei Ihnen.",
    guide:
      "Ihr Leitfaden ist fertig. Lesen Sie ihn jetzt oder später: Den Link schicken wir Ihnen auch per E-Mail. Wenn er nicht ankommt, fordern Sie ihn noch einmal an.",
    readGuide: "Leitfaden lesen",
    offer:
      "Ihre Immobilie ist bei uns angekommen. Jemand aus unserem Büro antwortet innerhalb von {{hours}} Stunden.",
    affiliate: "Ihre Anmeldung als Partner ist angekommen. Wir schreiben Ihnen in den nächsten Tagen.",
    reference: "Ihre Vorgangsnummer",
    keep: "Bewahren Sie sie auf: Damit finden wir alles sofort.",
    next: "Wie es weitergeht",
    steps: {
      one: "Wir lesen Ihre Antworten und suchen passende Wohnungen.",
      two: "Innerhalb von {{hours}} Stunden erfahren Sie, für welche Wohnungen Sie eine Zusage haben und zu welchen Bedingungen.",
      three:
        "Sie besichtigen, was Ihnen gefällt, vor Ort oder per Video, und fragen alles, was Sie wissen möchten.",
      four: "Nur wenn Ihnen eine Wohnung gefällt, unterschreiben Sie, leisten die Anzahlung und bekommen die Schlüssel.",
    },
    viewingAt: "Ihr Wunschtermin: {{time}} Uhr in Pattaya",
    calendarTitle: "Besichtigung mit {{name}}",
    calendar: "In meinen Kalender",
    browse: "Immobilien ansehen",
  },
};
