/**
 * A post or a message that an admin pastes, such as one of LINE or Facebook. It has no address of its own, so it gets one
 * that can exist nowhere (RFC 2606), from its words: the same post pasted again is the same page.
 */
import * as v from "valibot";
import { toStorable } from "../site/storable-text.ts";

const longestPost = 20_000;

export const postSchema = v.object({
  text: v.pipe(
    v.string(),
    // What looks like markup is text too.
    v.transform((text) => toStorable(text).replaceAll("<", "‹").replaceAll(">", "›")),
    v.trim(),
    v.minLength(20),
    v.maxLength(longestPost),
  ),
});

export const postHost = "pasted.invalid";

/** What the source of pasted posts is called while nobody has named it. The administration shows it in words. */
export const nameOfPosts = "pasted-posts";
/** Why that source is paused: there is no site to read. A code of describeReason(). */
export const reasonOfPosts = "posts-by-hand";

/** A post has no page that could be opened. */
export function pageToOpen(sourceUrl: string | null): string | null {
  return sourceUrl?.startsWith(`https://${postHost}/`) ? null : sourceUrl;
}

export async function addressOfPost(text: string): Promise<string> {
  const words = text.replace(/\s+/g, " ");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  const name = Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return `https://${postHost}/${name.join("")}`;
}
