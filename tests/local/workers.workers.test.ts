import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** workerd closes a connection after five idle seconds. A process that is busy meanwhile does not notice. */
const closesIdleAfterMs = 5000;

function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("After the process was busy, a tick, a batch and a visitor's request still arrive", async () => {
  const send = async () => {
    await product.workers.tick("*/5 * * * *");
    await product.workers.deliver("scrape", []);
    return (await product.fetch("/api/front-page")).status;
  };
  expect(await send()).toBe(200);
  blockFor(closesIdleAfterMs + 200);
  expect(await send()).toBe(200);
});
