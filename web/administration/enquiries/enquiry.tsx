/** One enquiry, whole: who writes, what was answered, the conversation, and all that is planned. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { enquiryPath } from "../../../domain/leads/enquiry-path.ts";
import type { LeadDetails } from "../../../domain/leads/desk/lead-details.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ContractPanel } from "./contract/contract-panel.tsx";
import { useDesk } from "./desk-context.ts";
import { leadQuery } from "./enquiry-api.ts";
import { ReplyPanel } from "./reply/reply-panel.tsx";
import { AnswersPanel } from "./one/answers-panel.tsx";
import { EnquiryHead } from "./one/enquiry-head.tsx";
import { ErasePanel } from "./one/erase-panel.tsx";
import { HistoryPanel } from "./one/history-panel.tsx";
import { LettersPanel } from "./one/letters-panel.tsx";
import { NotesPanel } from "./one/notes-panel.tsx";
import { OfferPanel } from "./one/offer-panel.tsx";
import { PersonPanel } from "./one/person-panel.tsx";
import { RemindersPanel } from "./one/reminders-panel.tsx";
import { SenderPanel } from "./one/sender-panel.tsx";
import { ThreadPanel } from "./one/thread-panel.tsx";
import { ViewingsPanel } from "./one/viewings-panel.tsx";

export function Enquiry({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { fetchJson, rights } = useDesk();
  const { data: lead, error, refetch } = useQuery(leadQuery(fetchJson, id));
  if (!lead) {
    return error ? (
      <FailureNotice error={error} what={t("enquiryTexts.failed")} onRetry={refetch} />
    ) : (
      <Skeleton className="h-96" />
    );
  }
  return (
    <div className="grid gap-5">
      <EnquiryHead lead={lead} />
      {error && <FailureNotice error={error} onRetry={refetch} />}
      {lead.mergedInto && <PartOf keptId={lead.mergedInto} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-5">
          <AnswersPanel lead={lead} />
          {lead.kind === "offer" && <OfferPanel lead={lead} />}
          <ThreadPanel lead={lead} />
          <ReplyPanel lead={lead} />
          <ViewingsPanel lead={lead} />
          <ContractPanel lead={lead} />
        </div>
        <aside className="grid gap-5">
          <SenderPanel lead={lead} />
          <NotesPanel lead={lead} />
          <RemindersPanel lead={lead} />
          <LettersPanel lead={lead} />
          <PersonPanel lead={lead} />
          <HistoryPanel lead={lead} />
          {rights.includes("erasure") && <ErasePanel lead={lead} />}
        </aside>
      </div>
    </div>
  );
}

function PartOf({ keptId }: { keptId: NonNullable<LeadDetails["mergedInto"]> }) {
  const { t } = useTranslation("admin");
  return (
    <p>
      {t("enquiryTexts.mergedInto")}{" "}
      <Link to={enquiryPath(keptId)} className={textLinkStyles}>
        {t("enquiryTexts.openKept")}
      </Link>
    </p>
  );
}
