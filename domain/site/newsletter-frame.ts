/** The provider's form that a page embeds: the owner's path on the host that the deployment allows. */
import type { Links } from "./settings/links-schema.ts";

/** Null means that our own form is shown. */
export function newsletterFrameOf(
  { isOn, path }: Links["newsletter"],
  deployed: string | undefined,
): string | null {
  if (!deployed || !isOn) return null;
  if (path === "") return deployed;
  const frame = new URL(path, deployed);
  return frame.origin === new URL(deployed).origin ? frame.href : deployed;
}
