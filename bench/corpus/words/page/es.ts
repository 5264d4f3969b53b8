import type { PageWords } from "../page-words.ts";

export const es: PageWords = {
  navHome: "Inicio",
  navSale: "Comprar | En venta | Ventas",
  navRent: "Alquilar | En alquiler | Alquileres",
  navAbout: "Quiénes somos",
  navContact: "Contacto",
  navLogin: "Acceder | Iniciar sesión | Mi cuenta",
  navBlog: "Noticias; Consejos",
  favourite: "Guardar | Favorito | Añadir a favoritos",
  description: "Descripción | Sobre este inmueble | Comentario del anunciante",
  details: "Características | Detalles | Datos básicos",
  contact: "Contactar | Anunciante | Tu agente",
  enquire: "Enviar mensaje | Pedir visita | Solicitar información",
  cookies: "Utilizamos cookies. | Este sitio usa cookies. | Al continuar aceptas las cookies.",
  rights: "Todos los derechos reservados.",
  soldLink: "Vendidos recientemente | Inmuebles vendidos | Últimas ventas; Ya alquilados",
  soldBadge: "Vendido | VENDIDO | Vendido",
  rentedBadge: "Alquilado | ALQUILADO | Alquilado",
  similar: "Inmuebles similares | También te puede interesar | Más anuncios de la agencia",
  was: "Antes {n} | Precio anterior {n} | Rebajado desde {n}",
  wasNow: "Antes {old}, ahora {new} | Rebajado de {old} a {new} | Precio anterior {old}, ahora {new}",
  perArea: "{n}/m² | {n} por m² | {n} el m²",
  perLand: "{n} por hectárea",
  downPayment: "Entrada | Ahorro aportado | Entrada inicial",
  instalment: "Cuota mensual | Mensualidad | Tu cuota mensual",
  perMonth: "{n} / mes | {n} al mes | {n}/mes",
  interest: "Interés | Tipo de interés | TIN",
  term: "Plazo | Plazo en años | Duración",
  years: "{n} años",
  loan: "Calculadora de hipoteca | Calcula tu hipoteca | Hipoteca",
  sellerFinance: "Financiación por el propietario",
  fees: "Gastos | Otros gastos | Gastos adicionales",
  commonFee: "Gastos de comunidad | Comunidad | Gastos de comunidad",
  transferFee: "Impuestos | ITP | Impuestos y notaría",
  agencyFee: "Honorarios | Gastos de agencia | Honorarios de agencia",
  deposit: "Fianza | Depósito | Fianza",
  onRequest: "Precio a consultar | A consultar | Consultar precio",
  about: "≈ {n} | aprox. {n} | unos {n}",
  phone: "Tel. {n} | Teléfono: {n} | Llamar: {n}",
  unitsHeading: "Otras viviendas | Viviendas disponibles | Tipologías",
  unit: "Vivienda | Tipo | Nº",
  listTitle: "Pisos en venta en {place} | Casas en alquiler en {place} | Viviendas en {place}",
  results: "{n} anuncios | {n} resultados | {n} viviendas",
  notFound: "Página no encontrada | Esta página no existe | No hay nada aquí",
  gone: `
    Este anuncio ya no está disponible.
    |
    El anuncio ha sido eliminado.
    |
    Este inmueble ya no está publicado.
  `,
  loginTitle: "Iniciar sesión | Acceso | Área de clientes",
  email: "Correo electrónico",
  password: "Contraseña",
  wall: "Confirma que eres humano | Comprobando tu navegador | ¿Eres un robot?",
  article: "Comprar en {place}: cuánto cuesta | Precio de la vivienda en {place} | Alquilar en {place}: guía",
  articleText: `
    Un piso pequeño parte de {price} y los grandes llegan a {high}
    Suele pedirse una fianza de dos meses
    Compara al menos tres viviendas
    Revisa el contrato con un abogado
  `,
  agency: "Nuestra agencia | El equipo | Quiénes somos",
  agencyText: `
    Ayudamos a compradores e inquilinos en {place} desde hace quince años
    Hablamos cuatro idiomas
    Visítanos o llámanos
    El año pasado vendimos por valor de {high}
  `,
};
