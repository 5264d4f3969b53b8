/**
 * Trusted Types: the HTML that we wrote ourselves gets a seal, and a browser that enforces them puts no other HTML into
 * a page. Only texts of our own build belong here, and in them the owner's words, escaped; never what a visitor or another
 * site wrote.
 */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };
type Rules = {
  createHTML?(html: string): string | null;
  createScriptURL?(url: string): string | null;
};
type Factory = { createPolicy(name: string, rules: Rules): Policy };

declare global {
  var trustedTypes: Factory | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy("own-texts", { createHTML: (html) => html });

/** React makes each script element from this text, without a seal. */
const emptyScript = "<script></script>";
/** The scripts of our own build. React sets their addresses where it has to write the whole document anew. */
const ownScript = /^\/assets\/[\w.-]+\.js$/;
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === emptyScript ? html : null),
  createScriptURL: (url) => (ownScript.test(url) ? url : null),
});

/** React writes the HTML again when the sealed object changes, so each text keeps its own object. */
const sealed = new Map<string, string>();
const mostSealed = 500;

/** For `dangerouslySetInnerHTML`. On the server, and in browsers without Trusted Types, it is the text itself. */
export function trustHtml(html: string): { __html: string } {
  if (!policy) return { __html: html };
  const known = sealed.get(html) ?? policy.createHTML(html);
  if (sealed.size >= mostSealed) sealed.clear();
  sealed.set(html, known);
  return { __html: known };
}
