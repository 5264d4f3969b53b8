/** The fields of a listing, for adding and editing. They are uncontrolled: ./read-listing-form.ts reads them. */
import { useTranslation } from "react-i18next";
import { areas } from "../../../../domain/places/areas.ts";
import { tenures } from "../../../../domain/listings/tenure.ts";
import { listingStatuses, propertyTypes } from "../../../../domain/listings/listing.ts";
import type { ListingFields as Fields } from "../../../../domain/listings/new-listing.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";

const emptyListing: Fields = {
  title: "",
  description: "",
  property_type: "condo-for-sale",
  status: ["for-sale"],
  address: "",
  area: null,
  condo_name: null,
  bedrooms: null,
  bathrooms: null,
  square_meters: null,
  land_square_meters: null,
  tenure: null,
  price: null,
  monthly_rental_price: null,
  featured: false,
};

type NumberField =
  | "square_meters"
  | "land_square_meters"
  | "bedrooms"
  | "bathrooms"
  | "price"
  | "monthly_rental_price";

export function ListingFields({ listing = emptyListing }: { listing?: Fields }) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property"]);
  const text = (name: "title" | "description" | "address" | "condo_name") => ({
    name,
    defaultValue: listing[name] ?? "",
  });
  const number = (name: NumberField) => ({
    name,
    type: "number",
    defaultValue: listing[name] ?? "",
  });
  return (
    <>
      <TextField label={t("admin:fields.title")} {...text("title")} required minLength={3} maxLength={200} />
      <TextArea label={t("admin:fields.description")} {...text("description")} rows={5} maxLength={10_000} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("admin:fields.type")}
          name="property_type"
          defaultValue={listing.property_type}
          options={propertyTypes.map((value) => ({ value, label: t(`property:type.${value}`) }))}
        />
        <SelectField
          label={t("admin:fields.area")}
          name="area"
          defaultValue={listing.area ?? ""}
          options={[
            { value: "", label: "–" },
            ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
          ]}
        />
        <TextField label={t("admin:fields.condoName")} {...text("condo_name")} maxLength={120} />
        <TextField label={t("admin:listingTexts.fields.address")} {...text("address")} maxLength={200} />
        <TextField label={t("admin:fields.bedrooms")} {...number("bedrooms")} min={0} max={50} />
        <TextField label={t("admin:fields.bathrooms")} {...number("bathrooms")} min={0} max={50} />
        <TextField label={t("admin:fields.squareMeters")} {...number("square_meters")} min={1} step="any" />
        <TextField
          label={t("admin:listingTexts.fields.land_square_meters")}
          {...number("land_square_meters")}
          min={1}
          step="any"
        />
        <SelectField
          label={t("catalogue:tenureLabel")}
          name="tenure"
          defaultValue={listing.tenure ?? ""}
          options={[
            { value: "", label: t("catalogue:tenure.unknown") },
            ...tenures.map((value) => ({ value, label: t(`catalogue:tenure.${value}`) })),
          ]}
        />
        <TextField label={t("admin:fields.price")} {...number("price")} min={1} step="any" />
        <TextField label={t("admin:fields.monthly")} {...number("monthly_rental_price")} min={1} step="any" />
      </div>
      <fieldset>
        <legend className="mb-1.5">{t("admin:fields.status")}</legend>
        <div className="flex flex-wrap gap-x-6">
          {listingStatuses.map((status) => (
            <Checkbox
              key={status}
              label={t(`catalogue:status.${status}`)}
              name="status"
              value={status}
              defaultChecked={[listing.status].flat().includes(status)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox label={t("admin:fields.featured")} name="featured" defaultChecked={listing.featured} />
    </>
  );
}
