/** What a token claims. Only the server's answer counts; this decides what a screen offers. */
type Claims = { assurance: string; sessionId: string };

export function readClaims(accessToken: string): Claims {
  const payload = accessToken.split(".")[1] ?? "";
  try {
    const claims: { aal?: unknown; session_id?: unknown } = JSON.parse(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
    );
    return {
      assurance: typeof claims.aal === "string" ? claims.aal : "aal1",
      sessionId: typeof claims.session_id === "string" ? claims.session_id : "",
    };
  } catch {
    return { assurance: "aal1", sessionId: "" };
  }
}
