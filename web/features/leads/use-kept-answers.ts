/** Keeps the application's answers on this device, so that a closed tab loses nothing. Never keeps the consent. */
import { type RefObject, useEffect } from "react";
import { readValues } from "./send-lead.ts";

const storageKey = "application-answers";
const notKept = ["locale", "returnTo", "consent", "fax"];

export function useKeptAnswers(form: RefObject<HTMLFormElement | null>, mayRestore: boolean) {
  useEffect(() => {
    if (form.current && mayRestore) restore(form.current, read());
  }, [form, mayRestore]);

  return (element: HTMLFormElement) => {
    const kept = Object.entries(readValues(element)).filter(([name]) => !notKept.includes(name));
    try {
      localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Storage may be blocked or full. The form works without it.
    }
  };
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // As above: nothing was kept.
  }
}

function read(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return new Map();
  }
}

function restore(form: HTMLFormElement, answers: Map<string, string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "radio") {
      if (answers.has(element.name)) element.checked = answers.get(element.name) === element.value;
      continue;
    }
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const answer = isField ? answers.get(element.name) : undefined;
    if (isField && answer !== undefined && !notKept.includes(element.name)) element.value = answer;
  }
}
