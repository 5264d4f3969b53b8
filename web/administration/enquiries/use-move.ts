/** Moves a lead from the state that the screen shows. If another admin was quicker, the screen shows the new state. */
import { useTranslation } from "react-i18next";
import type { LeadHead } from "../../../domain/leads/desk/lead-details.ts";
import { type LeadState, type LostReason, leadStates } from "../../../domain/leads/desk/lead-states.ts";
import { ApiFailure } from "../../data/api.ts";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { useDesk } from "./desk-context.ts";
import { order } from "./enquiry-api.ts";
import { useStateWord } from "./use-state-word.ts";

type Moved = Pick<LeadHead, "id" | "kind" | "state">;

export function useMove() {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const commands = useRunCommands();
  const { stateWord } = useStateWord();
  const move = ({ id, kind, state: from }: Moved, to: LeadState, reason?: LostReason) =>
    commands.send(async () => {
      try {
        await order(fetchJson, `${id}/state`, { from, to, ...(reason && { reason }) });
      } catch (error) {
        const present = presentState(error);
        if (!present) throw error;
        return t("enquiryTexts.movedMeanwhile", { state: stateWord(kind, present) });
      }
      return t("enquiryTexts.moved", { state: stateWord(kind, to) });
    });
  return { ...commands, move };
}

function presentState(error: unknown): LeadState | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 409) return undefined;
  const { body } = error;
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  const { error: refusal } = body;
  if (typeof refusal !== "object" || refusal === null || !("present" in refusal)) return undefined;
  return leadStates.find((state) => state === refusal.present);
}
