/** In English, the sample listings that were written in another language. */
import type { SampleTranslations } from "./sample-translations.ts";

export const english: SampleTranslations<"en"> = {
  "thai-one-bedroom-talay-thong-jomtien": {
    title: "One-bedroom flat at Talay Thong Residence, Jomtien",
    description:
      "A one-bedroom flat of 41 square metres on the tenth floor, about three minutes on foot from Jomtien beach. The balcony faces north, so the afternoon is not hot. A sliding glass door separates the kitchen, with an electric hob and an extractor, from the living room. The bathroom was redone in 2023, and both air conditioners were cleaned at the start of the year. The building has a pool, a gym and covered parking. The common fee is paid to the end of the year. The owner sells without an agent and leaves all the furniture; the transfer fee is shared equally. Viewings every day after four.",
  },
  "chinese-two-bedroom-mali-sands-wongamat": {
    title: "Two-bedroom flat by Wongamat beach, Mali Sands Tower",
    description:
      "A two-bedroom flat of 78 square metres on the twelfth floor, with the sea in view from the living room and the main bedroom. The owner renovated it in 2024. The kitchen is closed, with a gas hob and an extractor, and suits a family that cooks at home. The second bedroom takes a double bed and a desk. One of the two bathrooms has a window. The estate has two pools, a gym and a path to the beach; you are in the water within three minutes. The unit is in the foreign quota, and the juristic person's letter can be read at the viewing. Furniture and appliances stay; handover is within a month of signing. You can view by video first and then decide whether to come to Pattaya.",
  },
  "russian-studio-pha-ngam-pratumnak": {
    title: "Studio with a sea view, Pha Ngam Heights, Pratumnak",
    description:
      "A studio of 32 square metres on the ninth floor, facing west: in the evening the balcony looks out to the sea and the island of Koh Larn. It was renovated in 2023, with a new kitchen, a shower behind glass and a fitted wardrobe along a whole wall. Furniture and appliances stay. The building has a rooftop pool, a sauna, a gym and guards around the clock. The beach is ten minutes down the hill on foot; the songthaew, which stops at the gate, is the easier way back. The unit is in the foreign quota, and its charges are paid to the end of the year. Instalments to the owner are possible; the schedule is part of the contract.",
  },
  "german-house-bua-kham-east-pattaya": {
    title: "Bungalow with pool and workshop, East Pattaya",
    description:
      "The bungalow stands on a plot of 400 square metres in a guarded village. Three bedrooms, two bathrooms, an open kitchen with a larder and a covered terrace by the pool. Behind the garage is a workshop with three-phase power that the owner built himself. The roof is insulated, the windows have mosquito screens, and a small solar system heats the water. Jomtien beach is about twenty minutes away by car. The village charges a yearly fee for guards and lighting. The owner speaks German and likes to show the house himself.",
  },
  "french-rental-hin-khao-pratumnak": {
    title: "Furnished one-bedroom flat to rent near the beach, Pratumnak",
    description:
      "On the fourth floor of a small building on the hill, this one-bedroom flat of 55 square metres is let furnished for a year. The bedroom faces the courtyard; the living room opens to an east-facing balcony where breakfast is eaten in the shade. The kitchen is closed and well equipped. Rent includes water and the common fee; electricity is billed at the government rate. The beach is three minutes away on foot. The owner speaks French, reports your arrival to immigration and gives you a copy. Two months of deposit, returned after the final meter reading.",
  },
};
