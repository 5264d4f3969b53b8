/**
 * Which letter each text is shown in, and what the database would say of it. Sums, days and numbers are made up; names
 * say that they are samples.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import { lastInstalment } from "../../domain/leads/desk/contract-entry.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";
import type { LetterName } from "../../domain/texts/letters/letter-texts.ts";
import { sampleReference, sampleWords } from "../../domain/texts/sample-words.ts";
import type { NoticedLead } from "../email/write-email.ts";
import type {
  ToldAlert,
  ToldCommission,
  ToldContract,
  ToldInstalment,
  ToldReceipt,
  ToldViewing,
} from "../letters/told-letter.ts";
import { type SampleHome, sampleHome } from "./sample-homes.ts";

type SampleLetter =
  | { kind: "lead"; lead: NoticedLead; ownPath?: string }
  | ToldViewing
  | ToldReceipt
  | ToldInstalment
  | ToldContract
  | ToldAlert
  | ToldCommission;

type Made = { locale: Locale; now: Date };
type MakeSample = (made: Made) => SampleLetter;

const to = "sample@example.com";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const common = ({ locale }: Made) =>
  ({ audience: "visitor", to, locale, reference: sampleReference }) as const;
const later = (now: Date, days: number) => pattayaDay(new Date(now.getTime() + days * dayMs));
const viewingTime = "T10:00";

const lead =
  (kind: NoticedLead["kind"], ownPath?: string): MakeSample =>
  ({ locale, now }) => ({
    kind: "lead",
    lead: {
      id: sampleReference,
      reference: sampleReference,
      kind,
      locale,
      name: sampleWords[locale].person,
      email: to,
      phone: null,
      country: null,
      reach_by: "email",
      message: "",
      answers: { viewingAt: later(now, 3) + viewingTime },
      referral: null,
      campaign: null,
      due_at: new Date(now.getTime() + 48 * hourMs).toISOString(),
      created_at: now.toISOString(),
      listing_title: null,
      listing_slug: null,
    },
    ...(ownPath !== undefined && { ownPath }),
  });

const viewing =
  (news: ToldViewing["news"], changed: Partial<ToldViewing> = {}): MakeSample =>
  (made) => ({
    ...common(made),
    kind: "viewing",
    news,
    isInCalendar: true,
    isGivenUp: false,
    viewing: sampleReference,
    leadId: sampleReference,
    name: sampleWords[made.locale].person,
    reachBy: "whatsapp",
    phone: null,
    movedFrom: news === "moved" ? `${later(made.now, 2)}${viewingTime}:00+07:00` : null,
    startsAt: `${later(made.now, 3)}${viewingTime}:00+07:00`,
    minutes: 45,
    byVideo: false,
    place: sampleWords[made.locale].place,
    status: "confirmed",
    uid: sampleReference,
    sequence: 1,
    updatedAt: made.now.toISOString(),
    home: sampleWords[made.locale].home,
    slug: "sample",
    ...changed,
  });

const byVideo = (reachBy: string) => viewing("planned", { byVideo: true, place: "", reachBy });

const receipt =
  (kind: ToldReceipt["kind"], left = 1_140_000): MakeSample =>
  (made) => ({
    ...common(made),
    kind,
    number: `${sampleReference}-2`,
    takesBack: kind === "correction" ? `${sampleReference}-1` : null,
    takenBackOn: kind === "correction" ? later(made.now, 0) : null,
    amount: 20_000,
    paidOn: later(made.now, kind === "correction" ? -3 : 0),
    instalment: 3,
    home: sampleWords[made.locale].home,
    paid: 260_000,
    left,
    moves: 260_000,
    kept: 130_000,
    returned: 130_000,
  });

/** Days overdue, and below zero until it is due. */
const overdue: Record<ToldInstalment["step"], number> = {
  before: -7,
  on_day: 0,
  after_3: 3,
  after_10: 10,
  after_30: 30,
  fee: -7,
};

const instalment =
  (step: ToldInstalment["step"], number = step === "fee" ? lastInstalment + 1 : 3): MakeSample =>
  (made) => ({
    ...common(made),
    kind: "instalment",
    step,
    number,
    dueOn: later(made.now, -overdue[step]),
    amount: 20_000,
    owed: step.startsWith("after") ? 12_500 : 20_000,
    overdueInAll: step.startsWith("after") ? 32_500 : 0,
    home: sampleWords[made.locale].home,
  });

const noSums = {
  amount: null,
  paid: null,
  kept: null,
  returned: null,
  moved: null,
  leftToReturn: null,
  nextHome: null,
};

const contract =
  (news: ToldContract["news"], sums: Partial<ToldContract> = {}): MakeSample =>
  (made) => ({
    ...common(made),
    kind: "contract",
    news,
    on: later(made.now, 0),
    ...noSums,
    home: sampleWords[made.locale].home,
    ...(news === "upgraded" && { nextHome: sampleWords[made.locale].home }),
    ...sums,
  });

const alert =
  (news: ToldAlert["news"], homes: readonly SampleHome[] = [], more = 0): MakeSample =>
  ({ locale }) => ({
    kind: "alert",
    audience: "visitor",
    to,
    locale,
    news,
    reader: sampleReference,
    homes: homes.map((home) => sampleHome(home, locale)),
    more,
  });

const commission =
  (news: ToldCommission["news"], isReturned = false): MakeSample =>
  (made) => ({
    ...common(made),
    kind: "commission",
    news,
    isReturned,
    pageVersion: 1,
    amount: 15_000,
    on: later(made.now, 0),
  });

const application = lead("application");
const message = lead("contact");
const affiliate = lead("affiliate");
const guide = lead("guide", "/guide");
const request = lead("viewing", "/viewing");
const offer = lead("offer", "/list-your-home/sent");
const paid = receipt("receipt");
const lastPaid = receipt("receipt", 0);
const corrected = receipt("correction");
const soon = instalment("before");
const late = instalment("after_10");
const ended = contract("defaulted", { paid: 260_000, kept: 130_000, returned: 130_000 });
const upgraded = contract("upgraded", { paid: 260_000, kept: 60_000, returned: 0, moved: 200_000 });
const refunded = contract("refunded", { amount: 30_000, leftToReturn: 100_000 });
const asked = alert("asked");
const news = alert("homes", ["new", "cheaper", "dearer", "priced", "onRequest", "gone"], 3);
const planned = viewing("planned");
const warned = alert("warning");

const samples: Record<LetterName, MakeSample> = {
  subject: message,
  greeting: application,
  received: message,
  applicationSubject: application,
  applicationReceived: application,
  due: application,
  reference: application,
  thread: application,
  notYou: application,
  closing: application,
  guideSubject: guide,
  guideReceived: guide,
  guide,
  viewing: request,
  hold: request,
  offerSubject: offer,
  offerReceived: offer,
  offerDue: offer,
  pictures: offer,
  viewingSubject: planned,
  viewingAskedSubject: request,
  viewingAskedReceived: request,
  viewingPlannedSubject: planned,
  viewingPlanned: planned,
  viewingHome: planned,
  viewingPlace: planned,
  viewingByVideo: byVideo("whatsapp"),
  viewingDuration: planned,
  viewingMovedFrom: viewing("moved"),
  viewingVideoCall: byVideo("whatsapp"),
  viewingVideoPhone: byVideo("phone"),
  viewingVideoLink: byVideo("email"),
  viewingConfirmedSubject: viewing("confirmed"),
  viewingConfirmed: viewing("confirmed"),
  viewingMovedSubject: viewing("moved"),
  viewingMoved: viewing("moved"),
  viewingCancelledSubject: viewing("cancelled"),
  viewingCancelled: viewing("cancelled"),
  viewingGivenUp: viewing("cancelled", { isGivenUp: true }),
  viewingAnother: viewing("cancelled"),
  viewingGiveUp: planned,
  viewingReminderSubject: viewing("reminder"),
  viewingReminder: viewing("reminder"),
  viewingHoldEndedSubject: viewing("hold_ended"),
  viewingHoldEnded: viewing("hold_ended"),
  receiptSubject: paid,
  receipt: paid,
  receiptNumber: paid,
  receiptAmount: paid,
  receiptPaidOn: paid,
  receiptFor: paid,
  receiptPaidSoFar: paid,
  receiptLeft: paid,
  receiptMoves: paid,
  receiptAllPaid: lastPaid,
  receiptStopping: paid,
  receiptStoppingValue: paid,
  correctionSubject: corrected,
  correction: corrected,
  correctionNumber: corrected,
  correctionTakesBack: corrected,
  correctionTakenBackOn: corrected,
  instalmentBeforeSubject: soon,
  instalmentBefore: soon,
  instalmentOf: soon,
  instalmentDue: soon,
  instalmentAccount: paid,
  instalmentHowToPay: soon,
  instalmentDownPayment: instalment("before", 0),
  instalmentOnDaySubject: instalment("on_day"),
  instalmentOnDay: instalment("on_day"),
  instalmentAfter3Subject: instalment("after_3"),
  instalmentAfter3: instalment("after_3"),
  instalmentAfter10Subject: late,
  instalmentAfter10: late,
  instalmentCrossed: late,
  instalmentStillOwed: late,
  instalmentOverdueInAll: late,
  instalmentAfter30Subject: instalment("after_30"),
  instalmentAfter30: instalment("after_30"),
  instalmentFeeSubject: instalment("fee"),
  instalmentFee: instalment("fee"),
  instalmentLateFee: instalment("fee"),
  contractEndedSubject: ended,
  contractDefaulted: ended,
  contractTerminated: contract("terminated"),
  contractGoesBack: ended,
  contractReopenedSubject: contract("reopened"),
  contractReopened: contract("reopened"),
  contractPaidOffSubject: contract("paid_off", { amount: 900_000 }),
  contractPaidOff: contract("paid_off", { amount: 900_000 }),
  contractTransferredSubject: contract("transferred", { paid: 1_000_000 }),
  contractTransferred: contract("transferred", { paid: 1_000_000 }),
  contractUpgradedSubject: upgraded,
  contractUpgraded: upgraded,
  contractRefundedSubject: refunded,
  contractRefunded: refunded,
  contractAsk: ended,
  contractPaid: ended,
  contractKept: ended,
  contractReturned: ended,
  contractLeftToReturn: refunded,
  contractMoved: upgraded,
  contractNotMoved: upgraded,
  contractNextHome: upgraded,
  alertAskedSubject: asked,
  alertAsked: asked,
  alertAskedLink: asked,
  alertNotYou: asked,
  alertWarningSubject: warned,
  alertWarning: warned,
  alertWarningLink: warned,
  alertNewSubject: alert("homes", ["new"]),
  alertPriceSubject: alert("homes", ["cheaper"]),
  alertGoneSubject: alert("homes", ["gone"]),
  alertManySubject: news,
  alertNew: news,
  alertPriceDown: news,
  alertPriceUp: news,
  alertPriceGiven: news,
  alertGone: news,
  alertWas: news,
  alertOnRequest: news,
  alertRent: news,
  alertMonthly: news,
  alertMonthlyExample: news,
  alertSize: news,
  alertCondo: news,
  alertHouse: news,
  alertSee: news,
  alertMore: news,
  alertChange: news,
  affiliateSubject: affiliate,
  affiliateReceived: affiliate,
  commissionEarnedSubject: commission("earned"),
  commissionEarned: commission("earned"),
  commissionAmount: commission("earned"),
  commissionCode: commission("earned"),
  commissionPage: commission("earned"),
  commissionReversedSubject: commission("reversed"),
  commissionReversed: commission("reversed"),
  commissionPaidSubject: commission("settled"),
  commissionPaid: commission("settled"),
  commissionReturnedSubject: commission("settled", true),
  commissionReturned: commission("settled", true),
};

export function sampleLetter(name: LetterName, locale: Locale, now: Date): SampleLetter {
  return samples[name]({ locale, now });
}
