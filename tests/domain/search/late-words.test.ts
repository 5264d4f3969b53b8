/** The words of six languages are needed to answer a search, and by nothing else that a visitor loads. */
import { expect, test, vi } from "vitest";

test("Neither the search box nor the start of the site's Worker loads the words of languages", async () => {
  const loaded = vi.fn();
  vi.doMock("../../../domain/search/vocabulary.ts", async (load) => {
    loaded();
    return load();
  });
  await import("../../../web/features/search/search-answers.client.tsx");
  await import("../../../worker/routes/catalogue/search.ts");
  expect(loaded).not.toHaveBeenCalled();
  await import("../../../worker/backend/search-reads.ts");
  expect(loaded).toHaveBeenCalled();
});
