/** An article in one language: written, kept, published alone, planned, or put back. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, intlTags, languageOptions } from "../../../domain/languages/locales.ts";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import type { NewestArticle, OneArticle } from "../../../domain/texts/articles/articles-api.ts";
import type { TextState } from "../../../domain/texts/texts-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { BlockEditor } from "../block-editor/block-editor.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { linksLostBy } from "../questions/links-lost.ts";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { useCloseWarning } from "../controls/use-leave-warning.ts";
import { LossesQuestion } from "../texts/losses-question.tsx";
import { PreviewLink } from "../texts/preview-link.tsx";
import { TextConflict } from "../texts/text-conflict.tsx";
import { TextHistory } from "../texts/text-history.tsx";
import { TextMarks } from "../texts/text-marks.tsx";
import { useTextSaving } from "../texts/use-text-saving.ts";
import { ArticleActions } from "./article-actions.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleProblem } from "./article-problem.tsx";
import {
  type ArticleName,
  articleHistoryQuery,
  keepArticleDraft,
  previewArticle,
  saveArticle,
} from "./articles-api.ts";
import type { ArticleEditing } from "./article-editing.ts";
import { bodyWords } from "./body-words.ts";
import { findArticleProblem, type FoundProblem } from "./find-article-problem.ts";
import { KeptDraftNotice } from "./kept-draft-notice.tsx";
import { isSameBody, keptName, readUnsaved } from "./kept-draft.ts";
import { LinksQuestion } from "../questions/links-question.tsx";
import { OtherWindow } from "./other-window.tsx";
import { useArticleDraft } from "./use-article-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

type ArticleFormProps = ArticleEditing & {
  article: OneArticle;
  locale: Locale;
  /** It stands beside the one that is written. */
  isAside: boolean;
  onSaved: (newest: NewestArticle) => void;
};

const empty: ArticleBody = { title: "", description: "", blocks: [] };

export function ArticleForm({ article, locale, isAside, onSaved, ...editing }: ArticleFormProps) {
  const { t } = useTranslation("admin");
  const { shipped, newest, marks, draft: kept, draftVersion } = article.languages[locale];
  const name: ArticleName = { kind: article.kind, slug: article.slug };
  const unsaved = readUnsaved(kept);
  const [base, setBase] = useState(newest);
  /** The version that is edited. While somebody's later save is not settled, it is not the newest one. */
  const [seen, setSeen] = useState(kept && unsaved ? kept.seen : (newest?.version ?? 0));
  const [body, setBody] = useState(unsaved ?? newest?.body ?? shipped ?? empty);
  const [isChanged, setIsChanged] = useState(unsaved !== undefined);
  /** The editor keeps its text itself, and begins anew with another one. */
  const [edition, setEdition] = useState(0);
  const [problem, setProblem] = useState<FoundProblem>();
  const [form, refuse] = useFocusOnWrong();
  const [isPuttingBack, setIsPuttingBack] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const onDevice = useKeptDraft(
    keptName(article.kind, article.slug, locale),
    (draft) => !isSameBody(draft.body, body),
  );
  const draft = useArticleDraft({
    keepDraft: keepArticleDraft(editing.fetchJson, name, locale),
    save: saveArticle(editing.fetchJson, name),
    opened: { draft: unsaved ? kept : null, draftVersion },
    seen,
    onKept: onDevice.arrived,
  });
  useCloseWarning(draft.state === "waiting" || draft.state === "failed" || draft.state === "refused");

  const saving = useTextSaving<ArticleBody>(locale, seen, shipped === null, draft.save, (saved, sent) => {
    setBase(saved);
    setSeen(saved.version);
    onSaved(saved);
    setIsPuttingBack(false);
    // Taken off the site, the words stay as a draft.
    if (sent === null && !shipped) {
      setIsChanged(true);
      return draft.type({ seen: saved.version, changes: body });
    }
    if (sent === null) show(saved.body ?? shipped ?? empty);
    // What was typed while it was sent stays typed.
    else if (sent !== body) return;
    setIsChanged(false);
    onDevice.forget();
  });
  const stored = saving.stored ?? (base && seen < base.version ? base : undefined);

  const change = (next: Partial<ArticleBody>) => type({ ...body, ...next });
  function type(changed: ArticleBody) {
    setBody(changed);
    setIsChanged(true);
    setProblem(undefined);
    onDevice.typed(changed, seen);
    draft.type({ seen, changes: changed });
    saving.forget();
  }
  /** In the form, as if it had been typed. */
  function take(taken: ArticleBody) {
    type(taken);
    show(taken);
  }
  function show(shown: ArticleBody) {
    setBody(shown);
    setEdition((count) => count + 1);
  }
  const send = (state: TextState, publishAt: string | null = null) => {
    const found = state === "shipped" ? undefined : findArticleProblem(body, state === "draft");
    setProblem(found);
    if (found) refuse();
    else saving.send({ state, body: state === "shipped" ? null : body, publishAt });
  };

  const shownProblem = problem ?? (draft.state === "refused" ? findArticleProblem(body, true) : undefined);
  const linksLost = linksLostBy(saving.error);
  const language = languageOptions.find(({ code }) => code === locale)?.name ?? locale;
  const english = article.languages.en.newest?.body ?? article.languages.en.shipped;
  const isUnwritten = body === empty && locale !== "en" && english !== null;
  const headingId = `article-${locale}`;
  const lang = intlTags[locale];
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-xl">
          {language}
        </h2>
        <span className="flex flex-wrap gap-1.5">
          <TextMarks marks={marks} />
        </span>
      </div>
      {onDevice.offered && (
        <KeptDraftNotice
          locale={locale}
          kept={onDevice.offered}
          now={body}
          isOlder={onDevice.offered.version < (base?.version ?? 0)}
          onTake={() => {
            if (onDevice.offered) take(onDevice.offered.body);
            onDevice.settle();
          }}
          onThrowAway={onDevice.forget}
        />
      )}
      {draft.newer && (
        <OtherWindow
          locale={locale}
          theirs={readUnsaved(draft.newer) ?? empty}
          mine={body}
          onTake={() => {
            const theirs = readUnsaved(draft.newer);
            if (!draft.newer || !theirs) return;
            setSeen(draft.newer.seen);
            show(theirs);
            draft.follow(draft.newer, theirs);
          }}
          onKeep={() => draft.newer && draft.follow(draft.newer)}
        />
      )}
      {isUnwritten && (
        <div className="grid justify-items-start gap-2">
          <p className="text-quiet">{t("articleRoom.unwritten", { language })}</p>
          <Button
            look="quietSmall"
            onClick={() => {
              const { title, description, blocks } = english;
              take({ title, description, blocks });
            }}
          >
            {t("articleRoom.beginWithEnglish")}
          </Button>
        </div>
      )}
      <TextField
        label={t("articleRoom.fields.title")}
        lang={lang}
        maxLength={120}
        autoComplete="off"
        value={body.title}
        error={problem?.field === "title" ? t("articleRoom.problems.title") : undefined}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        label={t("articleRoom.fields.description")}
        hint={t("articleRoom.fields.descriptionHint")}
        lang={lang}
        maxLength={300}
        value={body.description}
        error={problem?.field === "description" ? t("articleRoom.problems.description") : undefined}
        onChange={({ currentTarget }) => change({ description: currentTarget.value.replaceAll("\n", " ") })}
      />
      {locale === "en" && (
        <ArticleHead
          body={body}
          hasDay={article.kind === "blog"}
          ownName={`${article.kind}/${article.slug}`}
          fetchJson={editing.fetchJson}
          PicturePicker={editing.PicturePicker}
          onChange={change}
        />
      )}
      <BlockEditor
        key={edition}
        label={t("articleRoom.fields.text", { language })}
        locale={locale}
        value={body.blocks}
        upload={editing.upload}
        PicturePicker={editing.PicturePicker}
        describeFailure={editing.describeFailure}
        onChange={(blocks) => change({ blocks })}
      />
      {stored && (
        <TextConflict
          locale={locale}
          stored={bodyWords(stored.body ?? shipped ?? empty)}
          mine={bodyWords(body)}
          onSettle={(taken) => {
            setBase(stored);
            setSeen(stored.version);
            saving.forget();
            if (taken === "mine") return draft.type({ seen: stored.version, changes: body });
            show(stored.body ?? shipped ?? empty);
            setIsChanged(false);
            draft.end(stored.version);
            onDevice.forget();
          }}
        />
      )}
      <ArticleProblem problem={shownProblem} error={linksLost ? null : saving.error} blocks={body.blocks} />
      <ArticleActions
        state={base?.state ?? "shipped"}
        publishAt={base?.publishAt ?? null}
        isShipped={shipped !== null}
        hasVersion={base !== null}
        unsaved={isChanged ? { state: draft.state, at: draft.keptAt } : undefined}
        isAside={isAside}
        isBusy={saving.isPending}
        onSend={send}
        onPutBack={() => setIsPuttingBack(true)}
      />
      <PreviewLink
        locale={locale}
        openPreview={previewArticle(editing.fetchJson, name)}
        isUnsaved={isChanged}
      />
      {base && (
        <Disclosure summary={t("writtenTexts.history.title", { language })} onToggle={setIsHistoryOpen}>
          {isHistoryOpen && (
            <TextHistory
              locale={locale}
              shipped={shipped}
              isOnly={shipped === null}
              history={articleHistoryQuery(editing.fetchJson, name, locale)}
              wordsOf={bodyWords}
              onTake={take}
            />
          )}
        </Disclosure>
      )}
      <LinksQuestion
        isOpen={isPuttingBack || linksLost !== undefined}
        {...(shipped
          ? {
              title: t("writtenTexts.restoring.title"),
              lead: t(`writtenTexts.restoring.${isChanged ? "typed" : "saved"}`),
              yes: t("writtenTexts.restoring.yes"),
            }
          : {
              title: t("articleRoom.takeOffTitle"),
              lead: t("articleRoom.takeOffLead"),
              yes: t("articleRoom.takeOffYes"),
            })}
        linkedFrom={linksLost ?? []}
        isBusy={saving.isPending}
        onConfirm={linksLost ? saving.confirm : () => send("shipped")}
        onClose={() => {
          setIsPuttingBack(false);
          saving.forget();
        }}
      />
      <LossesQuestion
        losses={saving.losses}
        isPlan={saving.isPlan}
        isBusy={saving.isPending}
        onConfirm={saving.confirm}
        onClose={saving.forget}
      />
    </form>
  );
}
