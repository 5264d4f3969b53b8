/**
 * A form that works plainly and better with script: errors beside their fields as soon as a field is left, all of
 * them announced on sending, nothing typed is ever lost. What a plainly sent form got back comes in from the page.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LeadReceipt } from "../../../domain/api.ts";
import type { LeadKind } from "../../../domain/lead-choices.ts";
import { useFormState } from "../../form-state.tsx";
import { readReferral } from "../../referral.ts";
import {
  type LeadErrors,
  type LeadFailure,
  type LeadValues,
  judgeLead,
  readValues,
  sendLead,
} from "./send-lead.ts";

export type LeadForm = ReturnType<typeof useLeadForm>;

type Options = {
  kind: LeadKind;
  onSent: (receipt: LeadReceipt, values: LeadValues) => void;
  /** Called with the first field that is wrong, before it gets the focus. */
  onRejected?: (errors: LeadErrors) => void;
};

export function useLeadForm({ kind, onSent, onRejected }: Options) {
  const returned = useFormState(kind);
  const [errors, setErrors] = useState<LeadErrors>(returned?.errors ?? {});
  const [failure, setFailure] = useState<LeadFailure | undefined>(returned?.failure);
  const [isSending, setIsSending] = useState(false);
  /** How often sending was refused: each time the summary is announced and focused anew. */
  const [rejections, setRejections] = useState(0);
  const startedAt = useRef(0);
  const idempotencyKey = useRef("");
  useEffect(() => {
    startedAt.current = Date.now();
    idempotencyKey.current = crypto.randomUUID();
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
    // Without a connection the rules may be missing: then sending says so.
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
      referral: readReferral(window, Date.now()),
      idempotencyKey: idempotencyKey.current,
      filledInMs: String(Date.now() - startedAt.current),
    });
    setIsSending(false);
    // Filled in faster than anybody types: a second press is slow enough.
    if (outcome.kind === "invalid" && "filledInMs" in outcome.errors) return setFailure("too_many_requests");
    if (outcome.kind === "invalid") return reject(outcome.errors);
    if (outcome.kind === "failed") return setFailure(outcome.failure);
    idempotencyKey.current = crypto.randomUUID();
    setErrors({});
    return onSent(outcome.receipt, values);
  }

  return {
    kind,
    errors,
    failure,
    isSending,
    rejections,
    values: returned?.values ?? {},
    /** It was sent plainly and came back. */
    isReturned: returned !== undefined,
    reject,
    /** What was wrong is settled. */
    accept: () => setErrors({}),
    judgeField,
    submit,
  };
}
