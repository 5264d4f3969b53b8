/** Queries and commands about leads. Every command answers with the data or fails; the screens refetch afterwards. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  Colleague,
  LeadCounts,
  LeadDetails,
  LeadPage,
  MatchedHome,
  OfferedHome,
  Presence,
  WeekViewing,
} from "../../../domain/leads/desk/lead-details.ts";
import type { LeadLetters } from "../../../domain/leads/desk/lead-letters.ts";
import type { OwnReplyTexts } from "../../../domain/leads/desk/reply-texts.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";

const base = "/api/admin/leads";
const listPollMs = 30_000;
const onePollMs = 10_000;

export const leadsKey = ["admin", "leads"];

export function colleaguesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...leadsKey, "colleagues"],
    queryFn: async () => (await fetchJson<{ colleagues: Colleague[] }>(`${base}/colleagues`)).colleagues,
  });
}

export function replyTextsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...leadsKey, "reply-texts"],
    queryFn: () => fetchJson<OwnReplyTexts>(`${base}/reply-texts`),
  });
}

export function weekQuery(fetchJson: FetchJson, from: string) {
  return queryOptions({
    queryKey: [...leadsKey, "week", from],
    queryFn: async () =>
      (await fetchJson<{ viewings: WeekViewing[] }>(`${base}/viewings?from=${from}`)).viewings,
    refetchInterval: listPollMs,
  });
}

export function countsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...leadsKey, "counts"],
    queryFn: () => fetchJson<LeadCounts>(`${base}/counts`),
    refetchInterval: listPollMs,
  });
}

/** `search` is the filters as the address of the page has them. */
export function leadListQuery(fetchJson: FetchJson, search: string) {
  return infiniteQueryOptions({
    queryKey: [...leadsKey, "list", search],
    queryFn: ({ pageParam }) => {
      const after = pageParam && new URLSearchParams({ afterAt: pageParam.at, afterId: pageParam.id });
      return fetchJson<LeadPage>(`${base}?${[search, after].filter(Boolean).join("&")}`);
    },
    initialPageParam: null as LeadPage["next"],
    getNextPageParam: ({ next }) => next,
    refetchInterval: listPollMs,
  });
}

export function leadQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: [...leadsKey, "one", id],
    queryFn: () => fetchJson<LeadDetails>(`${base}/${id}`),
    refetchInterval: onePollMs,
  });
}

export function lettersQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: [...leadsKey, "letters", id],
    queryFn: () => fetchJson<LeadLetters>(`${base}/${id}/letters`),
    refetchInterval: listPollMs,
  });
}

export function matchesQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: [...leadsKey, "matches", id],
    queryFn: async () => (await fetchJson<{ matches: MatchedHome[] }>(`${base}/${id}/matches`)).matches,
  });
}

export function homesToOfferQuery(fetchJson: FetchJson, words: string) {
  const search = new URLSearchParams({ words });
  return queryOptions({
    queryKey: [...leadsKey, "homes-to-offer", words],
    queryFn: async () =>
      (await fetchJson<{ homes: OfferedHome[] }>(`${base}/homes-to-offer?${search}`)).homes,
  });
}

export function exportAddress(search: string): string {
  return `${base}/export?${search}`;
}

export function askPresence(
  fetchJson: FetchJson,
  id: string,
  isReplying: boolean,
): Promise<{ others: Presence }> {
  return fetchJson(`${base}/${id}/presence`, { method: "POST", body: JSON.stringify({ isReplying }) });
}

/** Sends one command about a lead, or about something below it. */
export function order<Data>(
  fetchJson: FetchJson,
  path: string,
  body: unknown = {},
  method: "POST" | "PUT" | "PATCH" | "DELETE" = "POST",
): Promise<Data> {
  return fetchJson<Data>(`${base}/${path}`, {
    method,
    ...(method !== "DELETE" && { body: JSON.stringify(body) }),
  });
}

/** The ids of an offer's pictures. */
export function offerPicturesQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: [...leadsKey, "pictures", id],
    queryFn: async () => (await fetchJson<{ pictures: string[] }>(`${base}/${id}/pictures`)).pictures,
    refetchInterval: listPollMs,
  });
}

/** As a data address: our pages show no picture from "blob:". Each reading is in the log, so it is read once. */
export function pictureQuery(sign: () => Promise<Headers>, id: string, file: string) {
  return queryOptions({
    queryKey: ["picture-of-offer", id, file],
    queryFn: async () => {
      const answer = await fetch(`${base}/${id}/pictures/${file}`, { headers: await sign() });
      if (!answer.ok) throw new ApiFailure(answer.status, "unavailable", "The picture could not be loaded.");
      return readAsAddress(await answer.blob());
    },
    staleTime: Infinity,
  });
}

function readAsAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(picture);
  });
}
