/** Imports a page that we cannot fetch: an admin pastes it, tries it, then imports it. The input is never lost. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { safeParse } from "valibot";
import { longestPaste, pasteSchema } from "../../../domain/scraping/paste.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { Field, controlStyles } from "../../components/controls/field.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import type { SendPaste } from "./paste-api.ts";
import { PasteResult } from "./paste-result.tsx";
import { readHtmlFile } from "./read-html-file.ts";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { sourcesQuery } from "../scraping/scraper-api.ts";
import { nameSource } from "../scraping/name-source.ts";

type PasteFormProps = { fetchJson: FetchJson; send: SendPaste; sourceId: string };
type Sent = { runId: string; dryRun: boolean };
type FieldName = "source" | "url" | "html";

export function PasteForm({ fetchJson, send, sourceId }: PasteFormProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const locale = useLocale();
  const { data, isError } = useQuery(sourcesQuery(fetchJson));
  // A file that is sent has no pages.
  const sources = data?.filter(({ feed }) => feed?.from !== "upload");
  const [chosen, setChosen] = useState(sourceId);
  const [url, setUrl] = useState("");
  const [html, setHtml] = useState("");
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const [form, focusOnWrong] = useFocusOnWrong();
  const [fileProblem, setFileProblem] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const sending = useMutation({
    mutationFn: async (dryRun: boolean): Promise<Sent> => {
      const { runId } = await send(chosen, { url: url.trim(), html, dryRun });
      return { runId, dryRun };
    },
    onSuccess: setSent,
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === "host_not_allowed") {
        setProblems({ url: t("admin:pasteTexts.hostNotAllowed") });
        focusOnWrong();
      }
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = findProblems();
    setProblems(found);
    setSent(undefined);
    sending.reset();
    if (Object.keys(found).length > 0) return focusOnWrong();
    sending.mutate(submitter?.getAttribute("value") !== "import");
  };
  const findProblems = (): Partial<Record<FieldName, string>> => {
    const read = safeParse(pasteSchema, { url, html });
    const wrong = new Set(read.issues?.map(({ path }) => String(path?.[0].key)));
    const tooLarge = html.length > longestPaste;
    return {
      ...(!source && { source: t("admin:sourceTexts.problems.required") }),
      ...(wrong.has("url") && { url: t("admin:sourceTexts.problems.address") }),
      ...(wrong.has("html") && {
        html: t(tooLarge ? "admin:pasteTexts.tooLarge" : "admin:sourceTexts.problems.required"),
      }),
    };
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await readHtmlFile(file).catch(() => undefined);
    setFileProblem(text === undefined ? t("admin:pasteTexts.unreadable") : undefined);
    if (text !== undefined) setHtml(text);
  };

  if (isError && !sources) return <p role="alert">{t("admin:sourceTexts.failed")}</p>;
  if (!sources) return <output className="block">{t("frame:loading")}</output>;
  if (sources.length === 0) return <p>{t("admin:pasteTexts.noSources")}</p>;
  const source = sources.find(({ id }) => id === chosen);

  return (
    <div className="grid max-w-3xl gap-8">
      <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
        <SelectField
          label={t("admin:pasteTexts.source")}
          value={source ? chosen : ""}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: "", label: t("admin:pasteTexts.choose") },
            ...sources.map(({ id, name }) => ({ value: id, label: nameSource(name, t) })),
          ]}
          error={problems.source}
          required
        />
        <TextField
          label={t("admin:pasteTexts.address")}
          {...(source && {
            hint: t("admin:pasteTexts.addressHint", { hosts: source.allowedHosts.join(", ") }),
          })}
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={problems.url}
          required
          autoComplete="off"
        />
        <TextArea
          label={t("admin:pasteTexts.html")}
          hint={t("admin:pasteTexts.characters", {
            count: html.length,
            shown: formatNumber(html.length, locale),
          })}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
          error={problems.html}
          required
          spellCheck={false}
        />
        <Field label={t("admin:pasteTexts.file")} error={fileProblem}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".html,.htm,.xhtml,text/html"
              onChange={(event) => void readFile(event)}
              className={`${controlStyles} cursor-pointer file:mr-4 file:cursor-pointer file:rounded-full file:bg-lifted file:px-4 file:py-1 file:text-paper`}
            />
          )}
        </Field>
        {Object.keys(problems).length === 0 && <FailureNotice error={sending.error} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" value="try" look="gold" isBusy={sending.isPending}>
            {t("admin:pasteTexts.tryIt")}
          </Button>
          <Button type="submit" value="import" isBusy={sending.isPending}>
            {t("admin:pasteTexts.import")}
          </Button>
        </div>
      </form>
      {sent && source && (
        <PasteResult
          key={sent.runId}
          fetchJson={fetchJson}
          runId={sent.runId}
          isTrial={sent.dryRun}
          goesLive={source.autoPublish}
        />
      )}
    </div>
  );
}
