import { expect, test } from "vitest";
import { describeAddressProblem } from "../../../../web/administration/articles/describe-address-problem.ts";
import { ApiFailure } from "../../../../web/data/api.ts";

const refused = (code: string, status = 409) => new ApiFailure(status, code, "Choose another one.");
const taken = refused("address_taken");
const invalid = refused("invalid_input", 422);

test.each([
  [invalid, "Über uns!", { kind: "form", suggestion: "uber-uns" }],
  [invalid, "บ้านริมทะเล", { kind: "form", suggestion: expect.stringMatching(/^blog-\d{4}-\d\d-\d\d$/) }],
  [taken, "minutes", { kind: "taken", suggestion: "minutes-2" }],
  [taken, "x".repeat(80), { kind: "taken", suggestion: expect.stringMatching(/^blog-/) }],
  [refused("address_of_page"), "rss", { kind: "page", suggestion: "rss-2" }],
  [invalid, "minutes", undefined],
  [refused("unavailable", 503), "minutes", undefined],
  [null, "minutes", undefined],
])("A refused address has its reason and another one: %s, %s", (error, slug, described) => {
  expect(describeAddressProblem(error, "blog", slug)).toEqual(described);
});
