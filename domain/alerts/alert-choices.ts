/** What a reader of letters about homes may choose. */
export const alertPaces = ["at_once", "daily", "weekly"] as const;
type AlertPace = (typeof alertPaces)[number];

/** A list of homes as our pages write its query, one home, or one building. */
export type AlertKind = "search" | "home" | "building";

export const alertChanges = ["confirm", "remove", "every", "stop", "resume"] as const;
export type AlertChange = (typeof alertChanges)[number];

/** `GET /api/alerts`: null where the pass is not ours or has ended. Nothing in it says whose they are. */
export type AlertsAnswer = { reader: AlertReader | null };

export type AlertReader = {
  every: AlertPace;
  locale: string;
  endedFor: "stopped" | "ignored" | "bounced" | "complained" | null;
  alerts: {
    id: string;
    kind: AlertKind;
    address: string;
    isConfirmed: boolean;
    /** How often they asked to hear of it, until they press the button that confirms it. */
    asks: AlertPace | null;
    /** Of the home or the building, while we show it. */
    title: string | null;
    slug: string | null;
    /** The home is sold or no longer offered, or we have no such building any more. */
    isGone: boolean;
  }[];
};

/** `POST /api/alerts`: a letter with a button is on its way, or an account with this address asked. */
export type AskedAlert = { state: "asked" | "on" };

/** `GET /api/me/alerts`: where the account's alerts are changed; null when it has none. */
export type MyAlerts = { path: string | null };
