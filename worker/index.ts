/** The site Worker: the whole URL surface on one screen. */
import { type Context, Hono } from "hono";
import type { PublicContext, SignedInContext } from "./context.ts";
import { answerError } from "./answer-error.ts";
import { renderFormAgain, renderPage } from "./pages.ts";
import { findRedirect } from "./redirects.ts";
import { requireAdmin, requireUser } from "./require-admin.ts";
import { account } from "./routes/account.ts";
import { adminListings } from "./routes/admin/listings.ts";
import { adminRuns } from "./routes/admin/runs.ts";
import { adminSources } from "./routes/admin/sources.ts";
import { areasRoute } from "./routes/areas.ts";
import { authGateway } from "./routes/auth-gateway.ts";
import { content } from "./routes/content.ts";
import { feed } from "./routes/feed.ts";
import { health } from "./routes/health.ts";
import { home } from "./routes/home.ts";
import { leadsRoute } from "./routes/leads.ts";
import { listings } from "./routes/listings.ts";
import { securityHeaders } from "./security-headers.ts";
import { ApiError } from "./errors.ts";
import { feedPath } from "./write-feed.ts";

const admin = new Hono<SignedInContext>()
  .use(requireUser, requireAdmin)
  .route("/listings", adminListings)
  .route("/sources", adminSources)
  .route("/runs", adminRuns);

const app: Hono<PublicContext> = new Hono<PublicContext>()
  .use(securityHeaders)
  .use(async (c, next) => {
    const url = new URL(c.req.url);
    const target = findRedirect(url.pathname);
    return target === undefined ? next() : c.redirect(target + url.search, 301);
  })
  .route("/", health)
  .route("/api/home", home)
  .route("/api/areas", areasRoute)
  .route("/api/listings", listings)
  .route(
    "/api/leads",
    leadsRoute((c, form, status) => renderFormAgain(c, callApi(c), form, status)),
  )
  .route("/api/me", account)
  .route("/api/admin", admin)
  .route("/content", content)
  .route(feedPath, feed)
  .all("/api/*", () => {
    throw new ApiError("not_found", "There is no such address in this API.");
  })
  .route("/auth/v1", authGateway)
  .all("*", (c) => renderPage(c, callApi(c)));

/** Pages read the API in-process. */
function callApi(c: Context<PublicContext>) {
  return (path: string) => app.request(path, {}, c.env, c.executionCtx);
}

app.onError(answerError);

export default app satisfies ExportedHandler<PublicContext["Bindings"]>;
