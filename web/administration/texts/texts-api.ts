/** Reads and saves the owner's texts. The fetcher carries the owner's token. */
import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { Loss } from "../../../domain/texts/losses.ts";
import { shippedGuide } from "../../../domain/texts/guide-files.ts";
import { type TextPlaces, textPlacesAddress } from "../../../domain/texts/text-places.ts";
import { type Faq, contentAddresses } from "../../../domain/site/article.ts";
import type { TextKind, TextPage } from "../../../domain/texts/text-kinds.ts";
import type {
  FactsAnswer,
  NewestText,
  OneText,
  SavedText,
  TextChange,
  TextLosses,
  TextVersion,
  TextsOverview,
} from "../../../domain/texts/texts-api.ts";
import type { DrawnLetter } from "../../../domain/texts/letters/letter-preview.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import { saveAnswer } from "../../data/save-answer.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";

const textsKey = ["admin", "texts"];

export function textsQuery(fetchJson: FetchJson, reader: Locale) {
  return queryOptions({
    queryKey: [...textsKey, "all", reader],
    queryFn: () => fetchJson<TextsOverview>(`/api/admin/texts?locale=${reader}`),
  });
}

/** What is the owner's, and which of the owner's texts state each fact. */
export function factsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...textsKey, "facts"],
    queryFn: () => fetchJson<FactsAnswer>("/api/admin/texts/facts"),
  });
}

/** Made by the build, so it changes with a deployment alone. */
export function placesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...textsKey, "places"],
    queryFn: () => fetchJson<TextPlaces>(textPlacesAddress),
    staleTime: Infinity,
  });
}

export function shippedFaqQuery(fetchJson: FetchJson, reader: Locale) {
  return queryOptions({
    queryKey: [...textsKey, "shipped faq", reader],
    queryFn: () => fetchJson<Faq>(contentAddresses.faq(reader)),
    staleTime: Infinity,
  });
}

/** Not refetched while somebody is typing: what was read is the version that the form changes. */
export function oneTextQuery(fetchJson: FetchJson, kind: TextKind, name: string) {
  return queryOptions({
    queryKey: [...textsKey, kind, name],
    queryFn: () => fetchJson<OneText>(`/api/admin/texts/${kind}/${encodeURIComponent(name)}`),
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function textHistoryQuery(fetchJson: FetchJson, kind: TextKind, name: string, locale: Locale) {
  return queryOptions({
    queryKey: [...textsKey, kind, name, locale, "history"],
    queryFn: async () =>
      (
        await fetchJson<{ history: TextVersion[] }>(
          `/api/admin/texts/${kind}/${encodeURIComponent(name)}/${locale}/history`,
        )
      ).history,
  });
}

/** Of the guide that a form shows, published or not. It opens for some hours. */
export function guideAddressQuery(fetchJson: FetchJson, locale: Locale, file: string) {
  return queryOptions({
    queryKey: [...textsKey, "guide address", locale, file],
    queryFn: async () => {
      const body = JSON.stringify({ locale, file: file || shippedGuide });
      const path = "/api/admin/texts/guide-files/address";
      return (await fetchJson<{ address: string }>(path, { method: "POST", body })).address;
    },
    staleTime: Infinity,
  });
}

export type StoredText<Body> = Omit<NewestText, "body"> & { body: Body | null };

export type SaveText = (locale: Locale, change: TextChange) => Promise<SavedText>;

export function saveText(fetchJson: FetchJson, kind: TextKind, name: string): SaveText {
  return (locale, change) =>
    fetchJson(`/api/admin/texts/${kind}/${encodeURIComponent(name)}/${locale}`, {
      method: "PUT",
      body: JSON.stringify(change),
    });
}

export type OpenPreview = (locale: Locale) => Promise<string>;

export function previewOf(fetchJson: FetchJson, page: TextPage): OpenPreview {
  return async (locale) => {
    const { address } = await fetchJson<{ address: string }>("/api/admin/texts/preview", {
      method: "POST",
      body: JSON.stringify({ page, locale }),
    });
    return address;
  };
}

export function previewOfBuilding(fetchJson: FetchJson, slug: string): OpenPreview {
  return async (locale) => {
    const path = `/api/admin/texts/building/${slug}/preview`;
    const body = JSON.stringify({ locale });
    return (await fetchJson<{ address: string }>(path, { method: "POST", body })).address;
  };
}

export type DrawText = (locale: Locale, body: TextBody) => Promise<DrawnLetter | "saved">;

/** As the form has it. A letter is shown, and a contract's paper saved as a file. */
export function drawText(fetchJson: FetchJson, sign: SignRequest, kind: TextKind, name: string): DrawText {
  return async (locale, body) => {
    const path = `/api/admin/texts/${kind}/${encodeURIComponent(name)}/${locale}/preview`;
    const asked = { method: "POST", body: JSON.stringify({ body }) };
    if (kind !== "clause") return fetchJson<DrawnLetter>(path, asked);
    const headers = await sign();
    headers.set("content-type", "application/json");
    await saveAnswer(path, { ...asked, headers });
    return "saved";
  };
}

/** The 409: somebody saved the text meanwhile. */
export function storedMeanwhile<Body>(error: Error | null): StoredText<Body> | undefined {
  const isConflict = error instanceof ApiFailure && error.code === "conflict";
  return isConflict ? (error.body as { text: StoredText<Body> }).text : undefined;
}

/** The 409 that asks a second time. */
export function lossesOf(error: Error | null): Loss[] | undefined {
  const asks = error instanceof ApiFailure && error.code === "confirm_losses";
  return asks ? (error.body as TextLosses).losses : undefined;
}
