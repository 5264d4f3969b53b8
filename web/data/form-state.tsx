/**
 * The state of a form that was sent without JavaScript and could not be accepted: the input and the errors. The
 * Worker renders the page again with it. Other pages have none.
 */
import { type ReactNode, createContext, useContext } from "react";
import type { FieldProblem } from "../../domain/api.ts";
import type { FormKind } from "../../domain/leads/lead-choices.ts";

export type FormState = {
  kind: FormKind | "alert";
  /** Path of the page that is shown again. The browser's URL is the form's action until the app corrects it. */
  page: string;
  values: Record<string, string>;
  errors: Record<string, FieldProblem>;
  /** The form was valid, but we could not accept it. */
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
export function useFormState(kind: FormState["kind"]): FormState | undefined {
  const state = useContext(FormStateContext);
  return state?.kind === kind ? state : undefined;
}

/** Whether this page is shown again because a form could not be accepted. */
export function useHasReturnedForm(): boolean {
  return useContext(FormStateContext) !== undefined;
}
