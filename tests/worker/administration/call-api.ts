/** Calls of the administration's API, and what a save of a text sends unless a test says otherwise. */
import type { TextChange } from "../../../domain/texts/texts-api.ts";
import type { Product } from "../../start-product.ts";

export async function callApi(
  product: Product,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await product.fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

export type SentText = Partial<Omit<TextChange, "body">> & { body?: unknown };

export const textChange = (change: SentText) => ({
  version: 0,
  state: "published",
  body: null,
  publishAt: null,
  isConfirmed: false,
  ...change,
});
