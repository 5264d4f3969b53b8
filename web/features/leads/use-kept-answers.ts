/**
 * Keeps what was typed into a form, so that another language, Back and a reload lose nothing. The application is kept
 * on the device until it is sent, every other form for as long as the tab. Never keeps the consent.
 */
import { type RefObject, useEffect } from "react";
import type { FormKind } from "../../../domain/leads/lead-choices.ts";
import { useLocation } from "../../routing/router-hooks.ts";
import { readValues } from "./send-lead.ts";

/** Hidden fields belong to the page, not to the visitor. */
const notKept = ["locale", "returnTo", "listing", "consent", "fax"];

type Answers = {
  /** Writes down what the form holds now. */
  keep: (form: HTMLFormElement) => void;
  forget: () => void;
};

export function useKeptAnswers(kind: FormKind): Answers {
  const key = useKey(kind);
  return {
    keep: (form) => {
      const kept = Object.entries(readValues(form)).filter(([name]) => !notKept.includes(name));
      write(kind, key, JSON.stringify(Object.fromEntries(kept)));
    },
    forget: () => write(kind, key, undefined),
  };
}

/** Fills the form in once, when it may be. */
export function useRestoredAnswers(
  kind: FormKind,
  form: RefObject<HTMLFormElement | null>,
  mayRestore: boolean,
): void {
  const key = useKey(kind);
  useEffect(() => {
    if (form.current && mayRestore) restore(form.current, read(kind, key));
  }, [kind, key, form, mayRestore]);
}

/** Answers about one listing must not appear in the form of another. */
function useKey(kind: FormKind): string {
  const { pathname } = useLocation();
  return kind === "application" ? "application-answers" : `${kind}-answers ${pathname}`;
}

function storageOf(kind: FormKind): Storage {
  return kind === "application" ? localStorage : sessionStorage;
}

function write(kind: FormKind, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
  } catch {
    // Storage may be blocked or full. The form works without it.
  }
}

function read(kind: FormKind, key: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(storageOf(kind).getItem(key) ?? "{}");
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return new Map();
  }
}

/** What the visitor touched before the scripts ran stays as it is. */
function restore(form: HTMLFormElement, answers: Map<string, string>): void {
  const fields = [...form.elements].filter(isField);
  const touched = new Set(fields.filter(isTouched).map(({ name }) => name));
  if (answers.size === 0 && touched.size === 0) return;
  for (const field of fields) {
    const answer = answers.get(field.name);
    if (answer === undefined || notKept.includes(field.name) || touched.has(field.name)) continue;
    if (isRadio(field)) field.checked = answer === field.value;
    else field.value = answer;
  }
  // What was touched is kept by this event, and elements that show a field's value beside it listen to it.
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isTouched(field: Field): boolean {
  if (isRadio(field)) return field.checked !== field.defaultChecked;
  if (field === document.activeElement) return true;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(given, 0);
}
