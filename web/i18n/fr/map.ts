import type { map as english } from "../en/map.ts";
import type { Translated } from "../translated.ts";

export const map: Translated<typeof english> = {
  help: "Les flèches déplacent la carte, plus et moins changent l’échelle.",
  searchHere: "Rechercher ici",
  shown:
    "La carte montre {{shown}} biens sur {{total}}. Zoomez, puis touchez « Rechercher ici » pour voir les autres.",
  perMonth: "{{amount}}/mois",
  zoomIn: "{{homes}} : zoomer",
  listThem: "{{homes}} au même endroit : afficher la liste",
  draw: "Dessiner une zone",
  drawing: {
    title: "Dessinez votre zone",
    hint: "Entourez votre zone, ou placez-en les points un à un.",
    keys: "Au clavier : les flèches déplacent la carte sous la croix, Entrée y place un point, Retour arrière retire le dernier, Échap annule.",
    corners_one: "{{count}} point",
    corners_many: "{{count}} points",
    corners_other: "{{count}} points",
    undo: "Retirer un point",
    done: "Rechercher dans la zone",
    cancel: "Annuler",
  },
  places: "Lieux",
  kinds: {
    beach: "Plages",
    hospital: "Hôpitaux",
    school: "Écoles",
    immigration: "Immigration",
  },
  place: {
    "pattaya-beach": "Plage de Pattaya",
    "jomtien-beach": "Plage de Jomtien",
    "na-jomtien-beach": "Plage de Na Jomtien",
    "wongamat-beach": "Plage de Wongamat",
    "cozy-beach": "Cosy Beach, Pratumnak",
    "bang-saray-beach": "Plage de Bang Saray",
    "central-mall": "Centre commercial Central Pattaya",
    "bangkok-hospital": "Bangkok Hospital Pattaya",
    "pattaya-international-hospital": "Pattaya International Hospital",
    "memorial-hospital": "Pattaya Memorial Hospital",
    "jomtien-hospital": "Hôpital de Jomtien",
    "aksorn-thepprasit": "École Aksorn Thepprasit",
    "pattaya-business-school": "École de commerce de Pattaya",
    immigration: "Bureau de l’immigration de Chonburi, Jomtien",
    "bali-hai": "Jetée de Bali Hai",
    "u-tapao": "Aéroport d’U-Tapao",
    suvarnabhumi: "Aéroport Suvarnabhumi, Bangkok",
  },
  way: {
    kilometres: "{{value}} km",
    onFoot: "{{minutes}} min à pied",
    byBahtBus: "environ {{minutes}} min en songthaew",
    text: "Distances à vol d’oiseau ; par la route, c’est plus long.",
    rule: "Comment les minutes sont calculées",
    onFootRule:
      "À pied : trois dixièmes de plus que la ligne droite, à cause des rues ; {{speed}} km à l’heure, {{most}} minutes au plus.",
    busRule:
      "Songthaew (baht bus) : les lignes autour de Pattaya, vers Jomtien et vers Naklua à {{speed}} km à l’heure, {{wait}} minutes d’attente pour chacune, et jusqu’à {{metres}} m du logement à la ligne et de la ligne au lieu. Les lignes sont décrites par",
    noTraffic: "Sans compter la circulation. Emplacements à environ 200 m près.",
    notVerified: "Emplacement non vérifié :",
    readAt: "Emplacement d’après {{source}} :",
  },
};
