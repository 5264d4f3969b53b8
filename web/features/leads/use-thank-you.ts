/** Where a form leads once it has arrived: the same page that a plainly sent form is redirected to. */
import { useNavigate } from "react-router";
import type { LeadReceipt } from "../../../domain/api.ts";
import type { LeadKind } from "../../../domain/lead-choices.ts";
import { paths } from "../../paths.ts";

export function useThankYou(kind: LeadKind): (receipt: LeadReceipt, values: Record<string, string>) => void {
  const navigate = useNavigate();
  return ({ reference }, { viewingAt }) => void navigate(paths.thankYou({ kind, reference, at: viewingAt }));
}
