/** Puts a listing beside others. It needs JavaScript, so it is shown in browser parts only. */
import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { showToast } from "../../../components/overlays/toasts.ts";
import { mostCompared, toggleCompared, useCompared } from "../../../visitor/kept/compared.ts";

type CompareButtonProps = { id: string; title: string; className: string };

export function CompareButton({ id, title, className }: CompareButtonProps) {
  const { t } = useTranslation("catalogue");
  const isCompared = useCompared().includes(id);
  const press = () => {
    if (!toggleCompared(id)) showToast({ type: "info", title: t("compareFull", { count: mostCompared }) });
  };
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={t("compare", { title })}
      onClick={press}
      className={`${iconButtonStyles} ${className}`}
    >
      <Scale aria-hidden="true" className={`size-5 ${isCompared ? "text-lamp" : ""}`} />
    </button>
  );
}
