import { expect, test } from "vitest";
import type { FormState } from "../../../web/data/form-state.tsx";
import { toContactForm } from "../../../worker/pages/to-contact-form.ts";

const viewing: FormState = {
  kind: "viewing",
  page: "/de/property/weg",
  values: { name: "Anna", viewingAt: "2099-03-04T10:30", message: "Mit Hund", listing: "id" },
  errors: { email: "invalid", viewingAt: "invalid" },
};

test("A form of a withdrawn listing becomes a contact form whose message names the listing and the time", () => {
  expect(toContactForm(viewing, "de", "https://site.test", 410)).toEqual({
    kind: "contact",
    page: "/de/contact",
    values: {
      ...viewing.values,
      message: "Mit Hund\n2099-03-04T10:30\nhttps://site.test/de/property/weg",
    },
    errors: { email: "invalid" },
    failure: "gone",
  });
});

test("A page that is only unavailable is not called gone", () => {
  const failed = { ...viewing, failure: "unavailable" as const };
  expect(toContactForm(failed, "en", "https://site.test", 503).failure).toBe("unavailable");
  expect(toContactForm(viewing, "en", "https://site.test", 503).failure).toBeUndefined();
});
