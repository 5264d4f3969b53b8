/** The assurance level that a token claims. Only the server's answer counts; this decides what a screen offers. */
export function readAssurance(accessToken: string): string {
  const payload = accessToken.split(".")[1] ?? "";
  try {
    const claims: { aal?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims.aal === "string" ? claims.aal : "aal1";
  } catch {
    return "aal1";
  }
}
