/** `/admin/enquiries`: the inbox, the board, and one enquiry, which the parameter `lead` names. */
import { BackLink } from "../../administration/controls/back-link.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { browserPage } from "../in-browser.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { accountQuery } from "../../features/account/account-query.ts";
import { fetchAsUser, headersAsUser } from "../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../features/account/fetch-text-as-user.ts";
import { DeskContext } from "../../administration/enquiries/desk-context.ts";
import { colleaguesQuery } from "../../administration/enquiries/enquiry-api.ts";
import { boardPath, weekPath } from "../../administration/enquiries/enquiry-paths.ts";
import { FailureNotice } from "../../administration/controls/failure-notice.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useParams, useSearchParams } from "../../routing/router-hooks.ts";
import { NotFoundPage } from "../not-found-page.tsx";

const Inbox = browserPage(async () => (await import("../../administration/enquiries/inbox.tsx")).Inbox);
const Board = browserPage(async () => (await import("../../administration/enquiries/board.tsx")).Board);
const Week = browserPage(async () => (await import("../../administration/enquiries/week.tsx")).Week);
const Enquiry = browserPage(
  async () => (await import("../../administration/enquiries/enquiry.tsx")).Enquiry,
  ["papers"],
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function EnquiriesPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const lead = useSearchParams().get("lead") ?? "";
  if (part !== "" && part !== "board" && part !== "viewings") return <NotFoundPage />;
  const isOne = part === "" && uuid.test(lead);
  return (
    <>
      <PageHead title={t("enquiryTexts.title")} isIndexed={false} />
      {isOne ? <BackLink to={paths.enquiries}>{t("enquiryTexts.back")}</BackLink> : <ListHead part={part} />}
      <AtDesk>{isOne ? <Enquiry key={lead} id={lead} /> : <View part={part} />}</AtDesk>
    </>
  );
}

function View({ part }: { part: string }) {
  if (part === "board") return <Board />;
  return part === "viewings" ? <Week /> : <Inbox />;
}

function ListHead({ part }: { part: string }) {
  const { t } = useTranslation("admin");
  const views = [
    { to: paths.enquiries, words: t("enquiryTexts.inbox"), isShown: part === "" },
    { to: boardPath, words: t("enquiryTexts.board"), isShown: part === "board" },
    { to: weekPath(), words: t("enquiryTexts.viewings"), isShown: part === "viewings" },
  ];
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{t("enquiryTexts.title")}</h1>
      <nav aria-label={t("enquiryTexts.title")} className="flex flex-wrap gap-2 whitespace-nowrap">
        {views.map(({ to, words, isShown }) => (
          <Link
            key={to}
            to={to}
            aria-current={isShown ? "page" : undefined}
            className={`${buttonStyles.quietSmall} aria-[current=page]:border-lamp aria-[current=page]:text-lamp`}
          >
            {words}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** The signed-in admin and the colleagues, read before anything is shown: every part names people. */
function AtDesk({ children }: { children: ReactNode }) {
  const { t } = useTranslation("frame");
  const { data: account } = useQuery(accountQuery());
  const { data: colleagues, error, refetch } = useQuery(colleaguesQuery(fetchAsUser));
  if (error && !colleagues) return <FailureNotice error={error} onRetry={refetch} />;
  if (!account || !colleagues) return <output className="block">{t("loading")}</output>;
  const desk = {
    fetchJson: fetchAsUser,
    fetchText: fetchTextAsUser,
    sign: headersAsUser,
    me: account.id,
    rights: account.rights,
    colleagues,
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
}
