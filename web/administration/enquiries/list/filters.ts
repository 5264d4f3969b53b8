/** The filters of the inbox, as its address and the API write them. */
import { leadStates } from "../../../../domain/leads/desk/lead-states.ts";
import { leadKinds } from "../../../../domain/leads/lead-choices.ts";

const names = ["q", "state", "kind", "assignee", "due"] as const;
export type Filters = Record<(typeof names)[number], string>;

const allowed: Partial<Record<(typeof names)[number], readonly string[]>> = {
  state: leadStates,
  kind: leadKinds,
  due: ["waiting", "overdue"],
};
const shortestSearch = 2;

export function readFilters(search: URLSearchParams): Filters {
  const read = (name: (typeof names)[number]) => {
    const value = search.get(name)?.trim() ?? "";
    const known = allowed[name];
    return known && !known.includes(value) ? "" : value;
  };
  const q = read("q");
  return {
    q: q.length >= shortestSearch ? q : "",
    state: read("state"),
    kind: read("kind"),
    assignee: read("assignee"),
    due: read("due"),
  };
}

export function writeFilters(filters: Filters): string {
  return new URLSearchParams(
    names.filter((name) => filters[name]).map((name) => [name, filters[name]]),
  ).toString();
}
