/** The whole HTML document. React hoists each page's title and meta into the head. */
import type { ReactNode } from "react";
import {
  type Locale,
  defaultLocale,
  intlTags,
  localisePath,
  locales,
} from "../../domain/languages/locales.ts";
import type { Site } from "../../domain/site/site.ts";
import type { PageAssets } from "./list-assets.ts";
import { type Canonical, stateElementId } from "./hydration-state.ts";
import { trustHtml } from "../components/page/trust-html.ts";
import type { MapTiles } from "../map/map-tiles.ts";
import { MapTilesProvider } from "../map/map-tiles-context.ts";
import { NewsletterFrameProvider } from "../visitor/newsletter-frame.ts";
import { SiteProvider } from "../visitor/use-site.ts";
import { SiteAddress } from "../visitor/site-address.ts";

type DocumentProps = {
  locale: Locale;
  assets: PageAssets;
  /** Written by `writeState`. */
  state: string;
  canonical: Canonical | null;
  tiles: MapTiles | null;
  newsletterFrame: string | null;
  site: Site;
  /** The owner's icon of the site. */
  icon?: string | undefined;
  children: ReactNode;
};

export function Document({
  locale,
  assets,
  state,
  canonical,
  tiles,
  newsletterFrame,
  site,
  icon,
  children,
}: DocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0f1620" />
        {icon ? (
          <link rel="icon" href={icon} type="image/png" />
        ) : (
          <>
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          </>
        )}
        <link rel="apple-touch-icon" href={icon ?? "/apple-touch-icon.png"} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {canonical && <Alternates locale={locale} {...canonical} />}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={site.business.name}
          href={localisePath("/blog/rss.xml", locale)}
        />
      </head>
      <body>
        <SiteAddress value={canonical?.origin}>
          <MapTilesProvider value={tiles}>
            <NewsletterFrameProvider value={newsletterFrame}>
              <SiteProvider value={site}>{children}</SiteProvider>
            </NewsletterFrameProvider>
          </MapTilesProvider>
        </SiteAddress>
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={trustHtml(state)} />
        <script
          type="module"
          src={assets.starter}
          data-scripts={assets.scripts.join(" ")}
          fetchPriority="low"
        />
      </body>
    </html>
  );
}

/** Links to this page in each language it exists in. An untranslated page points to the English one. */
function Alternates({ locale, origin, path, languages }: { locale: Locale } & Canonical) {
  const address = (language: Locale) => origin + localisePath(path, language);
  const isTranslated = languages.includes(locale);
  const shown = isTranslated ? locale : defaultLocale;
  const canonical = address(shown);
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={territories[shown]} />
      {languages
        .filter((language) => language !== shown)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={territories[language]} />
        ))}
      {isTranslated && <LanguageLinks address={address} languages={languages} locale={locale} />}
    </>
  );
}

type LanguageLinksProps = Pick<Canonical, "languages"> & {
  address: (language: Locale) => string;
  locale: Locale;
};

function LanguageLinks({ address, languages, locale }: LanguageLinksProps) {
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(languages.includes(defaultLocale) ? defaultLocale : locale)}
      />
    </>
  );
}

/** `th_TH`, as social networks name a language. Intl.Locale would cost a slow phone 25 ms before the page is live. */
const territories = Object.fromEntries(
  locales.map((language) => [language, intlTags[language].replace(/-u-.*/, "").replace("-", "_")]),
);
