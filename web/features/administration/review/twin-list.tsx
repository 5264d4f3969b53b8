/** Homes that a home in review is likely the same as, and why; an admin says whether it is. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingTwin } from "../../../domain/review.ts";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Button } from "../../components/button.tsx";
import { paths } from "../../paths.ts";
import { OutsideLink } from "./outside-link.tsx";

type TwinListProps = {
  twins: readonly ListingTwin[];
  isBusy: boolean;
  compare: (other: string, verdict: "same" | "different") => void;
};

export function TwinList({ twins, isBusy, compare }: TwinListProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 rounded-field border border-coral/60 p-4">
      {twins.map((twin) => (
        <div key={twin.id} className="grid gap-2">
          <p className="break-words">
            <span className="text-coral">{t("admin.reviewTexts.twin")}</span> <TwinLink twin={twin} />{" "}
            <span className="text-sm text-quiet">
              ({t(`admin.homeTexts.publication.${twin.publication}`)},{" "}
              {twin.source ?? t("admin.reviewTexts.byHand")})
            </span>
          </p>
          <p className="text-sm text-quiet">
            {twin.reasons.map((reason) => t(`admin.reviewTexts.twinReasons.${reason}`)).join(", ")}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="quietSmall" isBusy={isBusy} onClick={() => compare(twin.id, "same")}>
              {t("admin.reviewTexts.same")}
            </Button>
            <Button look="quietSmall" isBusy={isBusy} onClick={() => compare(twin.id, "different")}>
              {t("admin.reviewTexts.different")}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A public home has a page of ours; another has at most one at its source. */
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
