/** Navigates to the thank-you page, the one to which forms without JavaScript are redirected. */
import type { LeadReceipt } from "../../../domain/api.ts";
import { useNavigate } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";

export function useThankYou(): (receipt: LeadReceipt, values: Record<string, string>) => void {
  const navigate = useNavigate();
  return (receipt, { viewingAt }) => void navigate(paths.thankYou({ ...receipt, at: viewingAt }));
}
