/** The site Worker: the whole URL surface on one screen. */
import { type Context, Hono } from "hono";
import type { PublicContext, ReadApi, SignedInContext } from "./context.ts";
import { answerError } from "./http/answer-error.ts";
import { readApi } from "./pages/read-api.ts";
import { renderFormAgain, renderPage } from "./pages/page-routes.ts";
import { redirects } from "./pages/redirects.ts";
import { requestIdHeader, requestLog } from "./http/request-log.ts";
import { requireAdmin, requireRight, requireUser } from "./sign-in/require-admin.ts";
import { account } from "./routes/account.ts";
import { adminAlarms } from "./routes/admin/scraping/alarms.ts";
import { adminArticles } from "./routes/admin/texts/articles.ts";
import { adminBuildings } from "./routes/admin/buildings.ts";
import { adminCopy } from "./routes/admin/copy.ts";
import { adminLeads } from "./routes/admin/leads/admin-leads.ts";
import { adminEditing } from "./routes/admin/edit-listings.ts";
import { adminHomeOwners } from "./routes/admin/home-owners.ts";
import { adminListingPictures } from "./routes/admin/listing-pictures.ts";
import { adminListings } from "./routes/admin/listings.ts";
import { adminOwnHomes } from "./routes/admin/own-homes.ts";
import { adminReview } from "./routes/admin/scraping/review.ts";
import { adminRuns } from "./routes/admin/scraping/runs.ts";
import { adminRunCommands } from "./routes/admin/scraping/run-commands.ts";
import { adminSettings } from "./routes/admin/settings.ts";
import { adminFeedFiles } from "./routes/admin/feeds/feed-files.ts";
import { adminPartnerFeeds } from "./routes/admin/feeds/partner-feeds.ts";
import { adminPosts } from "./routes/admin/scraping/posts.ts";
import { adminSourceReading } from "./routes/admin/scraping/source-reading.ts";
import { adminSources } from "./routes/admin/scraping/sources.ts";
import { adminStatement } from "./routes/admin/statement.ts";
import { adminGuideFiles } from "./routes/admin/texts/guide-files.ts";
import { adminTexts } from "./routes/admin/texts/texts.ts";
import { adminTextPreviews } from "./routes/admin/texts/text-previews.ts";
import { adminMedia } from "./routes/admin/texts/media.ts";
import { adminMoney } from "./routes/admin/money.ts";
import { adminToday } from "./routes/admin/today.ts";
import { adminPeople } from "./routes/admin/people.ts";
import { alertsRoute } from "./routes/alerts.ts";
import { authGateway } from "./routes/auth-gateway.ts";
import { calendar } from "./routes/calendar.ts";
import { contracts } from "./routes/contracts/contracts.ts";
import { content } from "./routes/content.ts";
import { guide } from "./routes/guide.ts";
import { health } from "./routes/health.ts";
import { visitorsViewings } from "./routes/enquiries/visitors-viewings.ts";
import { images, pictures } from "./routes/images.ts";
import { leadsRoute } from "./routes/enquiries/leads.ts";
import { offers } from "./routes/enquiries/offers.ts";
import { seo } from "./routes/seo.ts";
import { partnerFiles } from "./routes/partner-files.ts";
import { shareCards } from "./routes/share-cards.ts";
import { storageGateway } from "./routes/storage-gateway.ts";
import { publicReads } from "./routes/public-reads.ts";
import { adminReferrals } from "./routes/admin/referrals.ts";
import { referrals } from "./routes/referrals.ts";
import { reports } from "./routes/reports.ts";
import { viewings } from "./routes/enquiries/viewings.ts";
import { views } from "./routes/catalogue/views.ts";
import { mailEvents } from "./routes/mail-events.ts";
import { searchRedirect } from "./routes/catalogue/search.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { ApiError } from "./errors.ts";

const scraperAddresses = [
  "sources",
  "posts",
  "runs",
  "alarms",
  "duplicates",
  "dead-messages",
  "partner-feeds",
].map((part) => `/${part}/*`);

const admin = new Hono<SignedInContext>()
  .use(requireUser, requireAdmin)
  .use("/listings/*", requireRight("listings"))
  .use("/own-homes/*", requireRight("own_listings"))
  .use("/buildings/*", requireRight("listings"))
  .use("/leads/*", requireRight("enquiries", "own_enquiries"))
  .use("/money/*", requireRight("own_contracts"))
  .use("/referrals/*", requireRight("see_contracts"))
  .use("/statement/*", requireRight("contracts"))
  .use("/settings/*", requireRight("settings"))
  .use("/people/*", requireRight("people"))
  .use("/texts/*", requireRight("texts"))
  .use("/media/*", requireRight("texts"))
  .use("/copy", requireRight("people"))
  .on("ALL", scraperAddresses, requireRight("scraper"))
  .route("/today", adminToday)
  .route("/people", adminPeople)
  .route("/listings", adminListings)
  .route("/listings", adminEditing)
  .route("/listings", adminListingPictures)
  .route("/listings", adminHomeOwners)
  .route("/listings", adminReview)
  .route("/own-homes", adminOwnHomes)
  .route("/buildings", adminBuildings)
  .route("/leads", adminLeads)
  .route("/money", adminMoney)
  .route("/statement", adminStatement)
  .route("/referrals", adminReferrals)
  .route("/settings", adminSettings)
  .route("/texts/articles", adminArticles)
  .route("/texts/guide-files", adminGuideFiles)
  .route("/texts", adminTextPreviews)
  .route("/texts", adminTexts)
  .route("/media", adminMedia)
  .route("/copy", adminCopy)
  .route("/sources", adminSourceReading)
  .route("/sources", adminFeedFiles)
  .route("/partner-feeds", adminPartnerFeeds)
  .route("/sources", adminSources)
  .route("/posts", adminPosts)
  .route("/runs", adminRuns)
  .route("/", adminAlarms)
  .route("/", adminRunCommands);

const api = new Hono<PublicContext>()
  .route("/listings", viewings)
  .route(
    "/leads",
    leadsRoute((c, form, status) => renderFormAgain(c, apiReader(c), form, status)),
  )
  .route(
    "/alerts",
    alertsRoute((c, form, status) => renderFormAgain(c, apiReader(c), form, status)),
  )
  .route("/viewings", visitorsViewings)
  .route("/referrals", referrals)
  .route("/offers", offers)
  .route("/me", account)
  .route("/mail-events", mailEvents)
  .route("/contracts", contracts)
  .route("/calendar", calendar)
  .route("/views", views)
  .route("/admin", admin)
  .all("*", () => {
    throw new ApiError("not_found", "There is no such address in this API.");
  });

/** The data that pages need, on the server and in the browser. */
const data: Hono<PublicContext> = new Hono<PublicContext>()
  .route("/", publicReads)
  .route("/api", api)
  .route("/content", content)
  .onError(answerError);

const app = new Hono<PublicContext>()
  .use(requestLog, securityHeaders, redirects)
  .route("/", health)
  .route("/", seo)
  .route("/", reports)
  .route("/", data)
  .route("/", searchRedirect(apiReader))
  .route("/auth/v1", authGateway)
  .route("/storage/v1", storageGateway)
  .route("/guide", guide)
  .route("/img", images)
  .route("/media", images)
  .route("/pictures", pictures)
  .route("/share", shareCards)
  .route("/feeds", partnerFiles)
  .all("*", (c) => renderPage(c, apiReader(c)))
  .onError(answerError);

/** Pages read in-process. The request id goes along for the log, the visitor's address for the rate limits. */
function apiReader(c: Context<PublicContext>): ReadApi {
  const address = c.req.header("cf-connecting-ip");
  const headers = { [requestIdHeader]: c.get("requestId"), ...(address && { "cf-connecting-ip": address }) };
  return (path) => readApi(c, path, () => data.request(path, { headers }, c.env, c.executionCtx));
}

export default app satisfies ExportedHandler<PublicContext["Bindings"]>;
