/** Contract of `/storage/v1`. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { ask, asService, connect, signInNew, target } from "./target.ts";

let buckets = 0;
async function makeBucket(options: {
  public: boolean;
  fileSizeLimit?: string;
  allowedMimeTypes?: string[];
}): Promise<string> {
  buckets += 1;
  const name = `contract-${crypto.randomUUID().slice(0, 8)}-${buckets}`;
  const { error } = await asService().storage.createBucket(name, options);
  if (error) throw error;
  return name;
}
const png = (text: string) => new Blob([text], { type: "image/png" });
const failure = (statusCode: string) => ({ error: { statusCode } });

contract("buckets", "Buckets are created, read, changed, emptied and deleted", async () => {
  const name = await makeBucket({ public: false, fileSizeLimit: "1MB", allowedMimeTypes: ["image/*"] });
  const { storage } = asService();
  expect((await storage.getBucket(name)).data).toMatchObject({
    id: name,
    public: false,
    file_size_limit: 1_000_000,
    allowed_mime_types: ["image/*"],
  });
  expect((await storage.listBuckets()).data?.map((bucket) => bucket.name)).toContain(name);
  expect(await storage.createBucket(name)).toMatchObject(failure("409"));
  await storage.updateBucket(name, { public: true });
  expect((await storage.getBucket(name)).data).toMatchObject({
    public: true,
    file_size_limit: 1_000_000,
    allowed_mime_types: ["image/*"],
  });
  await storage.updateBucket(name, { public: true, fileSizeLimit: null });
  expect((await storage.getBucket(name)).data).toMatchObject({
    file_size_limit: null,
    allowed_mime_types: ["image/*"],
  });
  await storage.from(name).upload("a.png", png("a"));
  expect((await storage.deleteBucket(name)).error).not.toBeNull();
  expect((await storage.emptyBucket(name)).error).toBeNull();
  expect((await storage.deleteBucket(name)).error).toBeNull();
  expect(await storage.getBucket(name)).toMatchObject(failure("404"));
});

contract("upload", "Only an upsert replaces an existing object", async () => {
  const files = asService().storage.from(await makeBucket({ public: false }));
  const first = await files.upload("folder/a.png", png("first"), { metadata: { by: "contract" } });
  expect(first.data).toMatchObject({ path: "folder/a.png", id: expect.any(String) });
  expect(await files.upload("folder/a.png", png("second"))).toMatchObject(failure("409"));
  expect((await files.upload("folder/a.png", png("third"), { upsert: true })).data?.id).toBe(first.data?.id);
  expect((await files.update("folder/a.png", "raw text", { contentType: "text/plain" })).error).toBeNull();
  expect(await (await files.download("folder/a.png")).data?.text()).toBe("raw text");
  expect(await asService().storage.from("contract-none").upload("a.png", png("a"))).toMatchObject(
    failure("404"),
  );
});

contract("download", "A public object has a public address, a private one has none", async () => {
  const open = await makeBucket({ public: true });
  const closed = await makeBucket({ public: false });
  for (const bucket of [open, closed]) {
    await asService().storage.from(bucket).upload("sea view/a b.png", png("bytes"), { cacheControl: "60" });
  }
  const { publicUrl } = connect().storage.from(open).getPublicUrl("sea view/a b.png").data;
  const response = await fetch(publicUrl);
  expect([response.status, await response.text(), response.headers.get("Content-Type")]).toEqual([
    200,
    "bytes",
    "image/png",
  ]);
  expect(response.headers.get("Cache-Control")).toContain("max-age=60");
  const unchanged = await fetch(publicUrl, {
    headers: { "If-None-Match": response.headers.get("ETag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
  const saved = await fetch(`${publicUrl}?download=sea.png`);
  expect(saved.headers.get("Content-Disposition")).toContain("sea.png");
  const hidden = connect().storage.from(closed).getPublicUrl("sea view/a b.png").data.publicUrl;
  expect((await fetch(hidden)).status).toBe(400);
  expect((await connect().storage.from(closed).download("sea view/a b.png")).error).not.toBeNull();
  expect((await asService().storage.from(closed).exists("sea view/a b.png")).data).toBe(true);
  expect((await asService().storage.from(closed).info("sea view/a b.png")).data).toMatchObject({
    size: 5,
    contentType: "image/png",
  });
});

contract("list", "A folder is listed with its files and folders, 100 by default", async () => {
  const files = asService().storage.from(await makeBucket({ public: false }));
  for (let index = 0; index < 102; index += 1)
    await files.upload(`many/${String(index).padStart(3, "0")}.png`, png("x"));
  await files.upload("top.png", png("x"));
  const top = await files.list();
  expect(top.data?.map(({ name, id }) => [name, id === null])).toEqual([
    ["many", true],
    ["top.png", false],
  ]);
  expect((await files.list("many")).data).toHaveLength(100);
  const page = await files.list("many", { limit: 2, offset: 100, sortBy: { column: "name", order: "asc" } });
  expect(page.data?.map(({ name }) => name)).toEqual(["100.png", "101.png"]);
  expect((await files.list("many", { search: "05" })).data?.length).toBe(10);
});

contract("list", "Names are searched by prefix and ordered ignoring case", async () => {
  const files = asService().storage.from(await makeBucket({ public: false }));
  for (const name of ["b.png", "Beach/1.png", "a.png", "pier/1.png"]) await files.upload(name, png("x"));
  const names = async (...list: Parameters<typeof files.list>) =>
    (await files.list(...list)).data?.map(({ name }) => name);
  expect(await names()).toEqual(["a.png", "b.png", "Beach", "pier"]);
  expect(await names("", { sortBy: { column: "name", order: "desc" } })).toEqual([
    "pier",
    "Beach",
    "b.png",
    "a.png",
  ]);
  expect(await names("", { sortBy: { column: "created_at", order: "desc" } })).toEqual([
    "pier",
    "Beach",
    "a.png",
    "b.png",
  ]);
  expect(await names("", { search: "B" })).toEqual(["b.png", "Beach"]);
  expect(await names("", { search: "each" })).toEqual([]);
});

contract(
  "move",
  "An object is moved and copied, but never over another and never against the policies",
  async () => {
    const bucket = await makeBucket({ public: false });
    const elsewhere = await makeBucket({ public: false, allowedMimeTypes: ["text/plain"] });
    const files = asService().storage.from(bucket);
    await files.upload("a.png", png("a"), { metadata: { by: "contract" } });
    await files.upload("b.png", png("b"));
    expect((await files.copy("a.png", "copies/a.png")).data).toEqual({ path: `${bucket}/copies/a.png` });
    expect((await files.info("copies/a.png")).data).toMatchObject({
      contentType: "image/png",
      metadata: { by: "contract" },
    });
    expect((await files.move("a.png", "moved.png")).data).toMatchObject({ message: "Successfully moved" });
    expect(await (await files.download("moved.png")).data?.text()).toBe("a");
    expect(await files.download("a.png")).toMatchObject({ data: null });
    expect(await files.move("never.png", "x.png")).toMatchObject(failure("404"));
    expect(await files.move("moved.png", "b.png")).toMatchObject(failure("409"));
    expect(await files.copy("moved.png", "b.png")).toMatchObject(failure("409"));
    expect(await files.copy("moved.png", "../b.png")).toMatchObject(failure("400"));
    expect((await files.copy("moved.png", "a.png", { destinationBucket: elsewhere })).error).toBeNull();
    expect((await files.copy("moved.png", "copies//a.png")).error).toBeNull();
    expect(await (await files.download("copies//a.png")).data?.text()).toBe("a");
    const other = (await signInNew()).client.storage.from(bucket);
    expect((await other.copy("moved.png", "theirs.png")).error).not.toBeNull();
    expect((await other.move("moved.png", "theirs.png")).error).not.toBeNull();
  },
);

contract("remove", "Objects are removed, and missing ones are ignored", async () => {
  const files = asService().storage.from(await makeBucket({ public: false }));
  await files.upload("a.png", png("a"));
  const removed = await files.remove(["a.png", "never.png"]);
  expect(removed.data?.map(({ name }) => name)).toEqual(["a.png"]);
  expect(await files.download("a.png")).toMatchObject({ data: null });
});

contract(
  "signed",
  "A signed address opens one object for a limited time, and a signed upload accepts one",
  async () => {
    const bucket = await makeBucket({ public: false });
    const files = asService().storage.from(bucket);
    await files.upload("secret plan.txt", "plan", { contentType: "text/plain" });
    await files.upload("other.txt", "other", { contentType: "text/plain" });
    const signed = await files.createSignedUrl("secret plan.txt", 60);
    const url = new URL(signed.data?.signedUrl ?? "");
    expect(await (await fetch(url)).text()).toBe("plan");
    const elsewhere = url.href.replace("secret%20plan.txt", "other.txt");
    expect((await fetch(elsewhere)).status).toBe(400);
    const many = await files.createSignedUrls(["other.txt", "never.txt"], 60);
    expect(many.data?.map(({ error }) => error === null)).toEqual([true, false]);
    expect((await connect().storage.from(bucket).createSignedUrl("other.txt", 60)).error).not.toBeNull();
    const upload = await files.createSignedUploadUrl("new.txt");
    const sent = await connect()
      .storage.from(bucket)
      .uploadToSignedUrl("new.txt", upload.data?.token ?? "", "hello");
    expect(sent.error).toBeNull();
    expect(await (await files.download("new.txt")).data?.text()).toBe("hello");
    const misused = await connect()
      .storage.from(bucket)
      .uploadToSignedUrl("else.txt", upload.data?.token ?? "", "hello");
    expect(misused.error).not.toBeNull();
  },
);

contract("limits", "A bucket enforces its limits of size and type", async () => {
  const files = asService().storage.from(
    await makeBucket({ public: true, fileSizeLimit: "1KB", allowedMimeTypes: ["image/png", "image/avif"] }),
  );
  expect((await files.upload("fits.png", png("x".repeat(1000)))).error).toBeNull();
  expect(await files.upload("big.png", png("x".repeat(1001)))).toMatchObject(failure("413"));
  expect(await files.upload("page.html", "<p>", { contentType: "text/html" })).toMatchObject(failure("415"));
});

contract("storage-rls", "Policies on storage.objects decide who uploads and reads what", async () => {
  const bucket = await makeBucket({ public: false });
  const [one, other] = [await signInNew(), await signInNew()];
  const mine = `${one.id}/a.png`;
  expect((await one.client.storage.from(bucket).upload(mine, png("mine"))).error).toBeNull();
  expect(await other.client.storage.from(bucket).upload(`${one.id}/b.png`, png("not mine"))).toMatchObject(
    failure("403"),
  );
  expect(await connect().storage.from(bucket).upload("a.png", png("nobody"))).toMatchObject(failure("403"));
  expect(await (await one.client.storage.from(bucket).download(mine)).data?.text()).toBe("mine");
  expect((await other.client.storage.from(bucket).download(mine)).error).not.toBeNull();
  expect((await other.client.storage.from(bucket).list(one.id)).data).toEqual([]);
  expect((await other.client.storage.from(bucket).remove([mine])).data).toEqual([]);
  expect((await other.client.storage.createBucket("contract-theirs")).error).not.toBeNull();
});

contract(
  "storage-rls",
  "Without an account no bucket can be listed, emptied, deleted or filled",
  async () => {
    for (const isPublic of [true, false]) {
      const bucket = await makeBucket({ public: isPublic });
      await asService().storage.from(bucket).upload("folder/a.png", png("a"));
      const refused = new Map([
        [connect(), "403"],
        [(await signInNew()).client, "404"],
      ]);
      for (const [client, status] of refused) {
        const { storage } = client;
        const files = storage.from(bucket);
        expect((await storage.listBuckets()).data).toEqual([]);
        expect(await storage.getBucket(bucket)).toMatchObject(failure("404"));
        expect((await files.list()).data).toEqual([]);
        expect((await files.list("folder")).data).toEqual([]);
        expect(await storage.emptyBucket(bucket)).toMatchObject(failure(status));
        expect((await storage.deleteBucket(bucket)).error).not.toBeNull();
        expect((await storage.updateBucket(bucket, { public: true })).error).not.toBeNull();
        expect((await files.remove(["folder/a.png"])).data).toEqual([]);
        expect((await files.move("folder/a.png", "b.png")).error).not.toBeNull();
        expect((await files.copy("folder/a.png", "b.png")).error).not.toBeNull();
        expect((await files.upload("b.png", png("b"))).error).not.toBeNull();
        expect((await files.createSignedUrl("folder/a.png", 60)).error).not.toBeNull();
        expect((await files.createSignedUploadUrl("b.png")).error).not.toBeNull();
      }
      const left = await asService().storage.from(bucket).list("folder");
      expect(left.data?.map(({ name }) => name)).toEqual(["a.png"]);
    }
  },
);

contract("traversal", "No name leads out of its bucket", async () => {
  const bucket = await makeBucket({ public: true });
  for (const name of ["..%2f..%2fkeys.json", "a%2f..%2f..%2fb", "%2e%2e%2fx", "a%00b", "a%5c..%5cb"]) {
    const upload = await ask(`/storage/v1/object/${bucket}/${name}`, {
      method: "POST",
      body: "x",
      headers: { "Content-Type": "text/plain" },
    });
    expect(upload.status, name).toBeGreaterThanOrEqual(400);
    expect(upload.status, name).toBeLessThan(500);
    const read = await fetch(`${target().url}/storage/v1/object/public/${bucket}/${name}`);
    expect(read.status, name).toBeGreaterThanOrEqual(400);
    expect(read.status, name).toBeLessThan(500);
  }
});
