/** A pasted post as a text for each home of it, which is kept and read as a page of its own. */
import { extractPost } from "./extract-post.ts";
import { endOfOwn, keepPart, splitPost, type PostPart } from "./split-post.ts";
import { withoutChat } from "./without-chat.ts";

export function homesOfPost(text: string): string[] {
  const parts = splitPost(withoutChat(text.replace(/\r\n?/g, "\n").replaceAll(endOfOwn, " ")));
  const ids = parts.map(idOf);
  return parts.map((part, at) => {
    const alike = ids.filter((id) => id !== null && id === ids[at]);
    return keepPart({ ...part, hasTwin: alike.length > 1 });
  });
}

function idOf(part: PostPart): string | null {
  return extractPost(keepPart(part), { url: null })[0]?.listing?.externalId ?? null;
}
