/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox that leads to pages (ARIA 1.2); no element is one. */
/**
 * The answers under a search box, as the options of a combobox: arrow keys move, Enter opens. Loaded when a box is
 * first used.
 */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useImperativeHandle } from "react";
import { useTranslation } from "react-i18next";
import { firstPath } from "../../../domain/search/answer.ts";
import { joinClasses } from "../../components/join-classes.ts";
import { Link } from "../../routing/link.tsx";
import { useNavigate } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { NothingFound } from "./nothing-found.tsx";
import { type Option, listGroups } from "./list-options.ts";
import { OptionText } from "./option-text.tsx";
import { searchQuery } from "./search-query.ts";
import { UnusedWords } from "./unused-words.tsx";

export type SearchKeys = { press: (event: KeyboardEvent) => void; submit: () => void };

type SearchAnswersProps = {
  id: string;
  text: string;
  active: number;
  onMove: (active: number) => void;
  onClose: () => void;
  keys: RefObject<SearchKeys | null>;
  className?: string | undefined;
};

export function SearchAnswers({ id, text, active, onMove, onClose, keys, className }: SearchAnswersProps) {
  const { t } = useTranslation(["search", "frame"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const typed = useDeferredValue(text.trim());
  const { data, isError, isPending } = useQuery({
    ...searchQuery(typed, locale),
    placeholderData: keepPreviousData,
  });
  const groups = typed && data ? listGroups(data) : [];
  const isEmpty = !isError && data !== undefined && (data.first === "nothing" || data.homes?.total === 0);
  const options = groups.flatMap((group) => group.options);

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  useImperativeHandle(keys, () => ({
    press: (event) => {
      const steps: Partial<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
      const next = steps[event.key];
      const chosen = options[active];
      if (next !== undefined && options.length > 0) {
        event.preventDefault();
        // One more than the options: the text itself.
        onMove(((next + 1 + options.length + 1) % (options.length + 1)) - 1);
      } else if (event.key === "Enter" && chosen) {
        event.preventDefault();
        go(chosen.to);
      }
    },
    submit: () => {
      const wanted = text.trim();
      if (!wanted) return go("/listings");
      void client.fetchQuery(searchQuery(wanted, locale)).then(
        (answer) => go(firstPath(answer, wanted)),
        () => go(firstPath(undefined, wanted)),
      );
    },
  }));
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  if (!typed) return null;
  let index = -1;
  return (
    <div className={className}>
      <output className="block py-2 text-sm text-quiet">{describeState()}</output>
      {data && data.unused.length > 0 && <UnusedWords words={data.unused.join(" ")} className="text-sm" />}
      <div id={id} role="listbox" aria-label={t("search:answers")} hidden={options.length === 0}>
        {groups.map(({ name, options: listed }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="pt-3">
            <p id={`${id}-${name}`} className="eyebrow mb-1 font-sans">
              {t(`search:${name}`)}
            </p>
            {listed.map((option) => showOption(option, ++index))}
          </div>
        ))}
      </div>
      {isEmpty && <NothingFound typed={typed} />}
    </div>
  );

  function showOption(option: Option, at: number) {
    return (
      <Link
        key={`${option.kind} ${option.to}`}
        id={`${id}-${at}`}
        to={option.to}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        onClick={onClose}
        onPointerMove={() => at !== active && onMove(at)}
        className={joinClasses("block rounded-md px-3 py-2.5 -mx-3", at === active && "bg-lifted text-lamp")}
      >
        <OptionText option={option} typed={typed} />
      </Link>
    );
  }

  function describeState(): string {
    if (isError) return t("search:failed");
    if (isPending) return t("frame:loading");
    return options.length === 0 ? t("search:nothing") : t("search:count", { count: options.length });
  }
}
