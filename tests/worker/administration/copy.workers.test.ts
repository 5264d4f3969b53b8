import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, signIn, startProduct } from "../../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const copy = async (name: string) =>
  product.fetch("/api/admin/copy", {
    method: "POST",
    headers: { authorization: `Bearer ${await signIn(product, `${name}@example.com`)}` },
  });

test("An owner gets all data as one file, and the audit log says so", async () => {
  const answer = await copy("admin");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { tables } = (await answer.json()) as { tables: Record<string, Record<string, unknown>[]> };
  const homes = await product.backend.database.query<{ id: string }>("select id from public.listings");
  expect(tables["listings"]?.map(({ id }) => id).toSorted()).toEqual(homes.map(({ id }) => id).toSorted());
  expect(tables["settings"]).toBeDefined();
  expect(tables["accounts"]?.map(({ email }) => email)).toContain("admin@example.com");
  expect(Object.keys(tables["accounts"]?.[0] ?? {})).not.toContain("encrypted_password");
  expect(tables["audit_log"]?.map(({ action }) => action)).toContain("copy_all_data");
});

test("Nobody else gets it", async () => {
  for (const name of ["editor", "agent", "visitor"]) {
    expect([name, (await copy(name)).status]).toEqual([name, 403]);
  }
  expect((await product.fetch("/api/admin/copy", { method: "POST" })).status).toBe(401);
});
