/** Where a link leads: a page of ours by its title, or an address. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { safeHref } from "../../../../domain/texts/safe-href.ts";
import { Button } from "../../../components/controls/button.tsx";
import { ChooseList, type Choice } from "./choose-list.tsx";

type LinkFormProps = {
  href: string | undefined;
  pages: readonly Choice[];
  onTake: (href: string, title: string) => void;
  onRemove?: (() => void) | undefined;
};

export function LinkForm({ href, pages, onTake, onRemove }: LinkFormProps) {
  const { t } = useTranslation("admin");
  const [words, setWords] = useState("");
  const address = readAddress(words);
  return (
    <div className="grid gap-3">
      {href !== undefined && (
        <p className="text-sm wrap-anywhere text-quiet">{t("articleTexts.link.now", { href })}</p>
      )}
      <ChooseList
        label={t("articleTexts.link.find")}
        choices={
          address ? [{ value: address, label: t("articleTexts.link.to", { address }) }, ...pages] : pages
        }
        isChosen={(value) => value === href}
        onWords={setWords}
        onChoose={(value) => onTake(value, pages.find((page) => page.value === value)?.label ?? value)}
      />
      {onRemove && (
        <div>
          <Button look="quietSmall" onClick={onRemove}>
            {t("articleTexts.link.remove")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is typed, if it can be an address. "example.com/page" and a mail address are meant as such. */
function readAddress(words: string): string | undefined {
  const typed = words.trim();
  const meant = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(typed)
    ? `mailto:${typed}`
    : /^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(typed)
      ? `https://${typed.replace(/^http:\/\//i, "")}`
      : typed;
  return safeHref.test(meant) && meant !== "/" ? meant : undefined;
}
