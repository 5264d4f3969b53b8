/** Other enquiries of the same person, and merging two of them in the chosen direction. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { enquiryPath } from "../../../../domain/leads/enquiry-path.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { ChoiceGroup } from "../../../components/controls/choice-group.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { Link } from "../../../routing/link.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";
import { useStateWord } from "../use-state-word.ts";

export function PersonPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { stateWord } = useStateWord();
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const undo = (id: string) =>
    send(async () => {
      await order(fetchJson, `${id}/merge`, undefined, "DELETE");
      return t("enquiryTexts.mergeUndone");
    });
  const separate = lead.others.filter(({ isMergedHere }) => !isMergedHere);
  return (
    <Panel title={t("enquiryTexts.others")}>
      {lead.others.length === 0 && <p className="text-quiet">{t("enquiryTexts.noOthers")}</p>}
      <ul className="grid gap-3 empty:hidden">
        {lead.others.map((other) => (
          <li key={other.id} className="grid gap-1">
            <Link to={enquiryPath(other.id)} className={`${textLinkStyles} justify-self-start`}>
              {`${t(`enquiryTexts.kinds.${other.kind}`)} ${other.reference}`}
            </Link>
            <span className="text-sm text-quiet">
              {[
                stateWord(other.kind, other.state),
                formatTime(other.createdAt, locale),
                other.isMergedHere && t("enquiryTexts.partOfThis"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {other.isMergedHere && (
              <Button
                look="quietSmall"
                className="justify-self-start"
                isBusy={isBusy}
                onClick={() => undo(other.id)}
                aria-label={`${t("enquiryTexts.undoMerge")}: ${other.reference}`}
              >
                {t("enquiryTexts.undoMerge")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lead.mergedInto && (
        <Button
          look="quietSmall"
          className="justify-self-start"
          isBusy={isBusy}
          onClick={() => undo(lead.id)}
        >
          {t("enquiryTexts.undoMerge")}
        </Button>
      )}
      {separate.length > 0 && !lead.mergedInto && <MergeForm lead={lead} others={separate} />}
      <CommandResult result={result} message={message} error={error} />
    </Panel>
  );
}

function MergeForm({ lead, others }: { lead: LeadDetails; others: LeadDetails["others"] }) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const [keep, setKeep] = useState("this");
  const merge = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const other = String(new FormData(event.currentTarget).get("other"));
    const [from, into] = keep === "this" ? [other, lead.id] : [lead.id, other];
    send(async () => {
      await order(fetchJson, `${from}/merge`, { into });
      if (into !== lead.id) await navigate(enquiryPath(into));
      return t("enquiryTexts.merged");
    });
  };
  return (
    <Disclosure summary={t("enquiryTexts.merge")}>
      <form className="grid gap-4" onSubmit={merge}>
        <p className="text-quiet">{t("enquiryTexts.mergeHint")}</p>
        <SelectField
          label={t("enquiryTexts.mergeWith")}
          name="other"
          options={others.map(({ id, reference, kind }) => ({
            value: id,
            label: `${t(`enquiryTexts.kinds.${kind}`)} ${reference}`,
          }))}
        />
        <ChoiceGroup
          legend={t("enquiryTexts.mergeKeep")}
          name="keep"
          value={keep}
          onChange={setKeep}
          options={[
            { value: "this", label: t("enquiryTexts.keepThis", { reference: lead.reference }) },
            { value: "other", label: t("enquiryTexts.keepOther") },
          ]}
        />
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          {t("enquiryTexts.merge")}
        </Button>
        <CommandResult result={result} message={message} error={error} />
      </form>
    </Disclosure>
  );
}
