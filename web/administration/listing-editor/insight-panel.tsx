/** What is missing and why it matters, and why visitors do not see the home. Each leads to its field. */
import { CircleCheck, EyeOff, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Gap } from "../../../domain/listings/completeness.ts";
import type { ListingField } from "../../../domain/listings/listing-fields.ts";
import { type Hindrance, hidesEverywhere } from "../../../domain/listings/visibility.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useEditorValue } from "./state/editor-context.ts";
import type { SectionName } from "./sections/section-names.ts";

type Place = { section: SectionName; field?: ListingField };
const placeOfGap: Record<Gap, Place> = {
  pictures: { section: "pictures" },
  description: { section: "basics", field: "description" },
  price: { section: "price", field: "price" },
  pin: { section: "place", field: "latitude" },
  area: { section: "place", field: "area" },
  size: { section: "facts", field: "square_meters" },
  rooms: { section: "facts", field: "bedrooms" },
  tenure: { section: "ownership", field: "tenure" },
  proof: { section: "ownership" },
  terms: { section: "price", field: "finance_down_payment" },
  agent: { section: "agent", field: "agent_name" },
  year: { section: "facts", field: "year_built" },
  amenities: { section: "facts", field: "amenities" },
};
const placeOfHindrance: Partial<Record<Hindrance, Place>> = {
  excluded: { section: "basics", field: "title" },
  sold: { section: "basics", field: "status" },
  rented: { section: "basics", field: "status" },
  "no-price": { section: "price", field: "price" },
  "no-area": { section: "place", field: "area" },
  "no-pin": { section: "place", field: "latitude" },
  "no-finance-price": { section: "price", field: "price" },
};

export function InsightPanel({ show }: { show: (place: Place) => void }) {
  const { t } = useTranslation("admin");
  const score = useEditorValue((view) => view.score);
  const gaps = useEditorValue((view) => view.gaps);
  const hindrances = useEditorValue((view) => view.hindrances);
  const isHidden = hindrances.some(hidesEverywhere);
  return (
    <div className="grid gap-6">
      <section aria-labelledby="visibility" className="grid gap-3">
        <h2 id="visibility" className="font-sans text-base font-semibold">
          {t("editorTexts.visibility")}
        </h2>
        <p className="flex items-start gap-2">
          {isHidden ? (
            <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-coral" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lamp" />
          )}
          {t(isHidden ? "editorTexts.hidden" : "editorTexts.shown")}
        </p>
        <ul className="grid gap-2 text-sm empty:hidden">
          {hindrances.map((hindrance) => {
            const place = placeOfHindrance[hindrance];
            return (
              <li key={hindrance} className="flex items-start gap-2 text-quiet">
                <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span>
                  {t(`editorTexts.hindrance.${hindrance}`)}{" "}
                  {place && (
                    <button
                      type="button"
                      className={`${textLinkStyles} cursor-pointer`}
                      onClick={() => show(place)}
                    >
                      {t("editorTexts.goThere")}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="completeness" className="grid gap-3">
        <h2 id="completeness" className="font-sans text-base font-semibold">
          {t("editorTexts.completeness", { score })}
        </h2>
        <meter aria-labelledby="completeness" min={0} max={100} value={score} className="h-2 w-full" />
        {gaps.length === 0 && <p className="text-sm text-quiet">{t("editorTexts.complete")}</p>}
        <ul className="grid gap-3 text-sm empty:hidden">
          {gaps.map(({ gap, weight }) => (
            <li key={gap}>
              <button
                type="button"
                className={`${textLinkStyles} cursor-pointer text-left`}
                onClick={() => show(placeOfGap[gap])}
              >
                {t(`editorTexts.gap.${gap}.what`)}
              </button>{" "}
              <span className="tabular text-quiet">+{weight}</span>
              <span className="block text-quiet">{t(`editorTexts.gap.${gap}.why`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
