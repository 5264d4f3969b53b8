import { expect, test } from "vitest";
import { messengerLink, messengers } from "../../../domain/leads/messengers.ts";

test("The message arrives unchanged, whatever characters it has", () => {
  const message = "สวัสดี “A & B” #1? 100%";
  for (const messenger of messengers) {
    const link = messengerLink(messenger, "baantawan", message);
    const written = link.slice(link.lastIndexOf("?") + 1).replace(/^text=/, "");
    expect(decodeURIComponent(written)).toBe(message);
    expect(new URL(link).protocol).toBe("https:");
  }
});

test("A LINE link has the account with its @ sign", () => {
  expect(messengerLink("line", "baantawan", "Hi")).toBe("https://line.me/R/oaMessage/%40baantawan/?Hi");
});
