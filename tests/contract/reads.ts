/** Contract of reads of `/rest/v1`. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { ask, asService } from "./target.ts";

const books = () => asService().from("contract_books");
const authors = () => asService().from("contract_authors");
const ids = (rows: { id: number }[] | null) => rows?.map((row) => row.id);

contract("select", "Columns can be renamed, cast and taken out of JSON", async () => {
  const { data } = await books()
    .select("name:title,text_id:id::text,isbn:details->>isbn,details->weight")
    .eq("id", 1);
  expect(data).toEqual([{ name: "The Long Tide", text_id: "1", isbn: "111", weight: 400 }]);
  const deep = await authors()
    .select("first:details->prizes->0->year,last:details->prizes->-1->>year")
    .eq("id", 1);
  expect(deep.data).toEqual([{ first: 2020, last: "2024" }]);
  const all = await authors().select("*").eq("id", 3);
  expect(all.data).toEqual([{ id: 3, name: "Chloé", country: null, details: null }]);
});

contract("select", "An unknown name gets the same answer as from PostgREST", async () => {
  expect(await books().select("nope")).toMatchObject({
    status: 400,
    error: { code: "42703", message: "column contract_books.nope does not exist" },
  });
  expect(await asService().from("contract_book").select()).toMatchObject({
    status: 404,
    error: { code: "PGRST205" },
  });
  expect(await books().select("id::nonsense")).toMatchObject({ status: 400, error: { code: "42704" } });
  expect(await books().select("price.sum()")).toMatchObject({ status: 400, error: { code: "PGRST123" } });
});

contract("embed", "A foreign key embeds to-one, to-many, one-to-one and many-to-many", async () => {
  const one = await books()
    .select(
      "title,author:contract_authors!contract_books_author(name),contract_covers(color),contract_tags(name)",
    )
    .in("id", [1, 4])
    .order("id");
  expect(one.data).toEqual([
    {
      title: "The Long Tide",
      author: { name: "Anan" },
      contract_covers: { color: "blue" },
      contract_tags: [{ name: "novel" }, { name: "coast" }],
    },
    { title: 'Untitled, "Draft" (2)', author: null, contract_covers: null, contract_tags: [] },
  ]);
  const many = await authors()
    .select("name,contract_books!author_id(title)")
    .order("id")
    .order("id", { referencedTable: "contract_books", ascending: false });
  expect(many.data).toEqual([
    { name: "Anan", contract_books: [{ title: "Short Rain" }, { title: "The Long Tide" }] },
    { name: "Berta", contract_books: [{ title: "Ein Haus" }] },
    { name: "Chloé", contract_books: [] },
  ]);
});

contract(
  "embed",
  "Embeds can be nested, filtered and limited, and filter rows with inner or null",
  async () => {
    const nested = await authors()
      .select("name,books:contract_books!author_id!inner(title,contract_covers!inner(color))")
      .eq("books.contract_covers.color", "blue");
    expect(nested.data).toEqual([
      { name: "Anan", books: [{ title: "The Long Tide", contract_covers: { color: "blue" } }] },
    ]);
    const limited = await authors()
      .select("books:contract_books!author_id(id)")
      .eq("id", 1)
      .limit(1, { referencedTable: "books" });
    expect(limited.data?.[0]?.books).toHaveLength(1);
    const without = await books().select("id,contract_covers(color)").is("contract_covers", null).order("id");
    expect(ids(without.data)).toEqual([2, 4]);
    const spread = await books().select("title,...contract_authors!author_id(author:name)").eq("id", 3);
    expect(spread.data).toEqual([{ title: "Ein Haus", author: "Berta" }]);
  },
);

contract("embed", "An ambiguous or missing relationship is an error", async () => {
  const link = (name: string, column: string) => ({
    cardinality: "many-to-one",
    embedding: "contract_books with contract_authors",
    relationship: `${name} using contract_books(${column}) and contract_authors(id)`,
  });
  expect(await books().select("contract_authors(name)")).toMatchObject({
    status: 300,
    error: {
      code: "PGRST201",
      details: [link("contract_books_author", "author_id"), link("contract_books_editor", "editor_id")],
      hint: expect.stringContaining("'contract_authors!contract_books_author'"),
    },
  });
  expect(await books().select("contract_notes(body)")).toMatchObject({
    status: 400,
    error: { code: "PGRST200" },
  });
});

contract("filters", "Comparisons and patterns select rows", async () => {
  expect(ids((await books().select("id").eq("title", 'Untitled, "Draft" (2)')).data)).toEqual([4]);
  expect(ids((await books().select("id").neq("id", 1).order("id")).data)).toEqual([2, 3, 4]);
  expect(ids((await books().select("id").gt("pages", 120).lte("pages", 310).order("id")).data)).toEqual([
    1, 3,
  ]);
  expect(ids((await books().select("id").gte("pages", 220).lt("pages", 310)).data)).toEqual([3]);
  expect(ids((await books().select("id").like("title", "%Rain")).data)).toEqual([2]);
  expect(ids((await books().select("id").ilike("title", "*tide")).data)).toEqual([1]);
  expect(ids((await books().select("id").likeAnyOf("title", ["The%", "Ein%"]).order("id")).data)).toEqual([
    1, 3,
  ]);
  expect(ids((await books().select("id").ilikeAllOf("title", ["%e%", "%h%"]).order("id")).data)).toEqual([
    1, 3,
  ]);
  expect(ids((await books().select("id").filter("title", "match", "^S")).data)).toEqual([2]);
  expect(ids((await books().select("id").filter("title", "imatch", "^ein")).data)).toEqual([3]);
  expect(ids((await books().select("id").is("in_print", null)).data)).toEqual([4]);
  expect(ids((await books().select("id").is("in_print", false)).data)).toEqual([2]);
  expect(ids((await books().select("id").filter("details->>isbn", "eq", "222")).data)).toEqual([2]);
});

contract("filters-lists", "Lists, arrays, JSON containment and text search select rows", async () => {
  expect(
    ids(
      (await books().select("id").filter("title", "in", '("Untitled, \\"Draft\\" (2)",Ein Haus)').order("id"))
        .data,
    ),
  ).toEqual([3, 4]);
  expect(ids((await books().select("id").in("id", [])).data)).toEqual([]);
  expect(ids((await books().select("id").contains("keywords", ["sea"])).data)).toEqual([1]);
  expect(ids((await books().select("id").containedBy("keywords", ["rain", "sea"]).order("id")).data)).toEqual(
    [2, 4],
  );
  expect(ids((await books().select("id").overlaps("keywords", ["rain", "house"]).order("id")).data)).toEqual([
    2, 3,
  ]);
  expect(ids((await books().select("id").contains("details", { isbn: "111" })).data)).toEqual([1]);
  const search = (type: "plain" | "phrase" | "websearch" | undefined, words: string) =>
    books()
      .select("id")
      .textSearch("summary", words, { config: "english", ...(type && { type }) });
  expect(ids((await search(undefined, "fishermen & sail")).data)).toEqual([1]);
  expect(ids((await search("plain", "sailing dawn")).data)).toEqual([1]);
  expect(ids((await search("phrase", "wet season")).data)).toEqual([2]);
  expect(ids((await search("websearch", "house -wet")).data)).toEqual([3]);
});

contract("filters-logic", "Conditions are negated, joined and nested", async () => {
  expect(ids((await books().select("id").not("keywords", "cs", "{sea}").order("id")).data)).toEqual([
    2, 3, 4,
  ]);
  expect(
    ids((await books().select("id").or("id.eq.2,and(pages.gt.200,price.is.null)").order("id")).data),
  ).toEqual([2, 3]);
  expect(
    ids((await books().select("id").or('title.eq."Untitled, \\"Draft\\" (2)",id.in.(1,2)').order("id")).data),
  ).toEqual([1, 2, 4]);
  expect(
    ids((await books().select("id").or("not.and(id.gt.1,id.lt.4),keywords.ov.{rain}").order("id")).data),
  ).toEqual([1, 2, 4]);
  const inner = await authors()
    .select("name,contract_books!author_id!inner(id)")
    .or("pages.eq.120,pages.eq.220", { referencedTable: "contract_books" })
    .order("id");
  expect(inner.data?.map((row) => row.name)).toEqual(["Anan", "Berta"]);
});

contract("order", "Rows are ordered, with nulls first or last, and by an embedded column", async () => {
  expect(ids((await books().select("id").order("price", { ascending: false })).data)?.[0]).toBe(3);
  expect(ids((await books().select("id").order("price", { nullsFirst: false })).data)).toEqual([4, 2, 1, 3]);
  expect(
    ids((await books().select("id").order("price", { ascending: false, nullsFirst: false })).data),
  ).toEqual([1, 2, 4, 3]);
  const byAuthor = await books()
    .select("id,contract_authors!author_id(name)")
    .order("contract_authors(name)", { ascending: false, nullsFirst: false })
    .order("id");
  expect(ids(byAuthor.data)).toEqual([3, 1, 2, 4]);
  expect(
    ids((await books().select("id").order("details->>isbn", { nullsFirst: false }).limit(2)).data),
  ).toEqual([1, 2]);
});

contract("range", "A page is selected by limit and offset or by a Range header", async () => {
  expect(ids((await books().select("id").order("id").range(1, 2)).data)).toEqual([2, 3]);
  const ranged = await ask("/rest/v1/contract_books?select=id&order=id", {
    headers: { Range: "1-2", "Range-Unit": "items" },
  });
  expect([ranged.status, ranged.headers.get("Content-Range"), await ranged.json()]).toEqual([
    200,
    "1-2/*",
    [{ id: 2 }, { id: 3 }],
  ]);
  const beyond = await ask("/rest/v1/contract_books?offset=50", { headers: { Prefer: "count=exact" } });
  expect([beyond.status, (await beyond.json()).code]).toEqual([416, "PGRST103"]);
});

contract("count", "Rows are counted exactly, by plan and by estimate", async () => {
  const exact = await books().select("id", { count: "exact" }).gt("id", 1).lte("id", 4).range(0, 0);
  expect([exact.status, exact.count, exact.data?.length]).toEqual([206, 3, 1]);
  const inner = await authors()
    .select("id,contract_books!author_id!inner(id)", { count: "exact" })
    .eq("contract_books.in_print", true);
  expect(inner.count).toBe(2);
  expect((await books().select("id", { count: "estimated" }).lte("id", 4)).count).toBe(4);
  expect((await books().select("id", { count: "planned" })).count).toBeGreaterThan(0);
});

contract("single", "A single row is answered as an object, and any other number is a 406", async () => {
  expect((await books().select("id").eq("id", 1).single()).data).toEqual({ id: 1 });
  expect(await books().select("id").lte("id", 4).single()).toMatchObject({
    status: 406,
    error: { code: "PGRST116", details: "The result contains 4 rows" },
  });
  expect((await books().select("id").eq("id", 999).maybeSingle()).data).toBeNull();
});

contract("head", "HEAD answers the count and no body", async () => {
  const { data, count, status } = await books().select("*", { count: "exact", head: true }).lte("id", 4);
  expect([data, count, status]).toEqual([null, 4, 200]);
});
