import type { HomeWords } from "../home-words.ts";

export const es: HomeWords = {
  condo: "Piso | Apartamento | Piso; Ático",
  house: "Casa | Chalet | Casa adosada; Vivienda unifamiliar",
  studio: "Estudio",
  office: "Oficina | Despacho | Local de oficinas",
  landKind: "Terreno | Parcela | Solar",
  parking: "Plaza de garaje | Garaje | Plaza de aparcamiento",
  warehouse: "Nave industrial | Nave | Almacén",
  forSale: "En venta | Venta | Se vende",
  forRent: "En alquiler | Alquiler | Se alquila",
  forBoth: "En venta o alquiler | Venta o alquiler | Venta / Alquiler",
  priceLabel: "Precio; Precio de venta | Precio | PVP",
  rentLabel: "Alquiler; Precio | Renta mensual | Precio del alquiler",
  bedroomsLabel: "Dormitorios; Habitaciones | Dormitorios | Habitaciones",
  roomsLabel: "Habitaciones",
  bathroomsLabel: "Baños | Cuartos de baño | Nº de baños",
  areaLabel: "Superficie; Superficie construida | Metros construidos | Superficie útil",
  landLabel: "Parcela | Superficie de la parcela | Terreno",
  floorLabel: "Planta",
  yearLabel: "Año de construcción | Construido en | Año",
  referenceLabel: "Referencia | Ref. | Ref. del anuncio",
  typeLabel: "Tipo de inmueble | Tipo | Tipología",
  placeLabel: "Ubicación | Zona | Dirección",
  bedrooms: `
    {n} dormitorio~{n} dormitorios
    |
    {n} habitación~{n} habitaciones
    |
    {n} hab.
    {n} dormitorio~{n} dormitorios
  `,
  rooms: "{n} habitación~{n} habitaciones",
  bathrooms: "{n} baño~{n} baños",
  area: "{n} m² | {n} m2 | {n} metros cuadrados; {n} m²",
  land: "parcela de {n} m² | {n} m2 de parcela | {n} m² de parcela",
  condoSale: `
    Piso en venta en {district}, {rooms}
    Piso en venta en {place}
    |
    Apartamento luminoso en venta en {district}
    |
    Se vende piso de {rooms} en {place}
    Ático con terraza en venta, {district}
  `,
  condoRent: `
    Piso en alquiler en {district}, {rooms}
    |
    Apartamento amueblado en alquiler, {place}
    |
    Se alquila piso de {rooms} en {district}
  `,
  houseSale: `
    Casa en venta en {district}, {rooms}
    |
    Chalet con piscina en venta en {place}
    |
    Se vende casa adosada en {district}, {rooms}
  `,
  houseRent: `
    Casa en alquiler en {district}
    |
    Chalet en alquiler en {place}, {rooms}
    |
    Se alquila casa adosada en {district}
  `,
  condoBoth: "Piso en venta o alquiler, {district}",
  houseBoth: "Casa en venta o alquiler, {district}",
  officeTitle: `
    Oficina en alquiler en {district}
    |
    Despacho de {area} en {place}
    |
    Local de oficinas en alquiler, {district}
  `,
  landTitle: `
    Terreno en venta en {district}
    |
    Parcela de {area} en {place}
    |
    Solar urbano en venta, {district}
  `,
  parkingTitle: `
    Plaza de garaje en {district}
    |
    Garaje en alquiler en {place}
    |
    Plaza de aparcamiento, {district}
  `,
  warehouseTitle: `
    Nave industrial en {district}
    |
    Nave de {area} en {place}
    |
    Almacén en alquiler, {district}
  `,
  priceSentenceSale: "El precio es de {price}. | Se pide {price}. | Se ofrece por {price}.",
  priceSentenceRent: "El alquiler es de {price}. | La renta es de {price}. | Se alquila por {price}.",
  placeSentence: "Está situado en {place}. | Se encuentra en {place}. | Zona: {place}.",
  sentences: `
    La cocina está equipada
    Tiene mucha luz natural
    Hay comercios y transporte muy cerca
    |
    Se entrega amueblado
    La finca tiene piscina y conserje
    Muy bien conservado
    |
    Reformado recientemente
    Dispone de trastero
    Visitas con cita previa
  `,
};
