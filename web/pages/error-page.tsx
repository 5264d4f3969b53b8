/** Shown after a failed loader or a crash: 404 is a missing page, everything else an outage. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { PageHead } from "../components/page/page-head.tsx";
import { Link } from "../routing/link.tsx";
import { useFailureToast } from "../features/catalogue/use-failure-toast.ts";
import type { PageRow } from "../routing/pages.ts";
import { isErrorResponse } from "../routing/responses.ts";
import { useShownPage } from "../routing/router-context.ts";
import { useLocation, useRouteError } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";
import { useRequestId } from "../entry/request-id.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { RemovedTextPage } from "./removed-text-page.tsx";
import { WithdrawnPage, isWithdrawnListing } from "./withdrawn-page.tsx";

/** Pages that are about listings: a failed load has the same words there as in the browser (ListingsFailure). */
const listingData: ReadonlySet<PageRow["data"]> = new Set([
  "frontPage",
  "listings",
  "property",
  "propertySheet",
]);

/** Without a connection the page tries again by itself as soon as there is one. */
function useRetryOnline(isOutage: boolean) {
  useEffect(() => {
    if (!isOutage) return undefined;
    const retry = () => window.location.reload();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isOutage]);
}

export function ErrorPage() {
  const { t } = useTranslation("frame");
  const error = useRouteError();
  const requestId = useRequestId();
  const { pathname, search } = useLocation();
  const { match } = useShownPage();
  useRetryOnline(!isErrorResponse(error) || error.status >= 500);
  if (isErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isErrorResponse(error) && isWithdrawnListing(error.data)) return <WithdrawnPage {...error.data} />;
  // A withdrawn home had its page above; of all others only texts of the library are deleted.
  if (isErrorResponse(error) && error.status === 410 && match.route.row?.article) return <RemovedTextPage />;
  const isOfListings = isErrorResponse(error) && listingData.has(match.route.row?.data);
  const words = isOfListings ? <ListingsWords /> : <UsualWords />;
  return (
    <>
      <section className="grid min-h-[60svh] place-content-center justify-items-center gap-6 text-center">
        {/* No picture: without a connection none would come. */}
        {words}
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={pathname + search} reloadDocument className={buttonStyles.quiet}>
            {t("errors.tryAgain")}
          </Link>
          <Link to={paths.contact} className={buttonStyles.quiet}>
            {t("contactUs")}
          </Link>
        </div>
        {requestId && (
          <p className="text-sm text-quiet">
            {t("errors.quote")} <code className="block select-all">{requestId}</code>
          </p>
        )}
      </section>
    </>
  );
}

function ListingsWords() {
  const { t } = useTranslation("catalogue");
  useFailureToast(true);
  return <Words title={t("failedTitle")} text={t("failedText")} />;
}

function UsualWords() {
  const { t } = useTranslation("frame");
  return <Words title={t("errors.unavailableTitle")} text={t("errors.unavailableText")} />;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-quiet">{text}</p>
    </>
  );
}
