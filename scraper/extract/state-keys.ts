/** What keys of embedded data mean, whatever the site's way of writing them: compared without case and separators. */
import type { FieldName } from "./fields.ts";
import { remember } from "./remember.ts";

export type StateField =
  | Exclude<
      FieldName,
      "coordinates" | "rent" | "gone" | "finance" | "amenities" | "condoName" | "offer" | "kind"
    >
  | "offer"
  | "kind"
  | "currency"
  | "latitude"
  | "longitude"
  | "areaUnit"
  | "condoName";

const names: Record<StateField, string> = {
  title: "title headline heading listingtitle adtitle propertytitle subject pagetitle",
  description:
    "description fulldescription longdescription propertydescription listingdescription remarks publicremarks detaileddescription descriptiontext maindescription",
  price:
    "price listprice listingprice askingprice saleprice sellingprice salesprice rent rentprice rentalprice monthlyrent pricevalue rawprice unformattedprice totalprice mainprice currentprice priceamount pricenumeric baseprice kaufpreis kaltmiete warmmiete coldrent netrent preis prix precio prezzo cena amount guideprice displayprice primaryprice priceformatted",
  currency: "currency currencycode pricecurrency currencyid currencyiso currencysymbol priceunit",
  bedrooms:
    "bedrooms beds bedroom bedroomcount bedroomscount numberofbedrooms numbedrooms bedroomnumber bedroomsnumber noofbedrooms bedroomno numbeds totalbedrooms nbbedrooms bedroomsvalue dormitorios habitaciones recamaras bedroomstotal numbedroom bedscount",
  bathrooms:
    "bathrooms baths bathroom bathroomcount bathroomscount numberofbathrooms numbathrooms bathroomnumber bathroomsnumber noofbathrooms bathroomno numbaths totalbathrooms nbbathrooms numberofbathroomstotal banos bathroomstotal bathroomstotalinteger fullbathrooms bathroomsfull bathscount",
  rooms:
    "rooms roomcount roomscount numberofrooms numrooms roomsnumber roomsnum nbrooms anzahlzimmer zimmer numberofroom noofrooms roomnumber",
  squareMeters:
    "area size floorsize floorarea livingarea livingareavalue livingspace surface squaremeters squaremetres squaremeter sqm m2 usablearea usablesurface builtarea builtuparea builtup internalarea nethabitablesurface habitablesurface netarea grossarea areasqm sizesqm sizings floorareasqm propertysize unitsize totalarea wohnflaeche wohnflache surfacearea areavalue interiorsize constructedarea buildingarea squarefeet squarefootage sqft areasqft sizesqft floorareasqft livingareasqft netsurface",
  areaUnit:
    "areaunit areaunits sizeunit livingareaunits unitcode unitofmeasure surfaceunit livingareaunitsshort lotareaunits",
  landSquareMeters:
    "landarea landsize lotsize lotarea plotarea plotsize landsurface terrainarea sitearea grundstuecksflaeche plotareasqm",
  latitude: "latitude lat geolat maplat locationlat coordlat",
  longitude: "longitude lng lon long geolng geolon maplng maplon locationlng coordlng",
  address:
    "address displayaddress fulladdress streetaddress streetname street addressline addressline1 formattedaddress fulladdresstext addresstext",
  city: "city cityname locality municipality town addresslocality municipalityname",
  condoName: "projectname condoname buildingname complexname developmentname condominiumname",
  images:
    "images photos pictures gallery imageurls photourls imagelist photolist galleryimages multimedia listingphotos responsivephotos originalphotos mediaitems",
  kind: "propertytype hometype propertytypename typology propertycategory estatetype realestatetype objecttype propertysubtype unittype categoryname propertyclass",
  offer:
    "transactiontype offertype purpose operation contracttype listingtype dealtype offeringtype transaction adtype saletype categorypurpose marketing marketingtype businesstype",
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

/** Longer keys are no name of ours, however it is separated. */
const longestKey = 40;

export const fieldOfKey = remember((key): StateField | null => {
  if (key.length > longestKey) return null;
  return fields.get(key.toLowerCase().replace(/[^a-z0-9]/g, "")) ?? null;
});

/** Branches that speak of other homes, of people, or of the page's machinery. */
const foreign =
  /similar|related|recommend|nearby|suggest|comparable|neighbo|alsoviewed|recent(?:ly)?viewed|featured(?:list|prop)|otherlist|carousel|agent|agency|broker|advertiser|seller|owner|publisher|user|account|branch|office|school|transport|station|poi|amenit|mortgage|calculator|financ|insurance|tracking|analytics|dfp|advert(?!id)|banner|breadcrumb|navigation|menu|footer|header|filter|facets?|search|translation|i18n|locale|label|config|experiment|feature(?:flag|toggle)|seo|history|tax|estimate|zestimate|valuation|previous|development(?:s|list)|price(?:history|drop|range|cut)|nearbyhomes|units(?:list)?$|variants?$|cookies?|consent|stat(?:s|istics)|market/i;

export const isForeign = remember((key) => foreign.test(key));
