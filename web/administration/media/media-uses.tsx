/** Where a picture is used: each text once, with its languages, as a link. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { MediaUse } from "../../../domain/media/media-api.ts";
import { sectionNames } from "../../../domain/site/site.ts";
import { textKinds } from "../../../domain/texts/text-kinds.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { nameText } from "../controls/name-text.ts";

export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const { t } = useTranslation("admin");
  const texts = Map.groupBy(uses, ({ kind, name }) => `${kind} ${name}`);
  return (
    <ul className="grid gap-1">
      {[...texts.values()].map((ofText) => {
        const [{ kind, name } = { kind: "", name: "" }] = ofText;
        const { label, to } = describeUse(kind, name, t);
        const languages = ofText.map(({ locale }) => locale).filter(Boolean);
        return (
          <li key={`${kind} ${name}`} className="flex min-h-11 flex-wrap items-center gap-x-2">
            {to ? (
              <Link to={to} className={textLinkStyles}>
                {label}
              </Link>
            ) : (
              label
            )}
            <span className="text-sm text-quiet">
              {languages.length > 1 && <span className="uppercase">{languages.join(", ")} </span>}
              {ofText.some(({ is_shown }) => is_shown) ? "" : t("mediaTexts.notShownYet")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function describeUse(kind: string, name: string, t: TFunction<"admin">): { label: string; to?: string } {
  if (kind === "setting") {
    const section = sectionNames.find((one) => one === name);
    return section
      ? { label: t(`settingsTexts.sections.${section}`), to: adminPaths.settingsSection(section) }
      : { label: name };
  }
  const known = textKinds.find((one) => one === kind);
  return known ? { label: nameText(known, name, t), to: adminPaths.text(known, name) } : { label: name };
}
