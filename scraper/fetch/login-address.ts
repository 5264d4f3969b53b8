/** Whether a site that was asked for a page led to the place where one signs in. */

const names = new Set(["login", "log-in", "signin", "sign-in", "accounts-login", "wp-login"]);

export function isLoginAddress(address: string): boolean {
  const path = URL.parse(address)?.pathname ?? "";
  return path
    .toLowerCase()
    .split("/")
    .some((part) => names.has(part.replace(/\.[a-z]{2,5}$/, "").replace(/_/g, "-")));
}
