/** The range for what is typed so far. It follows the form, and says nothing while a fact is missing. */
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { deals } from "../../../../domain/offers/offer-choices.ts";
import { readValues } from "../send-lead.ts";
import { AskingRangeBox } from "./asking-range.tsx";
import { askingRangeQuery } from "./offer-queries.ts";

const pauseMs = 500;
/** The range needs all of these, and one of the two places. */
const needed = ["deal", "homeKind", "size"];
const places = ["building", "area"];

export function TypedRange({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [search, setSearch] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => form.current && setSearch(comparedIn(form.current)), pauseMs);
    };
    // Answers that were kept are filled in without an event.
    read();
    document.addEventListener("input", read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", read);
    };
  }, [form]);
  const { data } = useQuery({ ...askingRangeQuery(search), retry: false, placeholderData: (kept) => kept });
  const deal = deals.find((one) => one === new URLSearchParams(search).get("deal"));
  return (
    <div aria-live="polite" className="empty:hidden">
      {deal && data?.range && <AskingRangeBox range={data.range} deal={deal} />}
    </div>
  );
}

function comparedIn(form: HTMLFormElement): string {
  const values = readValues(form);
  if (needed.some((name) => !values[name]) || places.every((name) => !values[name])) return "";
  return new URLSearchParams([...needed, ...places].map((name) => [name, values[name] ?? ""])).toString();
}
