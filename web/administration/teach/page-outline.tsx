/** The texts of a page as buttons. The admin presses the value of the field. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutlineEntry, TeachableField } from "../../../domain/scraping/teaching.ts";
import type { FetchJson } from "../../data/api.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { OutsideLink } from "../controls/outside-link.tsx";
import { describeReason } from "../scraping/describe-reason.ts";
import { nameField } from "../scraping/name-field.ts";
import { Proposal } from "./proposal.tsx";
import { askOf, outlineQuery } from "../scraping/teach-api.ts";

type PageOutlineProps = {
  sourceId: string;
  url: string;
  field: TeachableField;
  /** Other pages of the source, for trying. */
  others: readonly string[];
  fetchJson: FetchJson;
};

export function PageOutline({ sourceId, url, field, others, fetchJson }: PageOutlineProps) {
  const { t } = useTranslation("admin");
  const ask = useMemo(() => askOf(fetchJson, sourceId), [fetchJson, sourceId]);
  const { data: answer, error, isFetching, refetch } = useQuery(outlineQuery(ask, sourceId, url));
  const [wanted, setWanted] = useState("");
  const [picked, setPicked] = useState<OutlineEntry>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = answer?.kind === "outline";
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (isFetching && !answer) {
    return (
      <>
        <output className="block text-quiet">{t("teachTexts.asking")}</output>
        <Skeleton className="h-60" />
      </>
    );
  }
  if (error) return <FailureNotice error={error} what={t("teachTexts.pageFailed")} onRetry={refetch} />;
  if (answer?.kind !== "outline") {
    const reason = answer?.kind === "unread" ? describeReason(answer.reason, t) : "";
    return (
      <p role="alert" className="text-coral">
        {t("teachTexts.pageFailed")} <span className="inline-block first-letter:uppercase">{reason}</span>
      </p>
    );
  }
  const found = answer.entries.filter((entry) => matches(entry, wanted));
  return (
    <>
      <section aria-labelledby="outline" className="grid gap-4">
        <h2 id="outline" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
          {t("teachTexts.point", { field: nameField(field, t) })}
        </h2>
        <p className="min-w-0 text-sm break-words text-quiet">
          {answer.title} · <OutsideLink href={answer.url} text={t("teachTexts.openPage")} />
        </p>
        <TextField
          label={t("teachTexts.find")}
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="sm:max-w-96"
          autoComplete="off"
        />
        <output className="text-sm text-quiet">
          {t("teachTexts.entries", { count: found.length })}
          {answer.isCut && ` ${t("teachTexts.isCut")}`}
        </output>
        <ul className="grid max-h-[28rem] gap-1 overflow-y-auto rounded-card border border-line p-2 empty:hidden">
          {found.map((entry) => (
            <li key={entry.at}>
              <Entry entry={entry} isPicked={picked?.at === entry.at} pick={() => setPicked(entry)} />
            </li>
          ))}
        </ul>
      </section>
      {picked && (
        <Proposal
          key={picked.at}
          {...{ sourceId, url, field, others, fetchJson }}
          entry={picked}
          again={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

type EntryProps = { entry: OutlineEntry; isPicked: boolean; pick: () => void };

function Entry({ entry, isPicked, pick }: EntryProps) {
  const { t } = useTranslation("admin");
  const { kind, text, label, isHeading } = entry;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={pick}
      className="grid w-full cursor-pointer gap-0.5 rounded-lg px-3 py-2 text-left wrap-anywhere hover:bg-paper/8 aria-pressed:bg-lamp/15 aria-pressed:outline aria-pressed:outline-lamp"
    >
      {(label !== "" || kind !== "text") && (
        <span className="text-xs text-quiet">
          {[kind === "text" ? "" : t(`teachTexts.kind.${kind}`), label]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
      )}
      <span className={isHeading ? "font-semibold" : undefined}>{text}</span>
    </button>
  );
}

function matches({ text, label }: OutlineEntry, wanted: string): boolean {
  return `${label} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
