import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readLink } from "../../../../web/features/account/callback/spend-link.ts";
import { hoursUntil } from "../../../../web/features/account/application/hours-until.ts";
import { mergeSaved } from "../../../../web/features/account/saved/merge-saved.ts";
import { isInAppBrowser } from "../../../../web/features/account/sign-in/in-app-browser.ts";
import { nameProvider } from "../../../../domain/accounts/name-provider.ts";
import { ProviderMark } from "../../../../web/features/account/sign-in/provider-mark.tsx";
import { readWays } from "../../../../web/features/account/sign-in/settings-query.ts";
import { readLinkParameters, takeLinkParameters } from "../../../../web/visitor/link-parameters.ts";

test("Homes of a device and an account that never met are all kept", () => {
  expect(mergeSaved([], ["a", "b"], ["b", "c"])).toEqual({
    kept: ["a", "b", "c"],
    change: { add: ["a"], remove: [] },
  });
});

test("What was removed here or there since they last met is removed everywhere", () => {
  expect(mergeSaved(["a", "b", "c"], ["b", "c", "new"], ["a", "b", "other"])).toEqual({
    kept: ["b", "new", "other"],
    change: { add: ["new"], remove: ["a"] },
  });
  expect(mergeSaved(["a"], ["a"], ["a"])).toEqual({ kept: ["a"], change: { add: [], remove: [] } });
});

function open(address: string) {
  const { pathname, search, hash } = new URL(address, "http://site.test");
  const replaced: string[] = [];
  const isTaken = takeLinkParameters({
    location: { pathname, search, hash },
    history: { replaceState: (_state, _title, url) => void replaced.push(String(url)) },
  });
  return { isTaken, replaced, given: readLinkParameters() };
}

test("Tokens leave the address of every page", () => {
  expect(open("/th/auth/callback#token_hash=t&type=email")).toEqual({
    isTaken: true,
    replaced: ["/th/auth/callback"],
    given: { token_hash: "t", type: "email" },
  });
  expect(open("/auth/callback?code=c")).toMatchObject({ replaced: ["/auth/callback"], given: { code: "c" } });
  expect(open("/?a=1#access_token=t&refresh_token=r").replaced).toEqual(["/?a=1"]);
  for (const plain of ["/finance#apply", "/listings?code=1", "/auth/callback", "/#error"]) {
    expect(open(plain), plain).toMatchObject({ isTaken: false, replaced: [] });
  }
});

test("A link says what it brings", () => {
  const now = 1_000_000_000_000;
  const expires_at = String(now / 1000 + 3600 - 121);
  const both = { access_token: "a", refresh_token: "r", expires_in: "3600", expires_at };
  expect(readLink({}, now).kind).toBe("none");
  expect(readLink({ code: "c" }, now)).toEqual({ kind: "code", code: "c" });
  expect(readLink({ token_hash: "t", type: "recovery" }, now)).toMatchObject({ kind: "mailed" });
  expect(readLink(both, now)).toMatchObject({ kind: "session", isStale: true });
  expect(readLink({ ...both, expires_at: String(now / 1000 + 3500) }, now)).toMatchObject({ isStale: false });
  expect(readLink({ message: "Confirmation link accepted." }, now).kind).toBe("waiting");
  for (const broken of [
    { token_hash: "t", type: "nonsense" },
    { access_token: "a" },
    { refresh_token: "r" },
    { error: "access_denied" },
    { anything: "else" },
  ]) {
    expect(readLink(broken, now).kind).toBe("failed");
  }
});

test("Only ways that are switched on are offered, by the names that people know", () => {
  const external = {
    email: true,
    phone: false,
    anonymous_users: true,
    google: true,
    apple: false,
    "custom:line": true,
  };
  expect(readWays({ external, saml_enabled: true, passkeys_enabled: true })).toEqual({
    providers: ["google", "custom:line"],
    hasSso: true,
    hasPhone: false,
    hasGuests: true,
    hasPasskeys: true,
  });
  expect(readWays({})).toEqual({
    providers: [],
    hasSso: false,
    hasPhone: false,
    hasGuests: false,
    hasPasskeys: false,
  });
  expect(["google", "custom:line", "github"].map(nameProvider)).toEqual(["Google", "LINE", "GitHub"]);
});

test("Browsers inside other apps are known by their names", () => {
  expect(isInAppBrowser("Mozilla/5.0 (iPhone) AppleWebKit/605 Safari Line/13.0.0")).toBe(true);
  expect(isInAppBrowser("Mozilla/5.0 (Linux; Android) MicroMessenger/8.0")).toBe(true);
  expect(isInAppBrowser("Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/400]")).toBe(true);
  expect(isInAppBrowser("Mozilla/5.0 (X11; Linux) Chrome/140 Safari/537.36 Online")).toBe(false);
});

test("The countdown rounds up, and ends at the promised time", () => {
  const now = Date.parse("2026-11-22T10:00:00Z");
  expect(hoursUntil("2026-11-24T09:30:00Z", now)).toBe(48);
  expect(hoursUntil("2026-11-22T10:01:00Z", now)).toBe(1);
  expect(hoursUntil("2026-11-22T10:00:00Z", now)).toBe(0);
});

test("Known providers carry their mark, others their name alone", () => {
  const marks = ["google", "custom:line", "apple", "corporate"].map((provider) =>
    renderToString(createElement(ProviderMark, { provider })),
  );
  expect(marks.map((mark) => mark.includes("<path"))).toEqual([true, true, true, false]);
});
