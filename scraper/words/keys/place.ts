/** Keys of data about the place, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of a latitude. */
export const latitudeKeys: Words = {
  en: `
    latitude
    lat
    gpslat
    geolat
    maplat
    locationlat
    coordlat
  `,
};

/** Whole keys of a longitude. */
export const longitudeKeys: Words = {
  en: `
    longitude
    lng
    lon
    long
    gpslon
    gpslng
    gpslong
    geolng
    geolon
    maplng
    maplon
    locationlng
    coordlng
  `,
};

/** Whole keys of both numbers of a place. */
export const placeKeys: Words = {
  en: `
    coordinates
    coords
    coordinate
    latlng
    latlong
    latlon
    geopoint
    geolocation
    geo
    location
    latlongs
    mapcoordinates
    gpscoordinates
    geocoordinates
    point
    position
    gps
    geoposition
    center
  `,
};

/** Whole keys of an address. */
export const addressKeys: Words = {
  en: `
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
  en: `
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
  en: `
    lat
    latitude
  `,
  de: `
    breitengrad
  `,
  es: `
    latitud
  `,
  it: `
    latitudine
  `,
  tr: `
    enlem
  `,
  ja: `
    ido
  `,
};

/** What names a longitude in a key. */
export const longitudeWords: Words = {
  en: `
    lng
    lon
    long
    longitude
  `,
  de: `
    laengengrad
  `,
  es: `
    longitud
  `,
  it: `
    longitudine
  `,
  tr: `
    boylam
  `,
  ja: `
    keido
  `,
};

/** Places of something else. */
export const otherPlaceWords: Words = {
  en: `
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
  en: `
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
  `,
  de: `
    koordinaten
  `,
  fr: `
    coordonnees
  `,
  es: `
    coordenadas
  `,
};

/** What may be beside it. */
export const besidePlace: Words = {
  en: `
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
