/** What this account sent us, and how it is getting on. An application says by when it has an answer. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { applicationPath } from "../../../../domain/leads/enquiry-path.ts";
import type { MyLead, MyLeads } from "../../../../domain/leads/my-application.ts";
import { myStateOf } from "../../../../domain/leads/my-progress.ts";
import { Badge } from "../../../components/badge.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { LeadFacts } from "../application/lead-facts.tsx";
import { FailureNote } from "../failures/failure-note.tsx";
import { fetchAsUser } from "../fetch-as-user.ts";
import { Section } from "./section.tsx";
import { WaitingEnquiries } from "./waiting-enquiries.tsx";

export function ApplicationsSection({ email }: { email: string | null }) {
  const { t } = useTranslation("myAccount");
  const { data, error, isPending, dataUpdatedAt } = useQuery({
    queryKey: ["my-leads"],
    queryFn: () => fetchAsUser<MyLeads>("/api/me/applications"),
  });
  return (
    <Section id="applications" title={t("applications.title")}>
      <FailureNote error={error} />
      {isPending && <Skeleton className="h-24" />}
      {email && data && data.waiting > 0 && <WaitingEnquiries email={email} number={data.waiting} />}
      {data?.leads.length === 0 && data.waiting === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-quiet">{t(email ? "applications.none" : "applications.needsEmail")}</p>
          <ButtonLink to={paths.application} look="quietSmall">
            {t("applications.apply")}
          </ButtonLink>
        </div>
      )}
      <ul className="grid gap-4">
        {data?.leads.map((lead) => (
          <Lead key={lead.reference} lead={lead} nowMs={dataUpdatedAt} />
        ))}
      </ul>
    </Section>
  );
}

function Lead({ lead, nowMs }: { lead: MyLead; nowMs: number }) {
  const { t } = useTranslation("myAccount");
  const nameOf = useListingName();
  return (
    <li className="relative grid gap-2 rounded-card border border-line bg-raised p-5 hover:border-edge">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">
          <Link
            to={applicationPath(lead.reference)}
            className={`${textLinkStyles} after:absolute after:inset-0 after:rounded-card`}
          >
            {t(lead.isOthers ? "applications.state.contract" : `applications.kind.${lead.kind}`)}
          </Link>
        </h3>
        {!lead.isOthers && <Badge>{t(`applications.now.${myStateOf(lead)}`)}</Badge>}
      </div>
      {lead.isOthers ? (
        <p className="text-sm text-quiet">{t("applications.reference", { reference: lead.reference })}</p>
      ) : (
        <LeadFacts lead={lead} nowMs={nowMs} />
      )}
      {lead.home && (
        <p>
          <Link to={paths.property(lead.home.slug)} className={`${textLinkStyles} relative z-10`}>
            {nameOf(lead.home)}
          </Link>
        </p>
      )}
      {lead.hasContract && <p>{t("applications.contract")}</p>}
    </li>
  );
}
