/** Contract of writes to `/rest/v1` and of function calls. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { ask, asService } from "./target.ts";

const books = () => asService().from("contract_books");
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/rest/v1/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });

contract("insert", "One and many rows are inserted, with nulls or defaults for missing columns", async () => {
  const one = await books().insert({ title: "One" }).select("title,summary").single();
  expect([one.status, one.data]).toEqual([201, { title: "One", summary: "none yet" }]);
  const nulls = await books()
    .insert([
      { title: "Two", pages: 5 },
      { title: "Three", summary: "s" },
    ])
    .select("title,pages,summary")
    .order("id");
  expect(nulls.data).toEqual([
    { title: "Two", pages: 5, summary: null },
    { title: "Three", pages: null, summary: "s" },
  ]);
  const defaults = await books()
    .insert(
      [
        { title: "Four", pages: 5 },
        { title: "Five", summary: "s" },
      ],
      { defaultToNull: false },
    )
    .select("title,summary")
    .order("title");
  expect(defaults.data).toEqual([
    { title: "Five", summary: "s" },
    { title: "Four", summary: "none yet" },
  ]);
});

contract("insert", "Only the named columns are written, and unknown ones are an error", async () => {
  const response = await post(
    "contract_books?columns=title&select=title,pages",
    { title: "Six", pages: 7 },
    { Prefer: "return=representation" },
  );
  expect([response.status, await response.json()]).toEqual([201, [{ title: "Six", pages: null }]]);
  expect(await books().insert({ title: "Seven", nope: 1 })).toMatchObject({
    status: 400,
    error: { code: "PGRST204" },
  });
  const uneven = await post("contract_books", [{ title: "Eight" }, { title: "Nine", pages: 1 }]);
  expect([uneven.status, (await uneven.json()).code]).toEqual([400, "PGRST102"]);
});

contract("insert", "A body that is one plain value inserts nothing", async () => {
  const before = (await books().select("id", { count: "exact", head: true })).count;
  for (const value of ["not an object", 7, true, null]) {
    const inserted = await post("contract_books", value, { Prefer: "return=representation" });
    expect([inserted.status, await inserted.json()], String(value)).toEqual([201, []]);
  }
  expect((await books().select("id", { count: "exact", head: true })).count).toBe(before);
});

contract("upsert", "Known rows are merged or left alone", async () => {
  await books().insert({ id: 50, title: "Fifty" });
  const merged = await books()
    .upsert([
      { id: 50, title: "Fifty again" },
      { id: 51, title: "New" },
    ])
    .select("id,title")
    .order("id");
  expect([merged.status, merged.data]).toEqual([
    201,
    [
      { id: 50, title: "Fifty again" },
      { id: 51, title: "New" },
    ],
  ]);
  expect((await books().upsert({ id: 50, title: "Fifty" })).status).toBe(200);
  const ignored = await books()
    .upsert([{ id: 50, title: "Other" }], { ignoreDuplicates: true })
    .select();
  expect(ignored.data).toEqual([]);
  const byTitle = await books()
    .upsert({ title: "Fifty", pages: 9 }, { onConflict: "title" })
    .select("id,pages")
    .single();
  expect(byTitle.data).toEqual({ id: 50, pages: 9 });
});

contract(
  "change",
  "Rows are updated and deleted by filter, and a change without a filter is refused",
  async () => {
    await books().insert([
      { id: 60, title: "Sixty" },
      { id: 61, title: "Sixty-one" },
    ]);
    const changed = await books()
      .update({ pages: 3 })
      .gte("id", 60)
      .lte("id", 61)
      .select("id,pages")
      .order("id");
    expect(changed.data).toEqual([
      { id: 60, pages: 3 },
      { id: 61, pages: 3 },
    ]);
    const embedded = await books()
      .update({ author_id: 2 })
      .eq("id", 60)
      .select("contract_authors!author_id(name)")
      .single();
    expect(embedded.data).toEqual({ contract_authors: { name: "Berta" } });
    expect((await books().delete({ count: "exact" }).in("id", [60, 61])).count).toBe(2);
    expect(await books().delete()).toMatchObject({ status: 400, error: { code: "21000" } });
    expect(await books().update({ pages: 1 })).toMatchObject({ status: 400, error: { code: "21000" } });
  },
);

contract("return", "The answer is empty, a location, or the rows", async () => {
  const minimal = await post("contract_books", { id: 70, title: "Seventy" }, { Prefer: "return=minimal" });
  expect([minimal.status, await minimal.text(), minimal.headers.get("Preference-Applied")]).toEqual([
    201,
    "",
    "return=minimal",
  ]);
  const location = await post(
    "contract_books",
    { id: 71, title: "Seventy-one" },
    { Prefer: "return=headers-only" },
  );
  expect(location.headers.get("Location")).toBe("/contract_books?id=eq.71");
  const rows = await post(
    "contract_books?select=id",
    { id: 72, title: "Seventy-two" },
    { Prefer: "return=representation" },
  );
  expect(await rows.json()).toEqual([{ id: 72 }]);
  expect((await books().update({ pages: 2 }).eq("id", 70)).status).toBe(204);
});

contract("max-affected", "A change or call that affects too many rows is undone", async () => {
  await books().insert([
    { id: 80, title: "Eighty" },
    { id: 81, title: "Eighty-one" },
  ]);
  const tooMany = await books().update({ pages: 4 }).gte("id", 80).lte("id", 81).maxAffected(1);
  expect(tooMany).toMatchObject({
    status: 400,
    error: { code: "PGRST124", details: "The query affects 2 rows" },
  });
  expect((await books().select("pages").eq("id", 80).single()).data).toEqual({ pages: null });
  expect(await books().delete().gte("id", 80).lte("id", 81).maxAffected(2)).toMatchObject({
    status: 204,
    error: null,
  });
});

contract("rpc", "Functions are called by POST, and stable ones by GET", async () => {
  expect((await asService().rpc("contract_add", { a: 1, b: 2 })).data).toBe(3);
  expect((await asService().rpc("contract_add", { a: 1 })).data).toBe(11);
  expect((await asService().rpc("contract_add", { a: 1, b: 2 }, { get: true })).data).toBe(3);
  const nothing = await asService().rpc("contract_nothing");
  expect([nothing.status, nothing.data]).toEqual([204, null]);
  const changing = await ask("/rest/v1/rpc/contract_renumber");
  expect([changing.status, (await changing.json()).code]).toEqual([405, "25006"]);
});

contract(
  "rpc-set",
  "A function that returns rows takes filters, order, embeds and counts, and runs once",
  async () => {
    const found = await asService()
      .rpc("contract_books_of", { author: 1 }, { count: "exact" })
      .select("title,contract_covers(color)")
      .eq("in_print", true);
    expect([found.data, found.count]).toEqual([
      [{ title: "The Long Tide", contract_covers: { color: "blue" } }],
      1,
    ]);
    expect(
      (
        await asService()
          .rpc("contract_books_of", { author: 1 }, { get: true })
          .order("id", { ascending: false })
          .limit(1)
      ).data,
    ).toMatchObject([{ id: 2 }]);
    const renamed = await asService()
      .rpc("contract_renumber", undefined, { count: "exact" })
      .select("name")
      .order("name");
    expect(renamed.data).toEqual([{ name: "coast!" }, { name: "novel!" }]);
    await asService().from("contract_tags").update({ name: "novel" }).eq("id", 1);
    await asService().from("contract_tags").update({ name: "coast" }).eq("id", 2);
  },
);

contract("rpc-missing", "An unknown function, or one without these arguments, is an error", async () => {
  expect(await asService().rpc("contract_none", { x: 1 })).toMatchObject({
    status: 404,
    error: {
      code: "PGRST202",
      message: "Could not find the function public.contract_none(x) in the schema cache",
      details:
        "Searched for the function public.contract_none with parameter x or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
    },
  });
  expect(await asService().rpc("contract_add", { a: 1, c: 1 }, { get: true })).toMatchObject({
    status: 404,
    error: {
      code: "PGRST202",
      details:
        "Searched for the function public.contract_add with parameters a, c, but no matches were found in the schema cache.",
      hint: "Perhaps you meant to call the function public.contract_add(a, b)",
    },
  });
  expect(await asService().rpc("contract_add", {})).toMatchObject({
    status: 404,
    error: { code: "PGRST202" },
  });
});

contract("rpc-set", "A set of plain values is paged and counted like rows", async () => {
  const titles = await asService().rpc("contract_titles", undefined, { count: "exact" }).range(1, 2);
  expect([titles.status, titles.data, titles.count]).toEqual([206, ["Short Rain", "Ein Haus"], 4]);
  expect((await asService().rpc("contract_titles").limit(1).single()).data).toEqual({
    pgrst_scalar: "The Long Tide",
  });
  expect((await asService().rpc("contract_add", { a: 1 }).single()).data).toBe(11);
  const one = await ask("/rest/v1/rpc/contract_add?a=1");
  expect([one.headers.get("Content-Range"), await one.json()]).toEqual(["0-0/*", 11]);
});

contract("upsert", "Only a merge that adds nothing answers 200", async () => {
  await books().insert({ id: 90, title: "Ninety" });
  const known = { id: 90, title: "Ninety again" };
  expect((await books().upsert(known, { ignoreDuplicates: true })).status).toBe(201);
  expect((await books().upsert(known)).status).toBe(200);
  expect((await books().insert([])).status).toBe(201);
});

contract("return", "Only preferences that apply to the request are echoed, in a fixed order", async () => {
  const preferences = "return=minimal, missing=default, resolution=merge-duplicates, count=exact";
  const applied = async (method: string, path: string, Prefer: string) => {
    const body = method === "GET" ? {} : { body: JSON.stringify({ name: "x" }) };
    const headers = { "Content-Type": "application/json", Prefer };
    return (await ask(`/rest/v1/${path}`, { method, headers, ...body })).headers.get("Preference-Applied");
  };
  expect(await applied("GET", "contract_tags", preferences)).toBe("count=exact");
  expect(await applied("PATCH", "contract_tags?id=eq.-1", preferences)).toBe(
    "missing=default, return=minimal, count=exact",
  );
  expect(await applied("PATCH", "contract_tags?id=eq.-1", "max-affected=1")).toBeNull();
  expect(await applied("PATCH", "contract_tags?id=eq.-1", "max-affected=1, handling=strict")).toBe(
    "handling=strict, max-affected=1",
  );
});
