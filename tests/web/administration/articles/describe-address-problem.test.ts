import { expect, test } from "vitest";
import { addressProblems } from "../../../../domain/texts/articles/article-slug.ts";
import { describeAddressProblem } from "../../../../web/administration/articles/describe-address-problem.ts";
import { ApiFailure } from "../../../../web/data/api.ts";

const refused = (message: string) => new ApiFailure(422, "invalid_input", `slug: ${message}.`, {});
const taken = refused(addressProblems.taken);

test.each([
  [taken, "Über uns!", { kind: "form", suggestion: "uber-uns" }],
  [taken, "บ้านริมทะเล", { kind: "form", suggestion: expect.stringMatching(/^blog-\d{4}-\d\d-\d\d$/) }],
  [taken, "minutes", { kind: "taken", suggestion: "minutes-2" }],
  [taken, "x".repeat(80), { kind: "taken", suggestion: expect.stringMatching(/^blog-/) }],
  [refused(addressProblems.page), "rss", { kind: "page", suggestion: "rss-2" }],
  [refused("must have at most 120 characters"), "minutes", undefined],
  [new ApiFailure(503, "unavailable", addressProblems.taken, {}), "minutes", undefined],
  [null, "minutes", undefined],
])("A refused address has its reason and another one: %s, %s", (error, slug, described) => {
  expect(describeAddressProblem(error, "blog", slug)).toEqual(described);
});
