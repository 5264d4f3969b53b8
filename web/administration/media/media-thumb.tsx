/** A picture as a tile of the library: whole, on the page's dark, so that a logo can be told from a photograph. */
import { useTranslation } from "react-i18next";
import type { MediaPage } from "../../../domain/media/media-api.ts";
import { Picture } from "../../components/pictures/picture.tsx";

type Listed = MediaPage["pictures"][number];

/** An empty `alt`: the words below name it. */
export function MediaThumb({ picture: { address, name, alts, uses } }: { picture: Listed }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <Picture
        src={address}
        alt=""
        sizes="(min-width: 40rem) 14rem, 45vw"
        className="aspect-4/3 rounded-lg"
        imageClassName="object-contain!"
      />
      <span className="grid gap-0.5 text-left text-sm">
        <span className="line-clamp-2 wrap-anywhere">{alts.en || name}</span>
        <span className="text-quiet">
          {uses > 0 ? t("mediaTexts.uses", { count: uses }) : t("mediaTexts.unused")}
        </span>
      </span>
    </>
  );
}

export const gridStyles =
  "grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-3";
export const tileStyles =
  "grid h-full content-start gap-2 rounded-card border border-line bg-raised p-2 hover:border-edge";
