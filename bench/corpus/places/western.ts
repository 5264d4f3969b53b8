import { placesFrom } from "./place.ts";

export const germanPlaces = placesFrom([
  "Ehrenfeld, Köln, Nordrhein-Westfalen",
  "Neuhausen, München, Bayern",
  "Prenzlauer Berg, Berlin, Berlin",
  "Ottensen, Hamburg, Hamburg",
  "Südvorstadt, Leipzig, Sachsen",
  "Bad Cannstatt, Stuttgart, Baden-Württemberg",
]);

export const frenchPlaces = placesFrom([
  "La Joliette, Marseille, Bouches-du-Rhône",
  "Croix-Rousse, Lyon, Rhône",
  "Chartrons, Bordeaux, Gironde",
  "Wazemmes, Lille, Nord",
  "Saint-Cyprien, Toulouse, Haute-Garonne",
  "Montreuil, Paris, Île-de-France",
]);

export const spanishPlaces = placesFrom([
  "Ruzafa, Valencia, Comunidad Valenciana",
  "Triana, Sevilla, Andalucía",
  "Playa de San Juan, Alicante, Alicante",
  "Chamberí, Madrid, Madrid",
  "El Palo, Málaga, Andalucía",
]);

export const italianPlaces = placesFrom([
  "Navigli, Milano, Lombardia",
  "San Salvario, Torino, Piemonte",
  "Trastevere, Roma, Lazio",
  "Nervi, Genova, Liguria",
  "Bolognina, Bologna, Emilia-Romagna",
]);
