/** A text as it is shown beside a form: its words, its picture or file, or the order that it gives. */
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import { isDrawing } from "../../../domain/listings/picture-files.ts";
import { readOrder } from "../../../domain/texts/front-page/front-page-order.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { Picture } from "../../components/pictures/picture.tsx";

const bytesOfMegabyte = 1_000_000;

type Words = Readonly<Record<string, string>>;

export function ShownBody({ body, locale }: { body: Words; locale: Locale }) {
  const { t } = useTranslation("admin");
  const reader = useLocale();
  if (body["src"] !== undefined) return <ShownPicture src={body["src"]} className="aspect-3/2 w-48" />;
  if (body["file"] !== undefined) {
    const bytes = Number(body["bytes"]);
    const size = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
    const words =
      bytes > 0 &&
      new Intl.NumberFormat(intlTags[reader], size).format(Math.max(bytes / bytesOfMegabyte, 0.1));
    return <p className="wrap-anywhere text-quiet">{[body["name"], words].filter(Boolean).join(" · ")}</p>;
  }
  if (body["sections"] !== undefined) {
    const names = readOrder(body["sections"])?.map((section) => t(`writtenTexts.order.sections.${section}`));
    return <p className="text-quiet">{names?.join(" · ")}</p>;
  }
  return (
    <div lang={intlTags[locale]} className="grid gap-2 whitespace-pre-line wrap-anywhere text-quiet">
      {Object.values(body)
        .filter(Boolean)
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
    </div>
  );
}

/** A logo is shown whole, a picture as the site crops it. */
export function ShownPicture({ src, className }: { src: string; className: string }) {
  const looks = `rounded-lg border border-line ${className}`;
  if (isDrawing(src)) return <img src={src} alt="" className={`bg-ink object-contain p-4 ${looks}`} />;
  return <Picture src={src} alt="" sizes="36rem" className={looks} />;
}
