import type { ClauseTexts } from "../clause-names.ts";

export const clauses: ClauseTexts = {
  subject:
    "Der Verkäufer überlässt dem Käufer die oben beschriebene Wohnung im Mietkauf (§§ 572 bis 574 des thailändischen Zivil- und Handelsgesetzbuchs). Sie gehört dem Käufer, sobald alles bezahlt ist, was nach diesem Vertrag geschuldet ist.",
  payment:
    "Der Käufer zahlt {{downPayment}} zum Beginn ({{start}}) und danach {{months}} Monatsraten, jede am Tag und in der Höhe des Zahlungsplans. Der Zahlungsplan ergibt zusammen den Vertragspreis und die Zinsen; mehr ist für die Wohnung nicht geschuldet. Der Verkäufer quittiert jede Zahlung.",
  carryOver:
    "Sobald {{upgradeAfter}} Raten vollständig bezahlt und seit dem Beginn ({{start}}) {{upgradeAfter}} Monate vergangen sind, darf der Käufer in eine andere Wohnung aus dem Angebot des Verkäufers wechseln. Auf deren Preis wird dann angerechnet: {{carryOver}}.",
  early:
    "Der Käufer kann an jedem Tag alles bezahlen, was noch offen ist. Zinsen schuldet er dann nur bis zum nächsten Fälligkeitstag des Zahlungsplans; für die vorzeitige Zahlung berechnet der Verkäufer nichts.",
  stopping:
    "Der Käufer kann den Vertrag jederzeit beenden, indem er die Wohnung auf eigene Kosten zurückgibt (§ 573). Der Verkäufer behält {{forfeiture}} des bis dahin Gezahlten und erstattet den Rest. Weitere Raten werden nicht fällig.",
  default:
    "Zahlt der Käufer zwei Raten hintereinander nicht oder verletzt er einen wesentlichen Teil des Vertrags, kann der Verkäufer schriftlich kündigen und die Wohnung wieder in Besitz nehmen (§ 574). Nach dem Gesetz darf er alles Gezahlte behalten; nach diesem Vertrag behält er {{forfeiture}} und erstattet den Rest. Fehlt nur die letzte Rate, darf er das erst, wenn ein weiterer Zahlungszeitraum verstrichen ist.",
  ownership:
    "Bis zur letzten Zahlung gehört die Wohnung dem Verkäufer; ohne schriftliche Zustimmung des Käufers darf er sie weder verkaufen noch belasten. Innerhalb von 30 Tagen nach der letzten Zahlung überträgt er sie dem Käufer beim Grundbuchamt (Land Office), frei von Hypotheken und Schulden.",
  possession:
    "Der Käufer erhält die Schlüssel, wenn die Anzahlung eingegangen ist. Von da an darf er die Wohnung bewohnen oder für jeweils mindestens einen Monat vermieten. Er hält sie in gutem Zustand, beachtet die Hausordnung und ändert ohne schriftliche Zustimmung des Verkäufers nichts an der Bausubstanz.",
  fees: "Ab der Schlüsselübergabe zahlt der Käufer Wasser, Strom, Internet und das Hausgeld. Der Verkäufer zahlt bis zur Übertragung die Gebäudeversicherung und die Steuern des Eigentümers. Beim Grundbuchamt trägt jede Seite die Hälfte der Übertragungsgebühr; die besondere Geschäftssteuer oder die Stempelsteuer und die Quellensteuer zahlt der Verkäufer. Kommt eine Rate zu spät, kann der Verkäufer eine angemessene Verzugsgebühr verlangen; Betrag und Fälligkeit teilt er dem Käufer schriftlich mit. Weitere Gebühren schuldet der Käufer dem Verkäufer nicht.",
  succession:
    "Stirbt der Käufer, können seine Erben den Vertrag fortführen; alles bis dahin Gezahlte kommt ihnen zugute. Mit schriftlicher Zustimmung des Verkäufers darf der Käufer den Vertrag einer anderen Person übertragen. Auch die Erben und Rechtsnachfolger des Verkäufers sind an diesen Vertrag gebunden.",
  law: "Es gilt thailändisches Recht. Änderungen und Ergänzungen gelten nur schriftlich und mit den Unterschriften beider Seiten. Ist ein Teil dieses Vertrags nichtig, bleiben die übrigen gültig.",
};
