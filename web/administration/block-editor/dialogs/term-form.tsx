import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { ChooseList, type Choice } from "./choose-list.tsx";

type TermFormProps = {
  id: string | undefined;
  terms: readonly Choice[];
  onTake: (id: string, words: string) => void;
  onRemove: () => void;
};

export function TermForm({ id, terms, onTake, onRemove }: TermFormProps) {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-3">
      <ChooseList
        label={t("articleTexts.term.find")}
        choices={terms}
        isChosen={(value) => value === id}
        onChoose={(value) => onTake(value, terms.find((term) => term.value === value)?.label ?? value)}
      />
      {id !== undefined && (
        <div>
          <Button look="quietSmall" onClick={onRemove}>
            {t("articleTexts.term.remove")}
          </Button>
        </div>
      )}
    </div>
  );
}
