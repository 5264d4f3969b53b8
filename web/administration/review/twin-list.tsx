/** Likely duplicates of a listing in review, with the reasons. An admin decides whether they are the same. */
import { useTranslation } from "react-i18next";
import type { ListingTwin } from "../../../domain/scraping/listing-review.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Button } from "../../components/controls/button.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { OutsideLink } from "../controls/outside-link.tsx";
import { nameSource } from "../scraping/name-source.ts";

type TwinListProps = {
  twins: readonly ListingTwin[];
  isBusy: boolean;
  compare: (other: string, verdict: "same" | "different") => void;
};

export function TwinList({ twins, isBusy, compare }: TwinListProps) {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-3 rounded-field border border-coral/60 p-4">
      {twins.map((twin) => (
        <div key={twin.id} className="grid gap-2">
          <p className="break-words">
            <span className="text-coral">{t("reviewTexts.twin")}</span> <TwinLink twin={twin} />{" "}
            <span className="text-sm text-quiet">
              ({t(`listingTexts.publication.${twin.publication}`)},{" "}
              {twin.source ? nameSource(twin.source, t) : t("reviewTexts.byHand")})
            </span>
          </p>
          <p className="text-sm text-quiet">
            {twin.reasons.map((reason) => t(`reviewTexts.twinReasons.${reason}`)).join(", ")}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="quietSmall" isBusy={isBusy} onClick={() => compare(twin.id, "same")}>
              {t("reviewTexts.same")}
            </Button>
            <Button look="quietSmall" isBusy={isBusy} onClick={() => compare(twin.id, "different")}>
              {t("reviewTexts.different")}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A published listing links to its page here, any other to its source's page, if there is one. */
function TwinLink({ twin }: { twin: ListingTwin }) {
  if (twin.publication === "published") {
    return (
      <Link to={paths.property(twin.slug)} lang={twin.language} className={textLinkStyles}>
        {twin.title}
      </Link>
    );
  }
  if (twin.sourceUrl) return <OutsideLink href={twin.sourceUrl} lang={twin.language} text={twin.title} />;
  return <span lang={twin.language}>{twin.title}</span>;
}
