/**
 * The four easy questions in one plain form, and after them where to send the answer. With JavaScript it shows one
 * question at a time, each in its own entry of the history: the browser's Back leads to the question before. Answers
 * are kept on the device until they are sent, and the question for as long as the tab. CSS hides the later questions if
 * scripting is enabled, so that nothing jumps.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { applicationFields } from "../../../domain/leads/lead-choices.ts";
import { Button } from "../../components/controls/button.tsx";
import { useIsReturn, useLocation, useNavigate } from "../../routing/router-hooks.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";
import {
  DownQuestion,
  HomeQuestion,
  MonthQuestion,
  MoreWishes,
  PlanQuestion,
} from "./application-questions.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./fields/person-fields.tsx";
import { readStep, writeStep } from "./kept-step.ts";
import { judgeLead, readValues } from "./send-lead.ts";
import { SubmitButton } from "./fields/submit-button.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import { useThankYou } from "./use-thank-you.ts";

const questions = ["month", "down", "home", "plan", "person"] as const;
/** The contact details are asked after the questions, and are none of them. */
const last = questions.length - 1;

/** The step that contains a field. The consent is in the last one. */
function stepOf(field: string): number {
  const step = questions.findIndex((question) => applicationFields[question].some((one) => one === field));
  return step === -1 ? last : step;
}

const addressOf = (step: number) => `#question-${step}`;

/** The question that an address names. */
function stepAt(hash: string): number | undefined {
  const step = questions.findIndex((_, index) => hash === addressOf(index));
  return step === -1 ? undefined : step;
}

export function ApplicationForm({ label }: { label: string }) {
  const { t } = useTranslation("forms");
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isReturn = useIsReturn();
  const [hasMoved, setHasMoved] = useState(false);
  /** The question to which a press leads. It has the focus once it is shown. */
  const ledTo = useRef<number>(undefined);
  const showThanks = useThankYou();
  const form = useLeadForm({
    kind: "application",
    onSent: (receipt, values) => {
      writeStep(0);
      showThanks(receipt, values);
    },
    onRejected: (errors) => show(Math.min(...Object.keys(errors).map(stepOf))),
  });
  const mayRestore = isHydrated && !form.isReturned;
  const kept = mayRestore ? Math.min(readStep(), last) : 0;
  // An address alone opens no later question: the application may be sent, or be another person's.
  const asked = hasMoved || kept > 0 ? stepAt(hash) : 0;
  const step = asked ?? (hasMoved ? 0 : kept);

  useEffect(() => {
    if (!hasMoved) return;
    if (isReturn) writeStep(step);
    else if (ledTo.current !== step) return;
    ledTo.current = undefined;
    element.current?.querySelector<HTMLElement>(addressOf(step))?.focus();
  }, [hasMoved, isReturn, step]);

  useEffect(() => {
    // It was pressed before the scripts ran: a press leaves the focus without its ring.
    if (isHydrated && next.current?.matches(":focus:not(:focus-visible)")) next.current.click();
  }, [isHydrated]);

  async function goToNext() {
    if (!element.current) return;
    // The rules may fail to load offline. The last step reports that.
    const errors = await judgeLead("application", readValues(element.current)).catch(() => ({}));
    const here = Object.entries(errors).filter(([field]) => stepOf(field) === step);
    if (here.length > 0) form.reject(Object.fromEntries(here));
    else moveTo(step + 1);
  }

  function show(next: number) {
    setHasMoved(true);
    writeStep(next);
    // Where one went on in the middle, Back leads to that question.
    if ((stepAt(hash) ?? 0) !== step) void navigate(addressOf(step), { replace: true, keepsPlace: true });
    if (next !== step) void navigate(addressOf(next), { keepsPlace: true });
  }

  function moveTo(next: number) {
    form.accept();
    ledTo.current = next;
    show(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (step === last) return form.submit(event);
    event.preventDefault();
    return goToNext();
  }

  const visibility = (index: number) => {
    if (!isHydrated) return index === 0 ? "" : "scripted:hidden";
    return index === step ? "" : "hidden";
  };
  const bodies = {
    month: <MonthQuestion form={form} />,
    down: <DownQuestion form={form} />,
    home: <HomeQuestion form={form} />,
    plan: <PlanQuestion form={form} />,
    person: (
      <>
        <PersonFields form={form} />
        <MoreWishes form={form} />
        <ConsentField form={form} />
      </>
    ),
  };
  return (
    <LeadFormFrame ref={element} form={{ ...form, submit }} label={label}>
      {questions.map((question, index) => (
        <fieldset key={question} className={`${visibility(index)} min-w-0 unscripted:not-first:mt-6`}>
          <legend
            id={`question-${index}`}
            tabIndex={-1}
            className="mb-5 flex w-full items-baseline justify-between gap-4 focus:outline-none"
          >
            <span className="font-heading text-2xl">{t(`question.${question}`)}</span>
            {index < last && (
              <span className="tabular shrink-0 text-sm text-quiet">
                {t("step", { step: index + 1, steps: last })}
              </span>
            )}
          </legend>
          <div className="grid gap-5">{bodies[question]}</div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        {isHydrated && step > 0 && <Button onClick={() => moveTo(step - 1)}>{t("back")}</Button>}
        {(!isHydrated || step < last) && (
          // Before the scripts run, the browser would refuse to send it, because of answers that are still hidden. It is
          // dimmed only for whoever is in the form by then. Safari gives the focus to no button without a tab index.
          <Button
            ref={next}
            type={isHydrated ? "submit" : "button"}
            look="gold"
            tabIndex={0}
            isOff={!isHydrated}
            className="max-sm:grow unscripted:hidden [form:not(:focus-within)_&]:aria-disabled:opacity-100"
          >
            {t("next")}
          </Button>
        )}
        <div className={visibility(last)}>
          <SubmitButton label={t("sendApplication")} isSending={form.isSending} />
        </div>
      </div>
    </LeadFormFrame>
  );
}
