import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { NewListingInput } from "../../../../domain/listings/new-listing.ts";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { paths } from "../../../routing/paths.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { ExcludedTitleNote } from "./excluded-title-note.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { readListingForm } from "./read-listing-form.ts";

type Saved = { id: string; slug: string };

export function AddListingForm({ save }: { save: (listing: NewListingInput) => Promise<Saved> }) {
  const { t } = useTranslation("admin");
  const saving = useMutation({ mutationFn: save });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    saving.mutate({
      ...readListingForm(form),
      publication: form.get("publication") === "published" ? "published" : "draft",
    });
  };

  return (
    <form className="grid max-w-2xl gap-5" onSubmit={submit}>
      <ListingFields />
      <FailureNotice error={saving.error} />
      {saving.data && (
        <output className="flex flex-wrap gap-x-4">
          {t("saved")}
          {saving.variables.publication === "published" && (
            <Link to={paths.property(saving.data.slug)} className={textLinkStyles}>
              {t("viewListing")}
            </Link>
          )}
          <Link to={adminPaths.listing(saving.data.id)} className={textLinkStyles}>
            {t("listingTexts.edit")}
          </Link>
        </output>
      )}
      {saving.data && <ExcludedTitleNote title={saving.variables.title} />}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" look="gold" name="publication" value="published" isBusy={saving.isPending}>
          {t("savePublish")}
        </Button>
        <Button type="submit" name="publication" value="draft" isBusy={saving.isPending}>
          {t("saveDraft")}
        </Button>
      </div>
    </form>
  );
}
