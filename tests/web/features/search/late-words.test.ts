import { expect, test, vi } from "vitest";

test("The search box loads no words of languages: the Worker reads what is typed", async () => {
  const loaded = vi.fn();
  vi.doMock("../../../../domain/search/vocabulary.ts", async (load) => {
    loaded();
    return load();
  });
  await import("../../../../web/features/search/search-answers.client.tsx");
  expect(loaded).not.toHaveBeenCalled();
});
