/** Deletes a building that was added by mistake. One with homes stays. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";

type RemoveBuildingProps = { name: string; remove: () => Promise<unknown>; onRemoved: () => void };

export function RemoveBuilding({ name, remove, onRemoved }: RemoveBuildingProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  return (
    <section className="grid max-w-3xl justify-items-start gap-3 border-t border-edge pt-6">
      <Button look="quietSmall" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        {t("buildingTexts.remove")}
      </Button>
      {isAsking && (
        <fieldset className="grid gap-3 rounded-card border border-coral/60 p-4">
          <legend className="px-1 font-semibold">{t("buildingTexts.removeAsk", { name })}</legend>
          <div className="flex flex-wrap gap-3">
            <Button look="quietSmall" isBusy={removing.isPending} onClick={() => removing.mutate()}>
              {t("buildingTexts.removeConfirm")}
            </Button>
            <Button look="bareSmall" onClick={() => setAsking(false)}>
              {t("homeTexts.leave")}
            </Button>
          </div>
          <FailureNotice error={removing.error} />
        </fieldset>
      )}
    </section>
  );
}
