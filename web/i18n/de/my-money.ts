import type { Translated } from "../translated.ts";
import type { myMoney as english } from "../en/my-money.ts";

export const myMoney: Translated<typeof english> = {
  today: "Wenn Sie sich heute entscheiden",
  same: "Unser Büro rechnet mit denselben Beträgen. Nichts ändert sich, bevor Sie mit uns gesprochen haben.",
  stop: {
    title: "Wenn Sie heute aussteigen",
    text: "Von den {{paid}}, die Sie gezahlt haben, werden {{kept}} einbehalten und {{returned}} an Sie zurückgezahlt.",
  },
  upgrade: {
    title: "Wenn Sie heute in ein anderes Zuhause wechseln",
    open: "{{amount}} werden auf die Anzahlung für Ihr nächstes Zuhause angerechnet.",
    closed:
      "Noch nicht: {{done}} von {{needed}} Raten sind bezahlt, und der erste mögliche Tag ist der {{date}}. Vom bisher Gezahlten würden {{amount}} angerechnet.",
  },
  payOff: {
    title: "Wenn Sie heute den Rest zahlen",
    text: "Mit {{amount}} ist alles bezahlt, Verzugsgebühren eingeschlossen.",
    saved: "{{amount}} Zinsen entfallen.",
  },
  fees: "Verzugsgebühren",
  fee: "Verzugsgebühr {{number}}",
  happened: "Was sich geändert hat",
  ended: "Dieser Vertrag endete am {{date}}.",
  moneyBack: "Zurückzuzahlen: {{due}}. Bisher zurückgezahlt: {{returned}}. Noch zurückzuzahlen: {{left}}.",
  allPaid: "Alles ist bezahlt. Als Nächstes wird das Eigentum übertragen.",
  earlier: "Früherer Vertrag",
  follows: "{{amount}} wurden aus Ihrem vorigen Vertrag übernommen.",
  kinds: {
    defaulted: "Wegen versäumter Zahlungen beendet",
    terminated: "Einvernehmlich beendet, oder weil Sie ausgestiegen sind",
    paid_off: "Der Rest wurde vorzeitig bezahlt",
    transferred: "Das Eigentum wurde auf Sie übertragen",
    upgraded: "Wechsel in ein anderes Zuhause",
    annulled: "Der Wechsel war ein Irrtum und ist zurückgenommen",
    reopened: "Das Ende war ein Irrtum und ist zurückgenommen",
    rescheduled: "Der Zahlungsplan wurde geändert",
    late_fee: "Eine Verzugsgebühr kam hinzu",
    fee_waived: "Eine Verzugsgebühr wurde erlassen",
    refunded: "Ihnen wurde Geld zurückgezahlt",
    assigned: "Eine andere Person hat übernommen",
    inherited: "Ein Erbe folgt nach",
    buyer_added: "Ein zweiter Käufer kam hinzu",
  },
  sums: {
    paid: "Gezahlt",
    kept: "Einbehalten",
    returned: "Zurückzuzahlen",
    moved: "Angerechnet",
    amount: "Betrag",
  },
  statements: "Jahresübersichten",
  statement: "Übersicht für {{year}}",
  receipt: "Quittung {{number}}",
  correction: "Korrektur {{number}}",
  back: "Zurück zu Ihrem Vertrag",
  handedOn: {
    title: "Ihr früherer Vertrag",
    text: "Am {{date}} hat jemand anderes diesen Vertrag übernommen. Bis dahin waren {{paid}} bezahlt.",
    receipts:
      "Die Quittungen haben Sie per E-Mail erhalten. Wenn Sie eine Kopie brauchen, schreiben Sie uns.",
  },
};
