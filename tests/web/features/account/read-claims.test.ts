import { expect, test } from "vitest";
import { readClaims } from "../../../../web/features/account/read-claims.ts";

const tokenOf = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

test("A token's second step and session are read, whatever signs its encoding has", () => {
  const claims = { aal: "aal2", session_id: "one", name: "~?~?~?>>>" };
  expect(tokenOf(claims)).toMatch(/_/);
  expect(tokenOf({ ...claims, name: "~~~>>>" })).toMatch(/-/);
  for (const name of [claims.name, "~~~>>>"]) {
    expect(readClaims(tokenOf({ ...claims, name }))).toEqual({ assurance: "aal2", sessionId: "one" });
  }
});

test.each(["", "head.%%%.signature", tokenOf({ aal: 2, session_id: null })])(
  "What cannot be read proves no second step: %j",
  (token) => {
    expect(readClaims(token)).toEqual({ assurance: "aal1", sessionId: "" });
  },
);
