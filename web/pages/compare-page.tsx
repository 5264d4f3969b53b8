/** `/compare?ids=`: up to four homes side by side, the same for everybody who gets the link. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { copyText } from "../components/overlays/copy-text.ts";
import { showToast } from "../components/overlays/toasts.ts";
import {
  type ComparedHome,
  compareQuery,
  readComparedIds,
} from "../features/catalogue/compare/compare-query.ts";
import { CompareTable } from "../features/catalogue/compare/compare-table.tsx";
import { RememberedHomes } from "../features/catalogue/compare/remembered-homes.tsx";
import { useSearchParams } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";
import { useHydrated } from "../visitor/use-hydrated.ts";

export function ComparePage() {
  const { t } = useTranslation(["compare", "frame"]);
  const ids = readComparedIds(useSearchParams());
  const isHydrated = useHydrated();
  const { data, isError } = useQuery({ ...compareQuery(ids), enabled: ids.length > 0 });
  // A link may name one home by its id and by its slug.
  const found = data?.flatMap((home) => ("property" in home ? [home.property] : [])) ?? [];
  const homes = found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index);
  const share = async () => {
    if (await copyText(location.href, t("frame:notCopied")))
      showToast({ type: "success", title: t("linkCopied") });
  };
  return (
    <>
      <PageHead title={t("title")} description={t("description")} isIndexed={false} />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-4xl">{t("title")}</h1>
          <p className="max-w-measure text-quiet">{t("description")}</p>
        </div>
        {isHydrated && homes.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button look="quietSmall" onClick={() => void share()}>
              {t("copyLink")}
            </Button>
            <Button look="quietSmall" onClick={() => window.print()}>
              {t("print")}
            </Button>
          </div>
        )}
      </header>
      {data?.map((home, index) => (
        <Missing key={home.id} home={home} number={index + 1} of={data.length} />
      ))}
      {isError && !data && <p role="alert">{t("failed")}</p>}
      {ids.length > 0 && !data && !isError && <output className="block min-h-96">{t("loading")}</output>}
      {homes.length > 0 && (
        <CompareTable
          homes={homes}
          without={({ id }) => paths.compare(homes.filter((one) => one.id !== id).map((one) => one.id))}
        />
      )}
      {homes.length < 2 && (ids.length === 0 || data) && (
        <section className="mt-10 grid justify-items-start gap-6">
          <p className="max-w-measure">{t("howTo")}</p>
          <ButtonLink to={paths.listings()}>{t("allHomes")}</ButtonLink>
          {isHydrated && <RememberedHomes shown={homes.map(({ id }) => id)} />}
        </section>
      )}
    </>
  );
}

/** A home that a link names and that is not there any more. */
function Missing({ home, number, of }: { home: ComparedHome; number: number; of: number }) {
  const { t } = useTranslation("compare");
  if (!("missing" in home)) return null;
  return (
    <p role="note" className="mb-4 rounded-card border border-coral/60 px-4 py-3 text-sm">
      {t(home.missing, { number, of })} <span className="break-all text-quiet">{home.id}</span>
    </p>
  );
}
