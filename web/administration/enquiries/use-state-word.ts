/** What a state, and the reason of a loss, is called: an owner's offer has words of its own. */
import { useTranslation } from "react-i18next";
import type { LeadKind } from "../../../domain/leads/lead-choices.ts";
import type { LeadState, LostReason } from "../../../domain/leads/desk/lead-states.ts";

export function useStateWord() {
  const { t } = useTranslation("admin");
  return {
    stateWord: (kind: LeadKind, state: LeadState) =>
      t(`enquiryTexts.${kind === "offer" ? "offerStates" : "states"}.${state}`),
    lostWord: (kind: LeadKind, reason: LostReason) =>
      t(`enquiryTexts.${kind === "offer" ? "offerLostReasons" : "lostReasons"}.${reason}`),
  };
}
