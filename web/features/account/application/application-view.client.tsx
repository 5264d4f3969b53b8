/** One enquiry of the caller: how far it has come, the thread, viewings, and the contract as the office keeps it. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { Section } from "../manage/section.tsx";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { applicationPath } from "../../../../domain/leads/enquiry-path.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { Link } from "../../../routing/link.tsx";
import { useSearchParams } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { AccountGate } from "../account-gate.tsx";
import { FailureNote } from "../failures/failure-note.tsx";
import { applicationQuery } from "./application-query.ts";
import { EarlierContract } from "./money/earlier-contract.tsx";
import { MoneyPaper } from "../../../papers/money-paper.tsx";
import { readMoneyPaper } from "../../../papers/money-paper-address.ts";
import { fetchAsUser, headersAsUser } from "../fetch-as-user.ts";
import { AnswerRows } from "./answer-rows.tsx";
import { ContractPart } from "./contract-part.tsx";
import { HandedOnPart } from "./handed-on-part.tsx";
import { ProgressSteps } from "./progress-steps.tsx";
import { Thread } from "./thread.tsx";
import { ViewingList } from "./viewing-list.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { useApplicationAnswers } from "./use-application-answers.ts";

const OfferPart = browserPart(async () => (await import("./offer-part.client.tsx")).OfferPart, {
  texts: ["offers"],
  instead: nothing,
});

export function ApplicationView() {
  const { t } = useTranslation(["account", "myMoney"]);
  const asked = useSearchParams();
  const reference = asked.get("reference") ?? "";
  const contract = asked.get("contract");
  const paper = readMoneyPaper(asked);
  return (
    <AccountGate title={t("yourApplication")} next={applicationPath(reference)}>
      {() =>
        contract && paper ? (
          <div className="grid max-w-3xl gap-8 pb-24">
            <p className="print:hidden">
              <Link to={applicationPath(reference)} className={textLinkStyles}>
                {t("myMoney:back")}
              </Link>
            </p>
            <MoneyPaper access={{ contract, fetchJson: fetchAsUser, sign: headersAsUser }} asked={paper} />
          </div>
        ) : (
          <Application reference={reference} />
        )
      }
    </AccountGate>
  );
}

function Application({ reference }: { reference: string }) {
  const { t } = useTranslation(["myApplication", "myAccount", "account"]);
  const { data, error, isPending, dataUpdatedAt } = useQuery(applicationQuery(reference));
  const isMissing =
    reference === "" || (error instanceof ApiFailure && (error.status === 404 || error.status === 422));
  return (
    <div className="grid max-w-3xl gap-12 pb-24">
      <header className="grid justify-items-start gap-4">
        <Link to={paths.account} className={textLinkStyles}>
          {t("account:yourAccount")}
        </Link>
        <h1 className="text-4xl">
          {data?.isOthers && t("contract.title")}
          {data && !data.isOthers && t(`myAccount:applications.kind.${data.kind}`)}
          {!data && t("account:yourApplication")}
        </h1>
        {isMissing ? <p className="text-quiet">{t("missing")}</p> : <FailureNote error={error} />}
        {data && !data.isOthers && <LeadFacts lead={data} nowMs={dataUpdatedAt} />}
      </header>
      {isPending && !isMissing && <Skeleton className="h-64" />}
      {data && (
        <>
          {!data.isOthers && (
            <>
              <ProgressSteps application={data} />
              {data.offer && <OfferPart reference={reference} answers={data.answers} offer={data.offer} />}
              <Thread application={data} />
              <ViewingList viewings={data.viewings} nowMs={dataUpdatedAt} />
            </>
          )}
          {data.contract && (
            <ContractPart
              contract={data.contract}
              reference={reference}
              nowMs={dataUpdatedAt}
              {...(data.isOthers && { title: reference })}
            />
          )}
          {data.handedOn.map((handed) => (
            <HandedOnPart key={`${handed.on} ${handed.home?.slug}`} {...handed} />
          ))}
          {data.earlierContracts.map((earlier) => (
            <EarlierContract
              key={earlier.id}
              contract={earlier}
              reference={reference}
              nowMs={dataUpdatedAt}
            />
          ))}
          <WhatYouWrote application={data} />
        </>
      )}
    </div>
  );
}

function WhatYouWrote({ application: { kind, message, answers, home } }: { application: MyApplication }) {
  const { t } = useTranslation("myApplication");
  const nameOf = useListingName();
  const rows = useApplicationAnswers(answers);
  if (!message && !home && rows.length === 0) return null;
  return (
    <Section id="written" title={t("written")}>
      <AnswerRows rows={rows} />
      {home && (
        <p>
          {t(kind === "offer" ? "offeredHome" : "home")}{" "}
          <Link to={paths.property(home.slug)} className={textLinkStyles}>
            {nameOf(home)}
          </Link>
        </p>
      )}
      {message && <p className="break-words whitespace-pre-wrap">{message}</p>}
    </Section>
  );
}
