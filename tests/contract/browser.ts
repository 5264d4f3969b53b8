/** A minimal browser for the sign-in at a provider: redirects, cookies, one form. */
import { target } from "./target.ts";

export type Visit = { url: string; html?: string };

export class Browser {
  private readonly cookies = new Map<string, string>();

  /** Follows redirects within the backend and stops at any other address. */
  async open(url: string, init: RequestInit = {}): Promise<Visit> {
    let [next, request] = [url, init];
    for (let step = 0; step < 15; step += 1) {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(next, { ...request, redirect: "manual", headers: { cookie } });
      for (const line of response.headers.getSetCookie()) this.keep(line);
      const location = response.headers.get("Location");
      if (!location) return { url: next, html: await response.text() };
      next = new URL(location, next).href;
      request = {};
      if (!next.startsWith(target().url) || next.includes("/oidc-sample-client")) return { url: next };
    }
    throw new Error("The redirects never end.");
  }

  /** Signs in at the sample provider and returns the address that this leads to. */
  async signInAs(url: string, email: string): Promise<URL> {
    const page = await this.open(url);
    if (!page.html?.includes("Sample identity provider")) return new URL(page.url);
    const end = await this.open(page.url, { method: "POST", body: new URLSearchParams({ email }) });
    return new URL(end.url);
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
