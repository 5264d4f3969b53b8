import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** workerd closes a connection that is idle for five seconds; whoever does not listen meanwhile has not heard. */
const closesIdleAfterMs = 5000;

function doNotListenFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("What is sent after a busy while arrives: a tick, a batch, a visitor's request", async () => {
  const send = async () => {
    await product.workers.tick("*/5 * * * *");
    await product.workers.deliver("scrape", []);
    return (await product.fetch("/api/home")).status;
  };
  expect(await send()).toBe(200);
  doNotListenFor(closesIdleAfterMs + 200);
  expect(await send()).toBe(200);
});
