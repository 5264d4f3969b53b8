/** What people write in English. */
import type { Words } from "../meaning.ts";

export const english: Words = {
  "type condo": "condo, condos, condominium, condominiums, apartment, apartments, flat, flats, unit",
  "type house":
    "house, houses, villa, villas, vila, vilas, townhouse, townhouses, bungalow, pool villa, pool villas, pool vila, pool vilas, poolvilla, poolvillas",
  "status for-sale": "for sale, buy, buying, purchase, to buy, sale",
  "status for-rent":
    "for rent, to rent, rent, rental, rentals, to let, long term rent, long term rental, long term, long-term, renting",
  "status finance-available": `
    rent to own
    rent-to-own
    seller finance
    seller financing
    owner finance
    owner financing
    finance
    financing
    monthly payments
    hire purchase
  `,
  "in instalments": `
    installments
    instalments
    on installments
    on instalments
    in installments
    in instalments
    with finance
    payment plan
    no bank
    without a bank
    without bank
    no bank loan
    no mortgage
  `,
  "down payment":
    "down, down payment, downpayment, deposit, initial payment, first payment, upfront, up front",
  "tenure foreign-quota":
    "foreign quota, foreign name, foreign ownership, foreign freehold, freehold, quota, foreigner quota",
  "tenure thai-quota": "thai quota, thai name",
  "tenure leasehold": "leasehold, lease hold, registered lease",
  "tenure company": "company name, company ownership, thai company",
  "tenure thai-spouse": "thai spouse, thai wife",
  "amenity sea-view":
    "sea view, seaview, ocean view, sea views, ocean views, with a view of the sea, view of the sea",
  "amenity swimming-pool": "pool, swimming pool, pools",
  "amenity private-pool":
    "private pool, own pool, pool villa, pool villas, pool vila, pool vilas, poolvilla, poolvillas",
  "amenity fitness": "gym, fitness",
  "amenity sauna": "sauna",
  "amenity balcony": "balcony, terrace",
  "amenity garden": "garden, yard",
  "amenity parking": "parking, car park, garage",
  "amenity security": "security, 24h security, guarded",
  "amenity lift": "lift, elevator",
  "amenity air-conditioning": "aircon, air con, air conditioning, ac",
  "amenity furnished": "furnished, fully furnished",
  "amenity kitchen": "kitchen",
  "amenity washing-machine": "washing machine, washer",
  "amenity wifi": "wifi, wi-fi, internet",
  "amenity beach-access": `
    beachfront
    beach front
    beach access
    on the beach
    near the beach
    near beach
    by the beach
    close to the beach
    by the sea
    close to beach
  `,
  "amenity pet-friendly": "pet friendly, pet-friendly, pets allowed, pets ok, dog friendly, pets welcome",
  "amenity playground": "playground",
  "bedrooms 0": "studio, studios",
  bathrooms: "bath, baths, bathroom, bathrooms",
  bedrooms: "bed, beds, bedroom, bedrooms, bdr, bdrm, br, b/r, bedded, room",
  "sort price-up": "cheap, cheapest, lowest price, affordable, budget",
  "sort newest": "new, newest, latest, just listed",
  "number 1": "one",
  "number 2": "two",
  "number 3": "three",
  "number 4": "four",
  "at most": `
    under
    below
    up to
    less than
    no more than
    not more than
    at most
    within
    cheaper than
    max of
    or less
    and under
    or under
  `,
  "at least": "over, above, more than, at least, from, starting at, or more, minimum of",
  to: "to, and, between",
  "a month":
    "a month, per month, monthly, month, /month, /mo, pm, mo, p/m, pcm, each month, every month, rent of",
  not: "no, not, without",
  asking: `
    what
    what s
    when
    why
    how
    how much
    how do
    who
    which
    is it
    is there
    are there
    can i
    can you
    can we
    can
    could
    should
    do i
    do you
    does
    must
    may i
    will i
    what if
    what happens
    happens
    need to
    explain
    meaning
    means
    vs
    versus
    difference
    difference between
    compared with
  `,
  filler: `
    i
    a
    an
    the
    in
    at
    on
    of
    with
    for
    and
    or
    to
    my
    me
    we
    you
    your
    it
    if
    is
    are
    am
    be
    do
    near
    around
    by
    area
    place
    home
    homes
    property
    properties
    listing
    listings
    looking
    want
    wanted
    need
    find
    show
    search
    some
    any
    that
    there
    please
    nice
    good
    about
    price
    location
    real estate
  `,
};
