/** Keys of data about the place, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of a latitude. */
export const latitudeKeys: Words = {
  data: `
    latitude
    coordlat
  `,
};

/** Whole keys of a longitude. */
export const longitudeKeys: Words = {
  data: `
    longitude
    coordlng
  `,
};

/** Whole keys of both numbers of a place. */
export const placeKeys: Words = {
  data: `
    geo
    location
    latlongs
    gps
    center
  `,
};

/** Whole keys of an address. */
export const addressKeys: Words = {
  data: `
    address
    displayaddress
    fulladdress
    streetaddress
    streetname
    street
    addressline
    addressline1
    formattedaddress
    fulladdresstext
    addresstext
  `,
};

/** Whole keys of a city. */
export const cityKeys: Words = {
  data: `
    city
    cityname
    locality
    municipality
    town
    addresslocality
    municipalityname
  `,
};

/** What names a latitude in a key. */
export const latitudeWords: Words = {
  data: `
    lat
    latitude
    breitengrad
    latitud
    latitudine
    enlem
    ido
  `,
};

/** What names a longitude in a key. */
export const longitudeWords: Words = {
  data: `
    lng
    lon
    long
    longitude
    laengengrad
    longitud
    longitudine
    boylam
    keido
  `,
};

/** Places of something else. */
export const otherPlaceWords: Words = {
  data: `
    city
    region
    country
    office
    agent
    agency
    branch
    user
    default
    center
    centre
    ne
    sw
    nw
    se
    north
    south
    min
    max
    bounds
    district
    area
    viewport
    school
    station
    company
  `,
};

/** What names both numbers of a place in a key. */
export const placeWords: Words = {
  data: `
    coordinates
    coords
    coordinate
    latlng
    latlon
    latlong
    geopoint
    geolocation
    position
    rpt
    geocode
    point
    pointgeometry
    geom
    geometry
    koordinaten
    coordonnees
    coordenadas
  `,
};

/** What may be beside it. */
export const besidePlace: Words = {
  data: `
    geo
    location
    map
    gps
    point
    marker
    lat
    lng
    lon
  `,
};
