/** What people write in German. "2-Zimmer-Wohnung" counts the living room. */
import type { Words } from "../meaning.ts";

export const german: Words = {
  "type condo":
    "wohnung, wohnungen, eigentumswohnung, eigentumswohnungen, apartment, appartement, ferienwohnung, zimmer wohnung",
  "type house": "haus, hauser, villa, villen, reihenhaus, einfamilienhaus, poolvilla",
  "status for-sale": "kaufen, kauf, zu verkaufen, zum verkauf, verkauf, zu kaufen",
  "status for-rent":
    "mieten, miete, zu vermieten, zur miete, zu mieten, mietwohnung, mietwohnungen, mietshaus, monatsmiete, langzeitmiete, langfristig",
  "status finance-available": `
    mietkauf
    finanzierung
    rate
    monatsrate
    verkauferfinanzierung
  `,
  "in instalments":
    "raten, auf raten, in raten, ratenzahlung, ratenkauf, mit finanzierung, ohne bank, ohne bankkredit",
  "down payment": "anzahlung, anzahlen, angezahlt, eigenkapital, erste zahlung",
  "tenure foreign-quota": "auslanderquote, auslanderanteil, quote, volleigentum, freehold, foreign quota",
  "tenure thai-quota": "thai quote, thailanderquote, thai-quote",
  "tenure leasehold": "pachtrecht, leasehold, erbpacht, pacht",
  "tenure company": "firmenname, uber eine firma",
  "amenity sea-view": "meerblick, mit meerblick, seeblick, blick aufs meer, blick auf das meer",
  "amenity swimming-pool": "pool, schwimmbad, swimmingpool",
  "amenity private-pool": "eigener pool, eigenem pool, privatpool, poolvilla, privater pool",
  "amenity fitness": "fitness, fitnessraum, fitnessstudio",
  "amenity sauna": "sauna",
  "amenity balcony": "balkon, terrasse",
  "amenity garden": "garten",
  "amenity parking": "parkplatz, stellplatz, garage",
  "amenity security": "wachdienst, bewacht",
  "amenity lift": "aufzug, fahrstuhl, lift",
  "amenity air-conditioning": "klimaanlage, klima",
  "amenity furnished": "mobliert, moblierte, moeblierte, moebliert",
  "amenity kitchen": "kuche, einbaukuche",
  "amenity washing-machine": "waschmaschine",
  "amenity wifi": "wlan, internet",
  "amenity beach-access":
    "am strand, strandnah, in strandnahe, nahe am strand, am meer, direkt am meer, meernahe, strandlage",
  "amenity pet-friendly": "haustiere erlaubt, haustierfreundlich, hunde erlaubt, mit haustier",
  "amenity playground": "spielplatz",
  "bedrooms 0": "studio, einzimmerwohnung, einzimmerapartment",
  "bedrooms 1": "zweizimmerwohnung",
  "bedrooms 2": "dreizimmerwohnung",
  bathrooms: "bad, bäder, bädern, badezimmer, badezimmern",
  bedrooms: "schlafzimmer, schlafzimmern, sz",
  rooms: "zimmer, zimmerwohnung, zimmer wohnung, zi",
  "sort price-up": "billig, billige, gunstig, gunstige, preiswert, gunstigste",
  "sort newest": "neu, neue, neuer, neues, neuen, neueste, neu eingestellt",
  "number 1": "eins, ein, eine, einem, einer",
  "number 2": "zwei",
  "number 3": "drei",
  "number 4": "vier",
  "at most": "bis, bis zu, unter, maximal, hochstens, weniger als, nicht mehr als",
  "at least": "ab, mindestens, uber, mehr als, von",
  to: "bis, und, zwischen",
  "a month": "im monat, pro monat, monatlich, monat, monatsmiete, monatsrate, mtl",
  beach: "strand, strände",
  not: "ohne, kein, keine, keinen, nicht",
  asking: `
    was
    was passiert
    wie
    wie viel
    wieviel
    wann
    warum
    wer
    welche
    welcher
    kann ich
    kann man
    darf ich
    darf man
    muss ich
    kann
    darf
    muss
    wenn
    brauche ich
    gibt es
    soll ich
    ist es
    unterschied
    unterschied zwischen
    bedeutet
    bedeutung
    wie hoch
  `,
  filler: `
    in
    der
    die
    das
    den
    dem
    des
    mit
    fur
    und
    oder
    am
    im
    an
    auf
    zu
    zum
    zur
    ich
    mein
    meine
    meinen
    nicht
    mehr
    bei
    beim
    von
    nahe
    nahe von
    suche
    gesucht
    immobilie
    immobilien
    objekt
    preis
    einen
    ist
    sind
    es
    man
  `,
};
