/** Invented names of buildings and estates. */
export const projects = {
  thailand: [
    "Sea Breeze Residence",
    "The Palm Terrace",
    "Orchid Park",
    "Laguna Vista 2",
    "Grand Horizon",
    "Blue Lotus Tower",
    "Siam Garden Ville",
    "Amber Bay",
  ],
  west: ["Mill House", "Old Quay", "Riverside Court", "Villa Rosa", "Park View", "The Maltings"],
  russian: ["ЖК «Северная роща»", "ЖК «Речной»", "ЖК «Парковый»", "ЖК «Новый берег»"],
  chinese: ["翠湖花园", "阳光新城", "金桂苑", "滨江一号"],
  japanese: ["パークハイツ緑", "グランドメゾン港", "サンライズ青葉", "コーポ桜"],
} as const;
