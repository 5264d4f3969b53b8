/**
 * The one search: a plain form that leads to the first answer. With JavaScript it answers during typing; that code is
 * loaded when a box is first used.
 */
import { Search } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { controlStyles } from "../../components/controls/field.tsx";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { useRouter } from "../../routing/router-context.ts";
import type { SearchKeys } from "./search-answers.client.tsx";

/** Without its code the form still leads to an answer. */
const SearchAnswers = browserPart(async () => (await import("./search-answers.client.tsx")).SearchAnswers, {
  texts: ["search", "catalogue", "amenities"],
  instead: nothing,
});

type SearchBoxProps = {
  id: string;
  /** In a panel the answers push it open; on a page they lie over what follows. */
  isInPanel?: boolean;
  className?: string;
};

export function SearchBox({ id, isInPanel = false, className }: SearchBoxProps) {
  const { t } = useTranslation("frame");
  const action = useRouter().createHref("/search");
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isUsed, setIsUsed] = useState(false);
  const keys = useRef<SearchKeys>(null);
  const isShown = isUsed && (isOpen || isInPanel) && text.trim() !== "";
  const listId = `${id}-answers`;

  const prepare = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!keys.current) return;
    event.preventDefault();
    keys.current.submit();
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  return (
    <search
      className={`relative block ${className ?? ""}`}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <form method="get" action={action} onSubmit={submit} className="flex gap-2 sm:gap-3">
        <label htmlFor={id} className="sr-only">
          {t("searchFor")}
        </label>
        <span className="relative grow">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 hidden size-5 -translate-y-1/2 text-quiet sm:block"
          />
          <input
            id={id}
            name="q"
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={120}
            placeholder={t("searchFor")}
            value={text}
            onFocus={prepare}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setIsOpen(true);
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === "Escape" && isShown && !isInPanel) {
                event.preventDefault();
                close();
              } else if (isShown) keys.current?.press(event);
            }}
            className={`${controlStyles} text-ellipsis sm:pl-12`}
          />
        </span>
        {/* On phones the words of the field need the room. */}
        <Button
          type="submit"
          className="shrink-0 bg-ink/45 whitespace-nowrap backdrop-blur-xs max-sm:w-12 max-sm:px-0"
        >
          <Search aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t("search")}</span>
        </Button>
      </form>
      {isUsed && (isOpen || isInPanel) && (
        <SearchAnswers
          id={listId}
          text={text}
          active={active}
          onMove={setActive}
          onClose={close}
          keys={keys}
          className={
            isInPanel
              ? "mt-4 pb-4"
              : "absolute inset-x-0 top-full z-30 mt-2 max-h-[60svh] overflow-y-auto overscroll-contain rounded-card border border-line bg-ink px-5 pb-4 text-paper shadow-soft"
          }
        />
      )}
    </search>
  );
}
