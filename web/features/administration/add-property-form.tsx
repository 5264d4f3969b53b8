import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { areas } from "../../../domain/areas.ts";
import { listingStatuses, propertyTypes } from "../../../domain/listing.ts";
import type { NewListingInput } from "../../../domain/new-listing.ts";
import { buttonStyles } from "../../components/button-styles.ts";
import { SelectField } from "../../components/select-field.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { paths } from "../../paths.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { readListingForm } from "./read-listing-form.ts";

const typeOptions = propertyTypes.map((value) => ({ value, label: value }));

type Saved = { id: string; slug: string };

export function AddPropertyForm({ save }: { save: (listing: NewListingInput) => Promise<Saved> }) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: save });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    saving.mutate(readListingForm(new FormData(event.currentTarget, submitter)));
  };

  return (
    <form className="grid max-w-2xl gap-5" onSubmit={submit}>
      <TextField label={t("admin.fields.title")} name="title" required minLength={3} maxLength={200} />
      <TextArea label={t("admin.fields.description")} name="description" rows={5} maxLength={10_000} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={t("admin.fields.type")} name="property_type" options={typeOptions} />
        <SelectField
          label={t("admin.fields.area")}
          name="area"
          options={[
            { value: "", label: "–" },
            ...areas.map(({ slug }) => ({ value: slug, label: t(`frame.areaNames.${slug}`) })),
          ]}
        />
        <TextField label={t("admin.fields.condoName")} name="condo_name" />
        <TextField
          label={t("admin.fields.squareMeters")}
          name="square_meters"
          type="number"
          min={1}
          step="any"
        />
        <TextField label={t("admin.fields.bedrooms")} name="bedrooms" type="number" min={0} max={50} />
        <TextField label={t("admin.fields.bathrooms")} name="bathrooms" type="number" min={0} max={50} />
        <TextField label={t("admin.fields.price")} name="price" type="number" min={1} />
        <TextField label={t("admin.fields.monthly")} name="monthly_rental_price" type="number" min={1} />
      </div>
      <fieldset className="flex flex-wrap gap-4">
        <legend className="mb-1.5">{t("admin.fields.status")}</legend>
        {listingStatuses.map((status) => (
          <label key={status} className="flex items-center gap-2">
            <input type="checkbox" name="status" value={status} defaultChecked={status === "for-sale"} />
            {t(`catalogue.status.${status}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex items-center gap-2">
        <input type="checkbox" name="featured" /> {t("admin.fields.featured")}
      </label>
      <FailureNotice error={saving.error} />
      {saving.data && (
        <output className="block">
          {t("admin.saved")}{" "}
          <Link to={paths.property(saving.data.slug)} className="text-sea underline">
            {t("admin.viewListing")}
          </Link>
        </output>
      )}
      <div className="flex flex-wrap gap-4">
        <button
          name="publication"
          value="published"
          className={buttonStyles.gold}
          disabled={saving.isPending}
        >
          {t("admin.savePublish")}
        </button>
        <button name="publication" value="draft" className={buttonStyles.quiet} disabled={saving.isPending}>
          {t("admin.saveDraft")}
        </button>
      </div>
    </form>
  );
}
