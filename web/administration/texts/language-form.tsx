/** A text in one language: written, kept as a draft, published alone, planned, or put back to ours. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, languageOptions } from "../../../domain/languages/locales.ts";
import { pattayaDay, pattayaInstant } from "../../../domain/places/pattaya-time.ts";
import { placesIn } from "../../../domain/texts/places.ts";
import { type TextBody, findTextProblems } from "../../../domain/texts/text-bodies.ts";
import { isOnlyTheOwners } from "../../../domain/texts/collections.ts";
import { type TextKind, isDrawn, isOfAllLanguages, isUntitled } from "../../../domain/texts/text-kinds.ts";
import type { NewestText, TextMark, TextState } from "../../../domain/texts/texts-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import type { FetchJson } from "../../data/api.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import { describeTextProblem } from "./describe-text-problem.ts";
import { LossesQuestion } from "./losses-question.tsx";
import { formatTime } from "../controls/format-time.ts";
import { PattayaField, isComing } from "./pattaya-field.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { DrawnPreview } from "./preview/drawn-preview.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { PutBack } from "./put-back.tsx";
import { ShownBody } from "./shown-body.tsx";
import { TextConflict } from "./text-conflict.tsx";
import { BodyFields } from "./fields/body-fields.tsx";
import { TextFailure } from "./text-failure.tsx";
import { TextHistory } from "./text-history.tsx";
import { TextMarks } from "./text-marks.tsx";
import { type OpenPreview, type SaveText, drawText, textHistoryQuery } from "./texts-api.ts";
import { useTextSaving } from "./use-text-saving.ts";

type LanguageFormProps = {
  kind: TextKind;
  name: string;
  locale: Locale;
  shipped: TextBody;
  /** The first words of a new entry. */
  begun: TextBody | undefined;
  newest: NewestText | null;
  marks: readonly TextMark[];
  save: SaveText;
  onSaved: (newest: NewestText) => void;
  /** Undefined where no page shows the text. */
  openPreview: OpenPreview | undefined;
  fetchJson: FetchJson;
  sign: SignRequest;
};

/** On phones above the bar of the rooms. */
const inReach =
  "sticky bottom-3 z-10 -mx-2 rounded-card border border-edge bg-lifted p-2 shadow-soft max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]";

export function LanguageForm(props: LanguageFormProps) {
  const { kind, name, locale, shipped, begun, newest, marks, save, onSaved, openPreview, fetchJson, sign } =
    props;
  const isLook = isUntitled(kind);
  const isOnly = isOnlyTheOwners(kind, name);
  const { t } = useTranslation("admin");
  const [base, setBase] = useState(newest);
  const [body, setBody] = useState(newest?.body ?? begun ?? shipped);
  const [today] = useState(() => pattayaDay(new Date()));
  const [planAt, setPlanAt] = useState("");
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const [form, refuse] = useFocusOnWrong();
  const [isRefused, setIsRefused] = useState(false);
  const saving = useTextSaving(locale, base?.version ?? 0, isOnly, save, (saved) => {
    setBase(saved);
    setBody(saved.body ?? shipped);
    setPlanAt("");
    setIsRefused(false);
    setIsTaken(false);
    onSaved(saved);
  });
  const found = Object.entries(findTextProblems(kind, locale, body, name, today)).map(([field, message]) => {
    const { kind: problem, value } = describeTextProblem(message);
    return [field, t(`writtenTexts.problems.${problem}`, { value, example: "{{place}}" })];
  });
  const isChanged = !isSameBody(body, base?.body ?? shipped);
  useLeaveWarning(isChanged);
  const instant = pattayaInstant(planAt);
  const isFit = () => {
    if (found.length === 0) return true;
    setIsRefused(true);
    refuse();
    return false;
  };
  const send = (state: TextState) => {
    if (state !== "shipped" && !isFit()) return;
    const publishAt = state === "scheduled" ? (instant?.toISOString() ?? null) : null;
    saving.send({ state, body: state === "shipped" ? null : body, publishAt });
  };
  const language = languageOptions.find(({ code }) => code === locale)?.name ?? locale;
  const isForAll = isOfAllLanguages(kind);
  const places = placesIn(Object.values(shipped).join(" "));
  const headingId = `text-${locale}`;
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={headingId}
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-4 sm:p-5"
      // Enter in a field publishes nothing: that takes a press.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-xl">
          {isForAll ? t("writtenTexts.allLanguages") : language}
        </h2>
        <span className="flex flex-wrap gap-1.5">
          <TextMarks marks={marks} />
        </span>
      </div>
      <State newest={base} isLook={isLook} isEntry={isOnly} />
      <BodyFields
        {...{ kind, name, locale, body, fetchJson, sign }}
        problems={isRefused || isChanged ? Object.fromEntries(found) : {}}
        onChange={(next) => {
          setBody(next);
          saving.forget();
        }}
      />
      {places.length > 0 && (
        <p className="text-sm text-quiet">
          {t("writtenTexts.places")}{" "}
          {places.map((place) => (
            <code key={place} className="mr-2 text-paper">{`{{${place}}}`}</code>
          ))}
        </p>
      )}
      {isTaken && <output className="block text-sm text-quiet">{t("writtenTexts.history.taken")}</output>}
      {saving.stored && (
        <TextConflict
          locale={locale}
          stored={saving.stored.body ?? shipped}
          mine={body}
          onSettle={(taken) => {
            setBase(saving.stored ?? null);
            if (taken === "stored") setBody(saving.stored?.body ?? shipped);
            saving.forget();
          }}
        />
      )}
      <TextFailure error={saving.error} />
      {/* A list is longer than a window, so its buttons stay in reach at any scroll. */}
      <div className={`flex flex-wrap gap-3 ${kind === "list" ? inReach : ""}`}>
        <Button look="gold" isBusy={saving.isPending} onClick={() => send("published")}>
          {t("writtenTexts.publish")}
        </Button>
        <Button isBusy={saving.isPending} onClick={() => send("draft")}>
          {t("writtenTexts.saveDraft")}
        </Button>
        {base && base.state !== "shipped" && (
          <PutBack
            label={t(
              isOnly
                ? "writtenTexts.takeBack"
                : isLook
                  ? "writtenTexts.look.restore"
                  : "writtenTexts.restore",
            )}
            isUnsaved={isChanged}
            isBusy={saving.isPending}
            onPutBack={() => send("shipped")}
          />
        )}
      </div>
      <div className="grid gap-1">
        <Disclosure summary={t("writtenTexts.plan")}>
          <div className="grid justify-items-start gap-3 pb-3">
            <PattayaField
              value={planAt}
              error={planAt !== "" && !isComing(instant) ? t("writtenTexts.planWrong") : undefined}
              onChange={setPlanAt}
            />
            <Button
              look="quietSmall"
              isBusy={saving.isPending}
              isOff={!isComing(instant)}
              onClick={() => send("scheduled")}
            >
              {t("writtenTexts.plan")}
            </Button>
          </div>
        </Disclosure>
        {openPreview && <PreviewLink {...{ locale, openPreview }} isUnsaved={isChanged} />}
        {isDrawn(kind) && (
          <DrawnPreview {...{ kind, locale, body, isFit }} draw={drawText(fetchJson, sign, kind, name)} />
        )}
        {base && (
          <Disclosure summary={t("writtenTexts.history.title", { language })} onToggle={setIsHistoryOpen}>
            {isHistoryOpen && (
              <TextHistory
                {...{ locale, shipped, isOnly }}
                history={textHistoryQuery(fetchJson, kind, name, locale)}
                wordsOf={(one) => one}
                onTake={(taken) => {
                  setBody(taken);
                  setIsTaken(true);
                }}
              />
            )}
          </Disclosure>
        )}
        {!isOnly && kind !== "list" && (
          <Disclosure summary={t(isLook ? "writtenTexts.look.ours" : "writtenTexts.ours")}>
            <div className="pb-2">
              <ShownBody body={shipped} locale={locale} />
            </div>
          </Disclosure>
        )}
      </div>
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

type StateProps = { newest: NewestText | null; isLook: boolean; isEntry: boolean };

function State({ newest, isLook, isEntry }: StateProps) {
  const { t } = useTranslation("admin");
  const reader = useLocale();
  const { state = "shipped", publishAt = null } = newest ?? {};
  const [openedAt] = useState(() => new Date());
  const isDue = state === "scheduled" && publishAt !== null && new Date(publishAt) <= openedAt;
  return (
    <p className="text-sm text-quiet">
      {isEntry && state === "shipped"
        ? t("writtenTexts.state.off")
        : t(`writtenTexts.${isLook ? "look.state" : "state"}.${isDue ? "due" : state}`, {
            time: publishAt ? formatTime(publishAt, reader) : "",
          })}
    </p>
  );
}

function isSameBody(one: TextBody, other: TextBody): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => values.get(field) === value);
}
