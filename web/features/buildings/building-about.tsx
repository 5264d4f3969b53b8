/** What the owner says of a building: in this language, else in English. */
import type { BuildingDetails } from "../../../domain/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function BuildingAbout({ about }: Pick<BuildingDetails, "about">) {
  const locale = useLocale();
  const text = about[locale] ?? about.en;
  if (!text) return null;
  return (
    <div className="grid max-w-measure gap-4" lang={about[locale] ? undefined : "en"}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
