/** A path of our own site, or undefined. Sign-in must never lead to another site. */
export function readOwnPath(text: unknown): string | undefined {
  return typeof text === "string" && /^\/(?![/\\])[^\\\s\p{Cc}]{0,500}$/u.test(text) ? text : undefined;
}
