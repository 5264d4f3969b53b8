/**
 * What a form that was sent without JavaScript gets back when it could not be accepted: what was typed, and why.
 * The Worker renders the page again with it; a page that nobody sent anything to has none.
 */
import { type ReactNode, createContext, useContext } from "react";
import type { FieldProblem } from "../domain/api.ts";
import type { LeadKind } from "../domain/lead-choices.ts";

export type FormState = {
  kind: LeadKind;
  /** Address of the page that is shown again; the browser stands at the form's action until told. */
  page: string;
  values: Record<string, string>;
  errors: Record<string, FieldProblem>;
  /** Nothing was wrong with the form: we could not take it. */
  failure?: "unavailable" | "too_many_requests" | "gone";
};

const FormStateContext = createContext<FormState | undefined>(undefined);

export function FormStateProvider({
  value,
  children,
}: {
  value: FormState | undefined;
  children: ReactNode;
}) {
  return <FormStateContext value={value}>{children}</FormStateContext>;
}

/** The state of this kind of form on this page, or undefined. */
export function useFormState(kind: LeadKind): FormState | undefined {
  const state = useContext(FormStateContext);
  return state?.kind === kind ? state : undefined;
}

/** Whether this page came back with a form that could not be accepted. */
export function useHasReturnedForm(): boolean {
  return useContext(FormStateContext) !== undefined;
}
