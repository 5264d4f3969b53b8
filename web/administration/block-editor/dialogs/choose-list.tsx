/** Finds one of many by words. Arrow keys go through the list, Enter takes the first that was found. */
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";

export type Choice = { value: string; label: string; detail?: string | undefined; Icon?: ReactNode };

type ChooseListProps = {
  label: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  /** What is typed, for those who look elsewhere too. */
  onWords?: (words: string) => void;
  isChosen?: (value: string) => boolean;
  /** The choices are what was found for the words. */
  isFound?: boolean;
};

const mostShown = 60;

export function ChooseList(props: ChooseListProps) {
  const { label, choices, onChoose, onWords, isChosen, isFound = false } = props;
  const { t } = useTranslation("admin");
  const [words, setWords] = useState("");
  const found = choices.filter((choice) => isFound || matches(choice, words));
  const [first] = found;
  return (
    <div data-choices="" className="grid gap-3">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          onWords?.(currentTarget.value);
        }}
        onKeyDown={(event) => {
          walk(event);
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (first && words.trim() !== "") onChoose(first.value);
        }}
      />
      {found.length === 0 && <output>{t("articleTexts.nothingFound")}</output>}
      <ul className="grid max-h-72 overflow-y-auto overscroll-contain">
        {found.slice(0, mostShown).map(({ value, label: name, detail, Icon }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={isChosen?.(value)}
              onClick={() => onChoose(value)}
              onKeyDown={walk}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-paper/8 focus-visible:-outline-offset-2 aria-pressed:bg-lamp/10 aria-pressed:text-lamp"
            >
              {Icon}
              <span className="min-w-0 wrap-anywhere">
                {name}
                {detail && <span className="block text-sm text-quiet">{detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function matches({ label, detail = "", value }: Choice, words: string): boolean {
  const where = `${label} ${detail} ${value}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const list = event.currentTarget.closest("[data-choices]");
  const stops = [...(list?.querySelectorAll<HTMLElement>("input, li > button") ?? [])];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
