/**
 * A form that works without JavaScript and better with it. An error appears as soon as its field is left, all errors
 * are announced on sending, and the input is never lost. A form that was sent without JavaScript and came back keeps
 * its input.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LeadReceipt } from "../../../domain/api.ts";
import type { FormKind } from "../../../domain/leads/lead-choices.ts";
import { useFormState } from "../../data/form-state.tsx";
import { useKey } from "../../data/use-key.ts";
import { readReferral } from "../../visitor/kept/referral.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";
import {
  type LeadErrors,
  type LeadFailure,
  type LeadValues,
  judgeLead,
  readValues,
  sendLead,
} from "./send-lead.ts";
import { useKeptAnswers } from "./use-kept-answers.ts";

export type LeadForm = ReturnType<typeof useLeadForm>;

type Options = {
  kind: FormKind;
  onSent: (receipt: LeadReceipt, values: LeadValues) => void;
  /** Called with the errors, before the summary gets the focus. */
  onRejected?: (errors: LeadErrors) => void;
};

export function useLeadForm({ kind, onSent, onRejected }: Options) {
  const returned = useFormState(kind);
  const [errors, setErrors] = useState<LeadErrors>(returned?.errors ?? {});
  const [failure, setFailure] = useState<LeadFailure | undefined>(returned?.failure);
  const [isSending, setIsSending] = useState(false);
  /** How often sending was refused. The summary is announced and focused each time. */
  const [rejections, setRejections] = useState(0);
  const answers = useKeptAnswers(kind);
  const startedAt = useRef(0);
  const days = useOwnTerm("affiliate-window");
  const { keyOf, forget } = useKey();
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);

  function reject(problems: LeadErrors) {
    setErrors(problems);
    setRejections((count) => count + 1);
    onRejected?.(problems);
  }

  async function judgeField(field: EventTarget | null) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || !field.form) return;
    const { name, value } = field;
    const isKnownWrong = name in errors;
    if (!value && !isKnownWrong) return;
    // The rules may fail to load offline. Sending reports that.
    const problems = await judgeLead(kind, readValues(field.form)).catch(() => undefined);
    if (!problems) return;
    const problem = problems[name];
    setErrors((known) => {
      const others = Object.entries(known).filter(([other]) => other !== name);
      return Object.fromEntries(problem ? [...others, [name, problem]] : others);
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = readValues(event.currentTarget);
    setFailure(undefined);
    setIsSending(true);
    const outcome = await sendLead(kind, values, {
      ...readReferral(window, Date.now(), days),
      idempotencyKey: keyOf(values),
      filledInMs: String(Date.now() - startedAt.current),
    });
    setIsSending(false);
    // Filled in faster than a human types. A second press is slow enough.
    const isTooFast = outcome.kind === "invalid" && "filledInMs" in outcome.errors;
    if (outcome.kind === "invalid" && !isTooFast) return reject(outcome.errors);
    setErrors({});
    if (outcome.kind !== "sent")
      return setFailure(outcome.kind === "failed" ? outcome.failure : "too_many_requests");
    forget();
    answers.forget();
    return onSent(outcome.receipt, values);
  }

  return {
    kind,
    errors,
    failure,
    isSending,
    rejections,
    values: returned?.values ?? {},
    /** The form was sent without JavaScript and came back. */
    isReturned: returned !== undefined,
    reject,
    /** Clears the errors. */
    accept: () => setErrors({}),
    judgeField,
    submit,
  };
}
