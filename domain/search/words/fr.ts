/** What people write in French. "T2" and "2 pièces" count the living room. */
import type { Words } from "../meaning.ts";

export const french: Words = {
  "type condo": "appartement, appartements, appart, apparts, condo, logement en copropriete",
  "type house": "maison, maisons, villa, villas, pavillon",
  "status for-sale": "a vendre, acheter, achat, vente, a acheter, en vente",
  "status for-rent": "a louer, louer, location, en location, location longue duree, longue duree, loyer",
  "status finance-available": `
    location-vente
    location vente
    financement
    credit vendeur
  `,
  "in instalments":
    "a credit, paiement echelonne, paiements echelonnes, en plusieurs fois, sans banque, mensualites, echeancier, echeances",
  "down payment":
    "apport, d apport, apport personnel, apport initial, acompte, mise de fonds, premier versement, versement initial",
  "tenure foreign-quota":
    "quota etranger, quota, quota des etrangers, pleine propriete, freehold, quota pour etrangers",
  "tenure thai-quota": "quota thai, quota thailandais",
  "tenure leasehold":
    "bail longue duree, bail de longue duree, leasehold, bail emphyteotique, bail enregistre",
  "tenure company": "au nom d une societe, societe thailandaise",
  "amenity sea-view": "vue mer, vue sur la mer, vue sur mer, vue ocean",
  "amenity swimming-pool": "piscine, piscines",
  "amenity private-pool": "piscine privee, piscine privative",
  "amenity fitness": "salle de sport, fitness, gym",
  "amenity sauna": "sauna",
  "amenity balcony": "balcon, terrasse",
  "amenity garden": "jardin",
  "amenity parking": "parking, garage, place de parking",
  "amenity security": "gardien, gardiennage, securite",
  "amenity lift": "ascenseur",
  "amenity air-conditioning": "climatisation, clim, climatise",
  "amenity furnished": "meuble, meublee, meubles",
  "amenity kitchen": "cuisine",
  "amenity washing-machine": "lave-linge, machine a laver",
  "amenity wifi": "wifi, internet",
  "amenity beach-access": `
    bord de mer
    en bord de mer
    pres de la plage
    proche plage
    proche de la plage
    front de mer
    pieds dans l eau
    a la plage
  `,
  "amenity pet-friendly": "animaux acceptes, animaux admis, chien accepte, chiens acceptes",
  "amenity playground": "aire de jeux",
  "bedrooms 0": "studio, studios, t1, f1",
  "bedrooms 1": "t2, f2",
  "bedrooms 2": "t3, f3",
  "bedrooms 3": "t4, f4",
  bathrooms: "salle de bain, salle de bains, salles de bain, salles de bains, sdb",
  bedrooms: "chambre, chambres, ch",
  rooms: "pieces, piece",
  "sort price-up": "pas cher, pas chere, bon marche, moins cher, le moins cher",
  "sort newest": "nouveau, nouveaux, nouvel, nouvelle, nouvelles, plus recent, plus recents, nouveautes",
  "number 1": "une, un",
  "number 2": "deux",
  "number 3": "trois",
  "number 4": "quatre",
  "at most": "moins de, jusqu a, maximum, au plus, pas plus de, sous, max, inferieur a, en dessous de",
  "at least": "plus de, a partir de, au moins, superieur a",
  to: "a, et, entre",
  "a month": "par mois, mensuel, mois, /mois, mensuelle, de loyer",
  beach: "plage, plages",
  not: "sans, pas, pas de, pas d, aucun, aucune",
  asking: `
    que
    que se passe
    qu est ce
    qu est
    quoi
    comment
    combien
    quand
    pourquoi
    qui
    quel
    quelle
    quels
    quelles
    puis je
    puis-je
    peut on
    peut-on
    dois je
    dois-je
    faut il
    faut-il
    est ce
    y a t il
    si
    difference
    difference entre
    signifie
    veut dire
    definition
  `,
  filler: `
    a
    au
    aux
    avec
    de
    du
    des
    la
    le
    les
    l
    d
    en
    et
    ou
    par
    pour
    sur
    dans
    un
    une
    je
    j
    mon
    ma
    mes
    ne
    pas
    plus
    t
    il
    se
    ce
    est
    pres
    proche
    cherche
    recherche
    logement
    logements
    bien
    biens
    immobilier
    prix
    qu
    avoir
  `,
};
