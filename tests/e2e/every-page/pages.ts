/**
 * A page of each kind, with words that appear only in its content. In several languages, because a longer word may leave
 * less room, and because the browser may render one language in another way than the server.
 */
type Page = {
  address: string;
  words: string;
  /** Checked by axe in a small window and with forced colours too. On every page axe runs once: see every-page.spec.ts. */
  isForAxe?: boolean;
};

const financed = "/property/one-bedroom-finance-talay-thong-jomtien";
const villa = "/property/pool-villa-bua-kham-east-pattaya";

export const missingPage = "/no-such-page";

export const pages: Record<string, Page[]> = {
  "The front page": [
    { address: "/", words: "Every baht you pay moves with you", isForAxe: true },
    { address: "/th", words: "เริ่มต้นที่", isForAxe: true },
    { address: "/zh", words: "换房时，您付过的每一泰铢都算数" },
    { address: "/ru", words: "Каждый уплаченный бат переходит вместе с вами" },
    { address: "/de", words: "Jeder gezahlte Baht zieht mit Ihnen um" },
    { address: "/fr", words: "Chaque baht versé vous suit" },
  ],
  "The catalogue": [
    { address: "/listings", words: "Search", isForAxe: true },
    { address: "/listings?type=condo&status=finance-available", words: "Condos With Finance" },
    { address: "/de/listings?type=condo&status=for-sale", words: "Weitere Filter" },
    { address: "/de/listings?area=jomtien&bedrooms=1,2", words: "Weitere Filter", isForAxe: true },
    { address: "/compare", words: "Homes side by side", isForAxe: true },
  ],
  "A home": [
    { address: financed, words: "Cash to keys" },
    { address: `/de${financed}`, words: "Was bis zur Schlüsselübergabe zu zahlen ist" },
    { address: `/th${financed}`, words: "ประวัติราคา" },
    { address: villa, words: "Price history", isForAxe: true },
    { address: `/th${villa}`, words: "ประวัติราคา", isForAxe: true },
    { address: "/property/french-rental-hin-khao-pratumnak", words: "Where it is, and what is near" },
    { address: "/property/duplex-price-on-request-tawan-bay-central-pattaya", words: "Price on request" },
    { address: `${financed}/sheet`, words: "Scan to open the page of this home" },
    { address: `${villa}/sheet`, words: "Scan to open the page of this home", isForAxe: true },
  ],
  "Finance and contact": [
    { address: "/finance", words: "Which price fits my budget?", isForAxe: true },
    { address: "/de/finance", words: "Mietkauf, Monat für Monat" },
    { address: "/th/finance", words: "ผ่อนตรงกับผู้ขาย คืออะไร" },
    { address: "/zh/finance", words: "卖方融资说明" },
    { address: "/ru/finance", words: "Рассрочка от продавца: как это устроено" },
    { address: "/fr/finance", words: "Le crédit vendeur, expliqué" },
    { address: "/contact", words: "Office hours" },
    { address: "/ru/contact", words: "Часы работы" },
    { address: "/de/contact", words: "Öffnungszeiten", isForAxe: true },
    { address: "/th/contact", words: "เวลาทำการ" },
    { address: "/zh/contact", words: "办公时间" },
  ],
  "Letters about homes": [
    { address: "/alerts?area=jomtien", words: "How often", isForAxe: true },
    { address: `/th/alerts/home${financed.replace("/property", "")}`, words: "ส่งบ่อยแค่ไหน" },
    { address: "/fr/alerts/sent", words: "Encore une étape" },
    { address: "/ru/alerts/yours", words: "Эта ссылка не наша" },
  ],
  "A text": [
    { address: "/areas", words: "Bang Saray" },
    { address: "/areas/jomtien", words: "Homes in Jomtien" },
    { address: "/buildings", words: "Median asking price", isForAxe: true },
    { address: "/buildings/mali-sands-tower", words: "What we know about the building", isForAxe: true },
    { address: "/de/buildings/ruamchai-place", words: "Was wir über das Gebäude wissen" },
    { address: "/th/buildings", words: "ค่ามัธยฐานของราคาเสนอขาย" },
    { address: "/about-us", words: "How we work" },
    { address: "/blog", words: "Month twenty-five" },
    { address: "/blog/month-twenty-five", words: "Read next" },
    { address: "/resources/faq", words: "Who are your homes for?" },
    { address: "/resources/glossary", words: "Land Office" },
    { address: "/resources/home-buying-guides", words: "Rent-to-own in Pattaya, explained" },
    { address: "/resources/tips-for-landlords", words: "For buyers" },
    { address: "/resources/tips-for-sellers", words: "For buyers" },
    { address: "/resources/tips-for-buyers/closing-costs", words: "Back to All Resources" },
    { address: "/ru/resources/tips-for-buyers/closing-costs", words: "Ко всем материалам" },
  ],
  "The rest": [
    { address: "/affiliate-program", words: "Apply to join" },
    { address: "/list-your-home", words: "What happens then", isForAxe: true },
    { address: "/de/list-your-home", words: "So geht es weiter" },
    { address: "/list-your-home/sent", words: "This link takes no more pictures" },
    { address: "/your-home", words: "This link has ended", isForAxe: true },
    { address: "/accessibility", words: "What is not there yet", isForAxe: true },
    { address: "/de/accessibility", words: "Was noch fehlt" },
    { address: "/thank-you?kind=application", words: "What happens now" },
    { address: "/viewing", words: "Your viewing" },
    { address: "/saved", words: "While you are signed in, you have them on every device." },
    { address: "/sign-in", words: "Send me a code instead", isForAxe: true },
    { address: missingPage, words: "Oops! Page not found", isForAxe: true },
  ],
};
