/**
 * Sixty more searches, by an author who had not read the search. Before any fix 49 had the right first answer.
 * The rules are those of `kept-searches.ts`.
 */
import type { KeptSearches } from "./kept-searches.ts";

export const laterSearches: KeptSearches = {
  en: [
    ["2 bedroom condo for rent jomtien", "homes ?area=jomtien&bedrooms=2&status=for-rent&type=condo"],
    ["villa with private pool", "homes ?amenities=private-pool&type=house"],
    ["studio under 2 million baht", "homes ?bedrooms=0&maxPrice=2000000"],
    ["owner financing no bank", "homes ?status=finance-available", "term seller-finance"],
    ["do I need a work permit to buy", "question can-foreigners-own", "question visa-from-condo"],
    ["sinking fund meaning", "term sinking-fund"],
    [
      "condo near beach wongamat for sale",
      "homes ?amenities=beach-access&area=wongamat&status=for-sale&type=condo",
    ],
    ["leasehold vs freehold", "term leasehold", "term freehold"],
    ["monthly payments around 25000", "homes ?maxMonthly=25000&status=finance-available"],
    ["naklau 3 bedrooms", "homes ?area=naklua&bedrooms=3"],
  ],
  th: [
    ["คอนโดใกล้ทะเล จอมเทียน ให้เช่า", "homes ?amenities=beach-access&area=jomtien&status=for-rent&type=condo"],
    ["บ้านเดี่ยว 3 ห้องนอน", "homes ?bedrooms=3&type=house"],
    ["ผ่อนตรงกับเจ้าของ", "homes ?status=finance-available", "term seller-finance"],
    ["คอนโดราคาไม่เกิน 3 ล้าน พัทยากลาง", "homes ?area=central-pattaya&maxPrice=3000000&type=condo"],
    ["โควต้าต่างชาติคืออะไร", "question what-is-the-quota", "term foreign-quota"],
    [
      "ค่าโอนใครจ่าย",
      "question what-costs-at-transfer",
      "term transfer-fee",
      "article /resources/tips-for-buyers/closing-costs",
      "article /resources/home-buying-guides/costs-and-taxes",
    ],
    ["เช่าซื้อคืออะไร", "question what-is-rent-to-own", "term hire-purchase", "term rent-to-own"],
    ["สตูดิโอให้เช่า พระตำหนัก", "homes ?area=pratumnak&bedrooms=0&status=for-rent"],
    ["พูลวิลล่า", "homes ?amenities=private-pool&type=house"],
    ["ต้องวางเงินดาวน์เท่าไหร่", "term down-payment", "question minimum-amount"],
  ],
  zh: [
    ["中天海滩附近公寓出租", "homes ?amenities=beach-access&area=jomtien&status=for-rent&type=condo"],
    ["300万以下的公寓", "homes ?maxPrice=3000000&type=condo"],
    ["三卧室别墅", "homes ?bedrooms=3&type=house"],
    ["首付多少", "term down-payment", "question minimum-amount"],
    ["外国人可以买别墅吗", "question can-foreigners-own"],
    ["物业费", "term common-fee"],
    ["卖家融资是什么意思", "term seller-finance", "question what-is-seller-finance"],
    ["帕塔纳山 一居室 海景", "homes ?amenities=sea-view&area=pratumnak&bedrooms=1"],
    ["土地局", "term land-office"],
    ["退休 芭提雅", "article /resources/home-buying-guides/retiring-in-pattaya"],
  ],
  ru: [
    ["двушка в джомтьене до 5 миллионов", "homes ?area=jomtien&bedrooms=2&maxPrice=5000000"],
    ["аренда виллы с бассейном", "homes ?amenities=private-pool&status=for-rent&type=house"],
    ["купить студию без банка в рассрочку", "homes ?bedrooms=0&status=finance-available,for-sale"],
    ["может ли иностранец купить дом", "question can-foreigners-own"],
    ["что такое чанот", "term chanote"],
    ["первоначальный взнос", "term down-payment"],
    ["пратамнак аренда до 20000 бат в месяц", "homes ?area=pratumnak&maxMonthly=20000&status=for-rent"],
    ["наклуа 2 спальни", "homes ?area=naklua&bedrooms=2"],
    [
      "сколько стоит переоформление в земельном департаменте",
      "question what-costs-at-transfer",
      "term transfer-fee",
      "term land-office",
    ],
    ["пенсия в паттайе", "article /resources/home-buying-guides/retiring-in-pattaya"],
  ],
  de: [
    [
      "Strandnahe Wohnung Jomtien mieten",
      "homes ?amenities=beach-access&area=jomtien&status=for-rent&type=condo",
    ],
    ["Villa 4 Schlafzimmer", "homes ?bedrooms=4&type=house"],
    ["Kann ich als Ausländer ein Haus kaufen", "question can-foreigners-own"],
    [
      "Nebenkosten beim Wohnungskauf",
      "question what-costs-at-transfer",
      "article /resources/tips-for-buyers/closing-costs",
      "article /resources/home-buying-guides/costs-and-taxes",
    ],
    ["Pratumnak 1 Zimmer unter 3 Millionen", "homes ?area=pratumnak&bedrooms=0&maxPrice=3000000"],
    ["Anzahlung wie hoch", "term down-payment", "question minimum-amount"],
    ["Was ist ein Chanote", "term chanote"],
    ["Studio Naklua zu vermieten", "homes ?area=naklua&bedrooms=0&status=for-rent"],
    ["Rücklage Instandhaltung", "term sinking-fund"],
    [
      "Rente in Thailand Visum",
      "article /resources/home-buying-guides/retiring-in-pattaya",
      "question visa-from-condo",
    ],
  ],
  fr: [
    [
      "louer un appartement meublé à Jomtien",
      "homes ?amenities=furnished&area=jomtien&status=for-rent&type=condo",
    ],
    [
      "villa avec piscine privée moins de 10 millions",
      "homes ?amenities=private-pool&maxPrice=10000000&type=house",
    ],
    [
      "un étranger peut-il acheter un terrain",
      "question can-foreigners-own",
      "article /resources/home-buying-guides/buying-a-condo-as-a-foreigner",
    ],
    ["2 chambres pratumnak à vendre", "homes ?area=pratumnak&bedrooms=2&status=for-sale"],
    [
      "frais de notaire",
      "term transfer-fee",
      "question what-costs-at-transfer",
      "article /resources/tips-for-buyers/closing-costs",
    ],
    ["apport de départ", "term down-payment", "question minimum-amount"],
    ["studio moins de 2 millions de bahts", "homes ?bedrooms=0&maxPrice=2000000"],
    ["bail emphytéotique", "term leasehold"],
    ["charges de copropriété", "term common-fee"],
    [
      "location-vente comment ça marche",
      "question what-is-rent-to-own",
      "article /resources/home-buying-guides/rent-to-own-explained",
      "term rent-to-own",
    ],
  ],
};
