import { offerTexts } from "./admin/offer-texts.ts";
import { letterTexts } from "./admin/letter-texts.ts";
import { postTexts } from "./admin/post-texts.ts";
import { positionTexts } from "./admin/position-texts.ts";
import { twinTexts } from "./admin/twin-texts.ts";
import { todayTexts } from "./admin/today-texts.ts";
import { peopleTexts } from "./admin/people-texts.ts";
import { buildingTexts } from "./admin/building-texts.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { teachTexts } from "./admin/teach-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { referralTexts } from "./admin/referral-texts.ts";
import { refusalTexts } from "./admin/refusal-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";
import { contractTexts } from "./admin/contract-texts.ts";
import { moneyTexts } from "./admin/money-texts.ts";
import { enquiryTexts } from "./admin/enquiry-texts.ts";
import { listingTexts } from "./admin/listing-texts.ts";
import { feedTexts } from "./admin/feed-texts.ts";
import { runTexts } from "./admin/run-texts.ts";
import { editorTexts } from "./admin/editor-texts.ts";
import { columnTexts } from "./admin/column-texts.ts";
import { fieldTexts } from "./admin/field-texts.ts";
import { homeTexts } from "./admin/home-texts.ts";
import { paperTexts } from "./admin/paper-texts.ts";
import { mediaTexts } from "./admin/media-texts.ts";
import { pictureTexts } from "./admin/picture-texts.ts";
import { paymentTexts } from "./admin/payment-texts.ts";
import { statementTexts } from "./admin/statement-texts.ts";
import { planTexts } from "./admin/plan-texts.ts";
import { settingsTexts } from "./admin/settings-texts.ts";
import { factNames } from "./admin/fact-names.ts";
import { writtenTexts } from "./admin/written-texts.ts";
import { articleRoom } from "./admin/article-room-texts.ts";
import { articleTexts } from "./admin/article-texts.ts";

export const admin = {
  addProperty: "Add property",
  propertyScraper: "Property scraper",
  fields: {
    type: "Type",
    status: "Status",
    featured: "Featured",
  },
  saved: "Saved.",
  pasteNumber: "Please paste a number in figures, such as 2,450,000.",
  viewListing: "View the listing",
  sources: "Sources",
  startRun: "Start a run",
  runState: {
    queued: "Queued",
    discovering: "Finding pages",
    fetching: "Reading pages",
    frozen: "Stopped to ask",
    done: "Done",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  deadMessages: {
    title: "Given up",
    hint: "Messages that failed again and again. Nothing is lost: replay one when the cause is gone.",
    empty: "Nothing was given up.",
    failed: "What was given up could not be loaded.",
    wholeRun: "The whole run",
    unreadable: "A message that cannot be read",
    attempts_one: "{{count}} attempt",
    attempts_other: "{{count}} attempts",
    replay: "Replay",
    replayOf: "Replay {{url}}",
    replayed: "Replayed {{time}}",
    replayDone: "It is on its way again.",
  },
  alarmsFailed: "The alarms could not be loaded.",
  noAlarms: "No alarms.",
  acknowledged: "Marked as seen.",
  earlierAlarms_one: "{{count}} more before it",
  earlierAlarms_other: "{{count}} more before it",
  openRun: "Open the run",
  savePage: "Download the saved page",
  pageSaved: "The page was saved as a text file.",
  alarmDetail: {
    "field-lost": "{{field}}: {{now}} of the homes have it, {{before}} had it before.",
    "fewer-listings": "Homes read: {{now}}, usually {{before}}.",
    blocked_one: "A bot wall answered for {{count}} page.",
    blocked_other: "A bot wall answered for {{count}} pages.",
    "too-many-withdrawals":
      "{{total}} of {{standing}} homes would go. Nothing was withdrawn: the run waits for your answer.",
    "too-many-changes":
      "{{total}} of {{standing}} homes would change status, offer, price or currency. Nothing was changed: the run waits for your answer.",
    "robots-forbids": "The source is paused until an admin starts it again.",
    "run-failed": "No page was read: {{reason}}.",
    "feed-smaller":
      "Homes in the file: {{records}}, in the one before: {{before}}. Nothing was changed: the run waits for your answer.",
  },
  inReview: "In review",
  approve: "Approve",
  reject: "Reject",
  nothingInReview: "Nothing waits for review.",
  source: "Source",
  alarms: "Alarms",
  acknowledge: "Seen",
  alarm: {
    "field-lost": "A field is missing from most listings",
    "fewer-listings": "Far fewer listings than before",
    blocked: "The site keeps us out",
    "too-many-withdrawals": "Too many listings would be withdrawn",
    "too-many-changes": "Homes would change in a doubtful way",
    "robots-forbids": "robots.txt forbids reading",
    "run-failed": "A run failed",
    "feed-smaller": "A feed is much smaller than before",
  },
  failure: {
    signInBeside: "Sign in in a new tab",
    openEnquiry: "Open the enquiry {{reference}}",
    showAll: "Show everything",
  },
  refusalTexts,
  todayTexts,
  letterTexts,
  offerTexts,
  positionTexts,
  postTexts,
  twinTexts,
  peopleTexts,
  buildingTexts,
  sourceTexts,
  teachTexts,
  enquiryTexts,
  contractTexts,
  moneyTexts,
  referralTexts,
  pasteTexts,
  reviewTexts,
  listingTexts,
  runTexts,
  feedTexts,
  editorTexts,
  columnTexts,
  fieldTexts,
  homeTexts,
  paperTexts,
  mediaTexts,
  pictureTexts,
  planTexts,
  statementTexts,
  paymentTexts,
  settingsTexts,
  factNames,
  writtenTexts,
  articleRoom,
  articleTexts,
};
