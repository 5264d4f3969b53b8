import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { readPdf } from "../../studio/guide/read-pdf.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function requestGuide(email: string, locale: string): Promise<string> {
  const response = await product.fetch("/api/leads/guide", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, locale, consent: consentVersion }),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

/** The link on the page that follows the form. */
async function linkAfterForm(email: string, locale: string): Promise<string> {
  const page = await (await product.fetch(await requestGuide(email, locale))).text();
  const [, link = ""] = /href="(\/guide\/[^"]+)"/.exec(page) ?? [];
  return link.replaceAll("&amp;", "&");
}

test("After the form the guide opens at once, in the visitor's language", async () => {
  const link = await linkAfterForm("reader@example.com", "de");
  const response = await product.fetch(link);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'inline; filename="baan-tawan-investor-guide-de.pdf"',
  );
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toMatch(/^private/);
  const { language } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(language).toBe("de");
});

test("The email about the request carries a link that opens the guide", async () => {
  await requestGuide("post@example.com", "fr");
  const url = `${product.backend.url}/_local/mailbox/messages?to=post%40example.com`;
  const emails = await eventually(
    async () => (await (await fetch(url)).json()) as object[],
    (all) => all.length > 0,
  );
  const [link = ""] = /\/guide\/fr\?pass=[\w.-]+/.exec(JSON.stringify(emails)) ?? [];
  expect((await product.fetch(link)).status).toBe(200);
});

test("Asked for again, the guide opens again", async () => {
  const first = await linkAfterForm("again@example.com", "th");
  const second = await linkAfterForm("again@example.com", "th");
  expect((await product.fetch(first)).status).toBe(200);
  expect((await product.fetch(second)).status).toBe(200);
});

test("Without a valid pass the form is offered, and neither address gives the file away", async () => {
  const link = await linkAfterForm("pass@example.com", "en");
  const foreign = link.replace("/guide/en", "/guide/ru");
  for (const [address, target] of [
    ["/guide/ru", "/ru/guide"],
    ["/guide/ru.pdf", "/ru/guide"],
    [foreign, "/ru/guide?link=expired"],
    ["/guide/en?pass=1.x", "/guide?link=expired"],
  ] as const) {
    const response = await product.fetch(address, { redirect: "manual" });
    expect([address, response.status, response.headers.get("location")]).toEqual([address, 303, target]);
  }
  const page = await (await product.fetch("/guide?link=expired")).text();
  expect(page).toContain("This link does not open the guide any more");
  expect(page).toContain('action="/api/leads/guide"');
  expect((await product.fetch("/guide/xx")).status).toBe(404);
});

const videos = "https://www.youtube-nocookie.com https://player.vimeo.com";

test("Without a newsletter provider only videos may be framed", async () => {
  const policy = (await product.fetch("/")).headers.get("content-security-policy");
  expect(policy?.split("; ")).toContain(`frame-src ${videos}`);
});

test("A newsletter provider's form takes the place of ours, and its origin may be framed", async () => {
  const frame = "https://newsletter.example/forms/baan-tawan";
  const other = await startProduct({ siteVars: { NEWSLETTER_FRAME_URL: frame } });
  try {
    const response = await other.fetch("/guide");
    const html = await response.text();
    const [element = ""] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(element).toContain(`src="${frame}"`);
    expect(element).toContain('width="540"');
    expect(element).toContain('height="750"');
    // Whoever does not want the provider's form gets the guide by ours, which is folded away below it.
    const folded = html.slice(html.indexOf("Send me the guide without this form"));
    expect(folded).toContain('action="/api/leads/guide"');
    expect(html.split('action="/api/leads/guide"')).toHaveLength(2);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toContain(`frame-src ${videos} https://newsletter.example`);
  } finally {
    await other.close();
  }
});
