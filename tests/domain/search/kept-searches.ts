/**
 * Sixty searches as people of each language type them, with the answer that should come first. They were written
 * before the search. A wrong answer is fixed by a better rule or word, never by an entry for that search.
 *
 * An answer is `homes` with the query of the catalogue, `building` with the name of one, or the id of a text: the
 * anchor of a question or a term, the path of an article. Where two answers are equally good, both are listed.
 */
import type { Locale } from "../../../domain/languages/locales.ts";

type Answer =
  | `homes ?${string}`
  | `building ${string}`
  | `question ${string}`
  | `term ${string}`
  | `article /${string}`;

export type KeptSearches = Record<Locale, [typed: string, ...answers: Answer[]][]>;

export const keptSearches: KeptSearches = {
  en: [
    ["1 bed jomtien under 30k", "homes ?area=jomtien&bedrooms=1&maxMonthly=30000"],
    ["quota", "term foreign-quota", "question what-is-the-quota"],
    ["what happens if i stop paying", "question stop-paying"],
    ["tawan bay", "building Tawan Bay Residence"],
    [
      "2 bedroom condo with sea view pratumnak",
      "homes ?amenities=sea-view&area=pratumnak&bedrooms=2&type=condo",
    ],
    [
      "house with pool east pattaya under 8 million",
      "homes ?amenities=private-pool&area=east-pattaya&maxPrice=8000000&type=house",
    ],
    ["jomtein studio rent", "homes ?area=jomtien&bedrooms=0&status=for-rent"],
    ["can foreigners own a house", "question can-foreigners-own"],
    ["how much is the transfer fee", "question what-costs-at-transfer", "term transfer-fee"],
    ["retire in pattaya", "article /resources/home-buying-guides/retiring-in-pattaya"],
  ],
  th: [
    ["คอนโดจอมเทียน 1 ห้องนอน ไม่เกิน 3 หมื่น", "homes ?area=jomtien&bedrooms=1&maxMonthly=30000&type=condo"],
    [
      "เช่าคอนโดพัทยากลาง เดือนละ 15000",
      "homes ?area=central-pattaya&maxMonthly=15000&status=for-rent&type=condo",
    ],
    ["บ้านพร้อมสระ พัทยาตะวันออก", "homes ?amenities=private-pool&area=east-pattaya&type=house"],
    ["ห้องสตูดิโอ ราคาไม่เกิน 2 ล้าน", "homes ?bedrooms=0&maxPrice=2000000"],
    ["ถ้าผ่อนไม่ไหวจะเกิดอะไรขึ้น", "question stop-paying"],
    ["ค่าส่วนกลาง", "term common-fee"],
    [
      "ต่างชาติซื้อคอนโดได้ไหม",
      "question can-foreigners-own",
      "article /resources/home-buying-guides/buying-a-condo-as-a-foreigner",
    ],
    ["เลี้ยงหมาได้ไหม", "question pets"],
    ["วิวทะเล นาจอมเทียน", "homes ?amenities=sea-view&area=na-jomtien"],
    ["บางเสร่ น่าอยู่ไหม", "article /areas/bang-saray"],
  ],
  zh: [
    ["中天 一房 月租3万以下", "homes ?area=jomtien&bedrooms=1&maxMonthly=30000&status=for-rent"],
    ["芭提雅海景公寓两房不到500万", "homes ?amenities=sea-view&bedrooms=2&maxPrice=5000000&type=condo"],
    ["外国人配额是什么", "question what-is-the-quota", "term foreign-quota"],
    ["如果我不付了会怎样", "question stop-paying"],
    ["东芭提雅别墅带泳池", "homes ?amenities=private-pool&area=east-pattaya&type=house"],
    ["可以养狗吗", "question pets"],
    ["翁阿玛 出租 两居室", "homes ?area=wongamat&bedrooms=2&status=for-rent"],
    ["过户费多少", "question what-costs-at-transfer", "term transfer-fee"],
    [
      "先租后买怎么运作",
      "article /resources/home-buying-guides/rent-to-own-explained",
      "question what-is-rent-to-own",
    ],
    ["邦沙雷生活", "article /areas/bang-saray"],
  ],
  ru: [
    ["1 спальня джомтьен до 30 000", "homes ?area=jomtien&bedrooms=1&maxMonthly=30000"],
    [
      "квартира у моря пратамнак в рассрочку",
      "homes ?amenities=beach-access&area=pratumnak&status=finance-available&type=condo",
      "homes ?area=pratumnak&status=finance-available&type=condo",
    ],
    ["студия до 2 млн бат", "homes ?bedrooms=0&maxPrice=2000000"],
    ["что будет если перестану платить", "question stop-paying"],
    ["квота для иностранцев", "term foreign-quota", "question what-is-the-quota"],
    ["дом с бассейном восточная паттайя", "homes ?amenities=private-pool&area=east-pattaya&type=house"],
    ["снять двухкомнатную в центре паттайи", "homes ?area=central-pattaya&bedrooms=2&status=for-rent"],
    ["можно ли с собакой", "question pets"],
    ["джомтиен вид на море", "homes ?amenities=sea-view&area=jomtien"],
    ["налог на аренду", "question tax-on-rent"],
  ],
  de: [
    ["2 Schlafzimmer Jomtien bis 30.000 im Monat", "homes ?area=jomtien&bedrooms=2&maxMonthly=30000"],
    ["Haus mit Pool Ost-Pattaya", "homes ?amenities=private-pool&area=east-pattaya&type=house"],
    [
      "Wohnung kaufen Wongamat Meerblick",
      "homes ?amenities=sea-view&area=wongamat&status=for-sale&type=condo",
    ],
    ["was passiert wenn ich nicht mehr zahlen kann", "question stop-paying"],
    ["Ausländerquote", "term foreign-quota", "question what-is-the-quota"],
    [
      "Mietkauf",
      "term rent-to-own",
      "question what-is-rent-to-own",
      "article /resources/home-buying-guides/rent-to-own-explained",
    ],
    ["Darf ich meinen Hund mitbringen", "question pets"],
    ["Wohnung mieten unter 400 Euro", "homes ?currency=EUR&maxMonthly=400&status=for-rent&type=condo"],
    ["Grundbuchamt", "term land-office"],
    [
      "Kosten beim Kauf",
      "article /resources/home-buying-guides/costs-and-taxes",
      "article /resources/tips-for-buyers/closing-costs",
      "question what-costs-at-transfer",
    ],
  ],
  fr: [
    [
      "appartement 1 chambre jomtien moins de 30 000",
      "homes ?area=jomtien&bedrooms=1&maxMonthly=30000&type=condo",
    ],
    ["maison avec piscine pattaya est", "homes ?amenities=private-pool&area=east-pattaya&type=house"],
    ["studio à louer pratumnak", "homes ?area=pratumnak&bedrooms=0&status=for-rent"],
    ["que se passe-t-il si j'arrête de payer", "question stop-paying"],
    ["quota étranger", "term foreign-quota", "question what-is-the-quota"],
    ["vue mer 2 chambres moins de 5 millions", "homes ?amenities=sea-view&bedrooms=2&maxPrice=5000000"],
    ["puis-je avoir un chien", "question pets"],
    ["Talay Thong", "building Talay Thong Residence"],
    [
      "crédit vendeur",
      "term seller-finance",
      "question what-is-seller-finance",
      "article /resources/home-buying-guides/seller-finance-explained",
    ],
    ["prendre sa retraite à Pattaya", "article /resources/home-buying-guides/retiring-in-pattaya"],
  ],
};
