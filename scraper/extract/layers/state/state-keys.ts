/** What keys of embedded data mean, whatever the site's way of writing them: compared without case and separators. */
import { fieldOfWords } from "../text/key-words.ts";
import { remember } from "../../page/remember.ts";
import type { StateField } from "./state-field.ts";

const names: Record<Exclude<StateField, "period" | "halfBathrooms">, string> = {
  title: "title headline heading listingtitle adtitle propertytitle subject pagetitle",
  description:
    "description fulldescription longdescription propertydescription listingdescription remarks publicremarks detaileddescription descriptiontext maindescription",
  price:
    "price listprice listingprice baserent askingprice saleprice sellingprice salesprice rent rentprice rentalprice monthlyrent pricevalue rawprice unformattedprice totalprice mainprice currentprice priceamount pricenumeric baseprice kaufpreis kaltmiete warmmiete coldrent netrent preis prix precio prezzo cena amount guideprice displayprice pricefordisplay regularprice pricing rentpermonth pricepermonth monthlyprice pricerent pricesale pricesell sellprice sale buy primaryprice priceformatted",
  currency: "currency currencycode pricecurrency currencyid currencyiso currencysymbol priceunit",
  bedrooms:
    "bedrooms beds bedroom bedroomcount bedroomscount numberofbedrooms numbedrooms bedroomnumber bedroomsnumber noofbedrooms bedroomno numbeds totalbedrooms nbbedrooms bedroomsvalue dormitorios habitaciones recamaras bedroomstotal numbedroom bedscount",
  bathrooms:
    "bathrooms baths bathroom bathroomcount bathroomscount numberofbathrooms numbathrooms bathroomnumber bathroomsnumber noofbathrooms bathroomno numbaths totalbathrooms nbbathrooms numberofbathroomstotal banos bathroomstotal bathroomstotalinteger fullbathrooms fullbathroomcount bathroomsfull bathscount",
  rooms:
    "rooms roomcount roomscount numberofrooms numrooms roomsnumber roomsnum nbrooms anzahlzimmer zimmer numberofroom norooms noofrooms roomnumber",
  squareMeters:
    "area size floorsize floorarea livingarea livingareavalue livingspace surface squaremeters squaremetres squaremeter sqm m2 usablearea usablesurface builtarea builtuparea builtup internalarea nethabitablesurface habitablesurface netarea grossarea areasqm sizesqm sizings floorareasqm propertysize unitsize totalarea wohnflaeche wohnflache surfacearea floorspace square areasize mq superficie livingareasize livingroomarea usableareas totalareas areavalue interiorsize constructedarea buildingarea squarefeet squarefootage sqft areasqft sizesqft floorareasqft livingareasqft netsurface",
  areaUnit:
    "areaunit areaunits sizeunit livingareaunits unitcode unitofmeasure surfaceunit livingareaunitsshort lotareaunits livingareaunit floorareaunit",
  landSquareMeters:
    "land landarea landsize lotsize lotarea plotarea plotsize landsurface terrainarea sitearea grundstuecksflaeche plotareasqm",
  latitude: "latitude lat gpslat geolat maplat locationlat coordlat",
  longitude: "longitude lng lon long gpslon gpslng gpslong geolng geolon maplng maplon locationlng coordlng",
  place:
    "coordinates coords coordinate latlng latlong latlon geopoint geolocation geo location latlongs mapcoordinates gpscoordinates geocoordinates point position gps geoposition center",
  address:
    "address displayaddress fulladdress streetaddress streetname street addressline addressline1 formattedaddress fulladdresstext addresstext",
  city: "city cityname locality municipality town addresslocality municipalityname",
  condoName: "projectname condoname buildingname complexname developmentname condominiumname",
  images:
    "images photos pictures gallery imageurls photourls imagelist photolist galleryimages multimedia listingphotos attachments img imgs pics media responsivephotos originalphotos mediaitems",
  kind: "propertytype hometype propertytypename typology propertycategory estatetype realestatetype objecttype propertysubtype unittype categoryname propertyclass",
  offer:
    "transactiontype offertype purpose operation contracttype listingtype dealtype offeringtype transaction adtype listtype saletype categorypurpose marketing marketingtype businesstype",
  availability:
    "availability status listingstatus propertystatus homestatus adstatus salestatus salesstatus marketstatus availabilitystatus statusname statustype",
  yearBuilt:
    "yearbuilt constructionyear buildyear builtyear buildingyear baujahr yearofconstruction completionyear buildingconstructionyear constructionyearvalue yearofbuild",
  floor: "floor floornumber floorlevel floorno",
  agentName: "agentname brokername advertisername contactname agencyname",
  agentPhone: "agentphone contactphone",
  agentEmail: "agentemail contactemail",
  externalId:
    "listingid propertyid adid reference referencenumber referenceid estateid zpid unitid objectid externalid listingkey advertid",
};

const fields = new Map(
  Object.entries(names).flatMap(([field, keys]) =>
    keys.split(" ").map((key) => [key, field as StateField] as const),
  ),
);

/** Whose photos they are is often in their name. */
const pictures =
  /(?<!has|num|total|count|no|max|show)(?:photos|images|pictures|pics|fotos|gallery|imagelist|photolist|advertimage)$/;
/** `property_price`, `listingPrice` and `obj_livingSpace` are a price and a size. */
const owner = /^(?:obj|object|property|listing|estate|home|house|prop|offer|room|post|ad)(?=[a-z])/;

const counts =
  /^(?:num|nb|no|number|total|count)?(?:of)?(?:(bed)|(bath))(?:room)?s?(?:qty|quantity|count|num|number|no|total|value)?$/;

/** `bedroomQty`, `no_of_baths`. */
function countOfKey(name: string): StateField | null {
  const found = counts.exec(name);
  return found ? (found[1] ? "bedrooms" : "bathrooms") : null;
}

/** `priceCzk`, `price_eur`. */
const moneyInKey = /^(.*price)_?(?:in_?)?(aed|aud|brl|cad|chf|czk|eur|gbp|inr|mxn|pln|rub|thb|uah|usd)$/i;

export function currencyOfKey(key: string): string | null {
  return moneyInKey.exec(key)?.[2]?.toUpperCase() ?? null;
}

/** Longer keys are no name of ours, however it is separated. */
const longestKey = 40;

export const fieldOfKey = remember((key): StateField | null => {
  if (key.length > longestKey) return null;
  const name = key.toLowerCase().replace(/[^a-z0-9]/g, "");
  return (
    fields.get(name) ??
    fields.get(name.replace(owner, "")) ??
    fields.get(moneyInKey.exec(name)?.[1] ?? "") ??
    countOfKey(name) ??
    (pictures.test(name) ? "images" : fieldOfWords(key))
  );
});

/** Branches that speak of other homes, of people, or of the page's machinery. */
const foreign = new RegExp(
  String.raw`
  similar related recommend nearby suggest comparable neighbo alsoviewed recent(?:ly)?viewed
  featured(?:list|prop) otherlist carousel agent agency customer ^listers?$ vendor organi[sz]ation
  compan(?:y|ies)$ landlord realtor ^others?$ ^listingsmap$ broker advertiser seller owner publisher user
  account branch office school transport station poi(?!nt) amenit mortgage calculator financ insurance
  tracking analytics dfp advert(?:s|ising|isement|banner)?$ banner breadcrumb navigation menu footer header
  filter facets? search translation i18n locale label config experiment feature(?:flag|toggle) seo history tax
  estimate zestimate valuation previous development(?:s|list) price(?:history|drop|range|cut) nearbyhomes
  units(?:list)?$ variants?$ cookies? consent stat(?:s|istics) market ^expens ^expensas ^fees?$ ^charges
  ^deposit ^hoa ^utilities ^condominio ^iptu ^gastos
  `
    .trim()
    .split(/\s+/)
    .join("|"),
  "i",
);

export const isForeign = remember((key) => foreign.test(key));
