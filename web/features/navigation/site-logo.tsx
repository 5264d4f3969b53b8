/** The logo, a link to the front page: ours side by side on phones, stacked and 96 px high on larger screens, or the owner's. */
import { useTranslation } from "react-i18next";
import { readMedia } from "../../../domain/media/media-address.ts";
import { Link } from "../../routing/link.tsx";
import { useSite } from "../../visitor/use-site.ts";
import { paths } from "../../routing/paths.ts";
import { useOwnPicture } from "../../visitor/use-look.ts";

export function SiteLogo() {
  const { t } = useTranslation("frame");
  const { name } = useSite().business;
  const own = useOwnPicture("site.logo");
  return (
    <Link
      to={paths.frontPage} // Its letters are light: a forced light background would swallow them.
      className="min-w-0 rounded-lg md:shrink-0 forced-colors:bg-ink forced-colors:px-1 forced-colors:forced-color-adjust-none"
      aria-label={`${name}, ${t("home")}`}
    >
      {own ? (
        <img
          {...ownFiles(own)}
          alt=""
          className="h-11 w-auto max-w-[min(100%,15rem)] object-contain object-left md:h-(--logo-height)"
        />
      ) : (
        <picture>
          <source media="(min-width: 48rem)" srcSet="/drawings/logo-stacked.svg" width={152} height={96} />
          <img
            src="/drawings/logo.svg"
            alt=""
            width={184}
            height={44}
            className="h-11 w-auto max-w-full object-contain object-left md:h-(--logo-height)"
          />
        </picture>
      )}
    </Link>
  );
}

/** Twice as large as it is shown. */
function ownFiles(src: string) {
  const { width, height } = readMedia(src) ?? {};
  return { src: `${src}?w=480&f=webp`, width, height };
}
