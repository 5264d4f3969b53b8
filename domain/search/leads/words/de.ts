/** What people write in German who want something else than a home. */
import type { LeadWords } from "../lead.ts";

const mine = "mein/meine/meinen/meiner/meinem/meines/unser/unsere/unseren/unserer";

export const german: LeadWords = {
  sell: `
    verkaufen/verkaufe/loswerden/veraussern + !zu verkaufen
    zu verkaufen/verkauf/inserieren/anbieten/wert/wertermittlung/bewerten + ${mine}
    verkaufsauftrag/immobilienbewertung/wertermittlung/wohnungsverkauf/hausverkauf
    suche/finde/finden/findet + käufer
    wie viel/wieviel/was + bekomme ich für/bringt meine/kostet meine
  `,
  let: `
    vermieten/vermiete/untervermieten/vermietung/vermietungsservice + !zu vermieten
    zu vermieten + ${mine}
    mieter/untermieter/nachmieter
    hausverwaltung/mietverwaltung/vermieter
  `,
  contact: `
    kontakt*/anruf*/telefon*/rufnummer/handynummer/ansprechpartner*/berater*/beratung*/kundenservice/whatsapp/telegram/e mail/email/mail/ruckruf
    termin/termine/terminvereinbarung/besichtigung*/videobesichtigung
    sprechen/reden/chatten/schreiben + jemand*/mit/ihnen/euch/makler/mensch*/persönlich
    makler + sprechen/telefon/deutsch*/kontakt*
    büro/öffnungszeiten/adresse + ihr/wo/euer/eure/ihre/öffnungszeiten
    ansehen/anschauen/besichtigen + kann ich/möchte/will/wohnung/haus/wann + !bevor/vor dem kauf
  `,
  finance: `
    wie viel/wieviel/was/wie hoch + im monat/pro monat/monatlich/monatliche/monatsrate/rate/raten
    rechner/ratenrechner/finanzierungsrechner/berechnen/ausrechnen
  `,
  "how-does-it-start": `
    wie + anfangen/loslegen/beginnen/starte/starten/läuft das/funktioniert das/geht das/ablauf
    antrag/bewerben/bewerbung/ablauf
  `,
  "guaranteed-approval": `
    schufa/bonität*/bonitat/einkommensnachweis/gehaltsnachweis/kreditwurdig*/lohnzettel
    zusage/genehmigung/genehmigt/abgelehnt + bekomme/wie/garantiert/werde/ohne
    ohne + einkommen/job/arbeit/arbeitserlaubnis/gehalt
  `,
  "minimum-amount": `
    wie viel/wieviel/was/wie hoch/welche/mindest*/kleinste/höhe + anzahlung/anzahlen/eigenkapital/startkapital/erste zahlung
    mindestanzahlung/mindestbetrag/ohne anzahlung/ohne eigenkapital
    anzahlung/eigenkapital/geld + brauche/nötig/notwendig/erforderlich/muss ich
  `,
  "view-before": `
    ansehen/anschauen/besichtigen/sehen + vor dem/vorher/bevor + kauf/kaufe/entscheide/unterschreibe/unterschrift/vorher
  `,
  languages: `
    sprecht/sprechen/spricht/vertrag/verträge + deutsch/englisch/auf deutsch/auf englisch/thailändisch
  `,
  "what-is-rent-to-own": `
    was/wie/erklär*/bedeutet/funktioniert + mietkauf/mietkaufs/rent to own/ratenkauf
  `,
  "when-do-i-own": `
    wann/wie lange bis/ab wann + gehört/eigentümer/mir/besitzer/eigentum/umschreibung/überschrieben
  `,
  "stop-paying": `
    nicht mehr/nicht weiter + zahlen/bezahlen/leisten/zahle/bezahle/zahlung*
    aufhöre/aufhören/einstelle/zahlungsunfähig/zahlungsausfall + zahlen/zahlung/raten/was/wenn/zahlungsunfähig/zahlungsausfall
    job/arbeit/einkommen + verliere/verlieren/verloren
    aussteigen/zurücktreten/rücktritt/kündigen/abbrechen + vertrag/kauf/plan/kann/wenn/wie
    geld zurück/rückerstattung/erstattet
  `,
  "late-payment": `
    verspätet*/zu spät/verspätung/versäum*/verpass*/in verzug + rate/raten/zahlung/zahle/zahlen/bezahle
    rate aussetzen/mahngebühr*
  `,
  upgrade: `
    upgrade/upgraden
    wechseln/tauschen/umsteigen + wohnung/condo/größere/andere
    angerechnet/anrechnung + zahlung*/rate/raten/wird/wechsel
  `,
  "pay-early": `
    früher/vorzeitig/schneller/vorher + abzahlen/abbezahlen/ablösen/tilgen/zahlen/zurückzahlen
    sondertilgung/ablösesumme/auf einmal zahlen/auf einen schlag
  `,
  "rent-it-out": `
    vermieten/untervermieten + während/noch zahle/noch bezahle/solange/noch nicht/abzahle/abbezahle
  `,
  "owner-sells": `
    eigentümer/besitzer/verkäufer + verkauft/pleite/insolvent/insolvenz/stirbt/verschwindet/schulden/hypothek
  `,
  interest: `
    zinsen/zinssatz/zins/zinsfrei/zinslos
  `,
  "compared-with-bank": `
    bankkredit/bankdarlehen/hypothek/kredit/darlehen + ausländer*/bekomme/thailändische/günstiger/besser/als
  `,
  "term-length": `
    wie lange/wie viele/wieviele/laufzeit/maximal* + zahlen/abzahlen/abbezahlen/jahre/monate/raten/ratenzahlung/laufzeit/vertrag
  `,
  "documents-needed": `
    unterlage*/dokument*/papiere/nachweis*/reisepass
  `,
  "can-foreigners-own": `
    ausländer*/deutsche/deutscher/schweizer/österreicher/europäer/farang + kaufen/besitzen/erwerben/eigentum/kauf/darf/dürfen + !quote
    darf ich/dürfen wir/kann ich/kann man + in thailand/land/grundstück/ein haus + kaufen/besitzen/erwerben
    grundstück/land + ausländer*/kaufen/besitzen + !deutschland
  `,
  "thai-company": `
    firma/gesellschaft/strohmann/nominee + haus/land/kaufen/gründen/grundstück/villa/thai
  `,
  "visa-from-condo": `
    visum/visa/aufenthalt*/elite visum + kauf*/bekomme/wohnungskauf/eigentum/immobilie*/durch/brauche/wohnung/haus + !rente*
  `,
  "how-send-money": `
    überweisen/überweise/überweisung/senden/schicken/transferieren + geld/thailand/euro/wie/ausland + !zu spät
  `,
  "bank-account": `
    bankkonto/thai konto/thailändisches konto/konto eröffnen/konto in thailand
  `,
  crypto: `
    krypto*/crypto*/bitcoin*/usdt
  `,
  "what-costs-at-transfer": `
    kaufnebenkosten/nebenkosten beim/grunderwerbsteuer/umschreibegebühr*/übertragungsgebühr*/stempelsteuer/transfergebühr*/notarkosten
    nebenkosten/steuern/steuer/gebühren/kosten + kauf/kaufen/wohnungskauf/hauskauf/übertragung/umschreibung/grundbuchamt/verkauf
  `,
  "monthly-costs": `
    hausgeld/gemeinschaftskosten/nebenkosten/wohngeld/strom/wasser/betriebskosten/laufende kosten + monat*/pro/wie hoch/was kostet/laufend*/wie viel/wieviel/kosten/hausgeld/gemeinschaftskosten
  `,
  "your-fee": `
    versteckte + kosten/gebühren
    maklerprovision/provision/maklergebühr*/courtage/vermittlungsgebühr*
    was/wie viel/wieviel + nehmt ihr/verlangen sie/verlangt ihr/kostet euer/kostet ihr
  `,
  "tax-on-rent": `
    steuer*/versteuern + miete/mieteinnahme*/mieteinkünfte/vermietung
  `,
  "lawyer-cost": `
    anwalt*/rechtsanwalt*/notar/anwältin
  `,
  "short-lets": `
    airbnb/booking com/kurzzeit*/tageweise/nächteweise/wochenweise/feriengäste/feriengäst* + vermiet*/darf/kann/erlaubt/verboten/legal/meine
    ferienvermietung/kurzzeitvermietung
  `,
  pets: `
    haustier*/hund/hunde/hunden/katze/katzen/tiere/tierhaltung
  `,
  flooding: `
    überschwemm*/überflut*/hochwasser
  `,
  "affiliate-question": `
    affiliate*/partnerprogramm/empfehlungsprämie/weiterempfehl*/tippgeber*
  `,
  "/resources/home-buying-guides/rent-to-own-explained": `
    sicher/sicherheit/riskant/risiko/risiken/haken/seriös/nachteil*/gefahr*/unseriös + mietkauf/ratenkauf/ist das/ist es/angebot/kauf/mein geld/welche/wie/firma/ihr/seid/wo ist
    betrug/betrüger/abzocke/masche/seriös
  `,
};
