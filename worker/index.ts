/** The site Worker: the whole URL surface on one screen. */
import { type Context, Hono } from "hono";
import type { PublicContext, SignedInContext } from "./context.ts";
import { answerError } from "./answer-error.ts";
import { renderFormAgain, renderPage } from "./pages.ts";
import { redirects } from "./redirects.ts";
import { requestIdHeader, requestLog } from "./request-log.ts";
import { requireAdmin, requireUser } from "./require-admin.ts";
import { account } from "./routes/account.ts";
import { adminAlarms } from "./routes/admin/alarms.ts";
import { adminLeads } from "./routes/admin/leads.ts";
import { adminEditing } from "./routes/admin/edit-listings.ts";
import { adminListings } from "./routes/admin/listings.ts";
import { adminReview } from "./routes/admin/review.ts";
import { adminRuns } from "./routes/admin/runs.ts";
import { adminSteering } from "./routes/admin/steering.ts";
import { adminSources } from "./routes/admin/sources.ts";
import { areasRoute } from "./routes/areas.ts";
import { authGateway } from "./routes/auth-gateway.ts";
import { content } from "./routes/content.ts";
import { health } from "./routes/health.ts";
import { home } from "./routes/home.ts";
import { images } from "./routes/images.ts";
import { leadsRoute } from "./routes/leads.ts";
import { listings } from "./routes/listings.ts";
import { seo } from "./routes/seo.ts";
import { storageGateway } from "./routes/storage-gateway.ts";
import { priceHistory } from "./routes/price-history.ts";
import { securityHeaders } from "./security-headers.ts";
import { ApiError } from "./errors.ts";

const admin = new Hono<SignedInContext>()
  .use(requireUser, requireAdmin)
  .route("/listings", adminListings)
  .route("/listings", adminEditing)
  .route("/listings", adminReview)
  .route("/leads", adminLeads)
  .route("/sources", adminSources)
  .route("/runs", adminRuns)
  .route("/", adminAlarms)
  .route("/", adminSteering);

const api = new Hono<PublicContext>()
  .route("/home", home)
  .route("/areas", areasRoute)
  .route("/listings", listings)
  .route("/listings", priceHistory)
  .route(
    "/leads",
    leadsRoute((c, form, status) => renderFormAgain(c, callApi(c), form, status)),
  )
  .route("/me", account)
  .route("/admin", admin)
  .all("*", () => {
    throw new ApiError("not_found", "There is no such address in this API.");
  });

/** What pages are made of, and what the browser asks for after them. */
const data: Hono<PublicContext> = new Hono<PublicContext>()
  .route("/api", api)
  .route("/content", content)
  .onError(answerError);

const app = new Hono<PublicContext>()
  .use(requestLog, securityHeaders, redirects)
  .route("/", health)
  .route("/", seo)
  .route("/", data)
  .route("/auth/v1", authGateway)
  .route("/storage/v1", storageGateway)
  .route("/img", images)
  .all("*", (c) => renderPage(c, callApi(c)))
  .onError(answerError);

/** Pages read in-process, in their request's name and, where reads are limited, in their visitor's. */
function callApi(c: Context<PublicContext>) {
  const address = c.req.header("cf-connecting-ip");
  const headers = {
    [requestIdHeader]: c.get("requestId"),
    ...(address && { "cf-connecting-ip": address }),
  };
  return (path: string) => data.request(path, { headers }, c.env, c.executionCtx);
}

export default app satisfies ExportedHandler<PublicContext["Bindings"]>;
