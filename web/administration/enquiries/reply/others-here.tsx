/** "Ploy is replying." It informs and locks no one out. */
import { useTranslation } from "react-i18next";
import { nameOf, useDesk } from "../desk-context.ts";
import { usePresence } from "./use-presence.ts";

export function OthersHere({ leadId, isReplying }: { leadId: string; isReplying: boolean }) {
  const { t } = useTranslation("admin");
  const { colleagues } = useDesk();
  const others = usePresence(leadId, isReplying);
  return (
    <output className="block text-sm text-lamp empty:hidden">
      {others
        .map(({ admin, isReplying: replies }) => {
          const name = nameOf(colleagues, admin) ?? t("enquiryTexts.someone");
          return t(replies ? "enquiryTexts.replying" : "enquiryTexts.looking", { name });
        })
        .join(" ")}
    </output>
  );
}
