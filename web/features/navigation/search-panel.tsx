/**
 * Search: a plain form that leads to the listings. With JavaScript it finds listings, areas and articles during
 * typing. That code is loaded when the field is first used.
 */
import { Search } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { controlStyles } from "../../components/controls/field.tsx";
import { loadTexts } from "../../i18n/load-texts.ts";
import { Panel } from "./header-panels.tsx";
import { Form } from "../../routing/form.tsx";

export function SearchPanel() {
  const { t, i18n } = useTranslation("frame");
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [Results, setResults] = useState<ComponentType<{ text: string }>>();

  const prepare = () => {
    if (Results) return;
    void Promise.all([import("./search-results.tsx"), loadTexts(i18n, ["search", "catalogue"])]).then(
      ([module]) => setResults(() => module.SearchResults),
    );
  };

  return (
    <Panel id="search" label={t("search")} onOpen={() => field.current?.focus()}>
      <search className="mx-auto block max-w-3xl">
        <Form action="/listings" className="flex gap-3">
          <label htmlFor="search-text" className="sr-only">
            {t("searchFor")}
          </label>
          <span className="relative grow">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet"
            />
            <input
              id="search-text"
              name="q"
              type="search"
              autoComplete="off"
              ref={field}
              maxLength={80}
              placeholder={t("searchFor")}
              value={text}
              onFocus={prepare}
              onChange={(event) => setText(event.target.value)}
              className={`${controlStyles} pl-12 text-ellipsis`}
            />
          </span>
          <Button type="submit">{t("search")}</Button>
        </Form>
        {Results && <Results text={text} />}
      </search>
    </Panel>
  );
}
