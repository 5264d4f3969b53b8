/** `/oidc`: the provider's own endpoints, and its login page. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { html } from "hono/html";
import type { Provider } from "oidc-provider";
import type { OidcClient } from "./provider.ts";

export const oidcPath = "/oidc";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the provider on the first request, because it loads slowly and most runs never need it. */
export function makeOidcServer(issuer: () => string, client: () => OidcClient): NodeHandler {
  let making: Promise<Provider> | undefined;
  return async (request, response) => {
    making ??= import("./provider.ts").then(({ makeOidcProvider }) => makeOidcProvider(issuer(), client()));
    const provider = await making;
    const original = request.url ?? "/";
    request.url = original.slice(oidcPath.length) || "/";
    if (!request.url.startsWith("/interaction/")) {
      // The library derives its mount path from the two addresses.
      Object.assign(request, { originalUrl: original });
      await provider.callback()(request, response);
      return;
    }
    try {
      if (request.method === "POST") await finishLogin(provider, request, response);
      else send(response, 200, String(await writeLoginPage(original)));
    } catch (error) {
      console.error("oidc:", error);
      send(response, 400, "This sign-in has expired. Go back and start again.");
    }
  };
}

async function finishLogin(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const accountId = form.get("email")?.trim().toLowerCase();
  const result =
    accountId && !form.has("cancel")
      ? { login: { accountId } }
      : { error: "access_denied", error_description: "The user declined." };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function writeLoginPage(action: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sample identity provider</title>
      </head>
      <body>
        <h1>Sample identity provider</h1>
        <p>It replaces Google and others on this machine and accepts whatever you type.</p>
        <form method="post" action="${action}">
          <label>E-mail <input name="email" type="email" required value="traveller@example.com" /></label>
          <button>Continue</button>
          <button name="cancel" value="1" formnovalidate>Cancel</button>
        </form>
      </body>
    </html>`;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(body);
}
