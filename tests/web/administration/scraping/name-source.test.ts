import { expect, test } from "vitest";
import { nameOfPosts } from "../../../../domain/scraping/pasted-post.ts";
import { nameSource } from "../../../../web/administration/scraping/name-source.ts";
import { textsOf } from "../texts-of.ts";

test("The source of pasted posts is named in the reader's language, any other as an admin named it", async () => {
  const [english, thai] = await Promise.all([textsOf("en"), textsOf("th")]);
  expect(nameSource(nameOfPosts, english)).toBe("Pasted posts");
  expect(nameSource(nameOfPosts, thai)).toBe("โพสต์ที่วาง");
  for (const name of ["Pasted posts", "Baan Finder"]) expect(nameSource(name, thai)).toBe(name);
});
