/** Sends something about referrals, one at a time, and says that it is saved. */
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { makeReferralOrder } from "./referrals-api.ts";

export function useReferralOrders(fetchJson: FetchJson) {
  const { t } = useTranslation("admin");
  const { send, ...outcome } = useRunCommands();
  const order = makeReferralOrder(fetchJson);
  const save = (path: string, body?: object, { method, onSaved }: SaveOptions = {}) =>
    send(async () => {
      await order(path, body, method);
      onSaved?.();
      return t("saved");
    });
  return { save, ...outcome };
}

type SaveOptions = { method?: "POST" | "PUT"; onSaved?: () => void };
