import { expect, test } from "vitest";
import { createCircuit } from "../../../worker/backend/circuit.ts";

function setUp() {
  const clock = { now: 0 };
  return { clock, circuit: createCircuit({ failuresToOpen: 3, pauseMs: 100, now: () => clock.now }) };
}

test("Three failures in a row open the circuit, and an answer in between resets the count", () => {
  const { circuit } = setUp();
  circuit.report("failed");
  circuit.report("failed");
  circuit.report("answered");
  circuit.report("failed");
  circuit.report("failed");
  expect(circuit.mayAsk()).toBe(true);
  circuit.report("failed");
  expect(circuit.mayAsk()).toBe(false);
});

test("After the pause exactly one request may try", () => {
  const { circuit, clock } = setUp();
  for (let i = 0; i < 3; i += 1) circuit.report("failed");
  clock.now = 99;
  expect(circuit.mayAsk()).toBe(false);
  clock.now = 100;
  expect([circuit.mayAsk(), circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false, false]);
});

test("The answer of a trial closes the circuit, its failure opens it for another pause", () => {
  const { circuit, clock } = setUp();
  for (let i = 0; i < 3; i += 1) circuit.report("failed");
  clock.now = 100;
  circuit.mayAsk();
  circuit.report("failed");
  expect(circuit.mayAsk()).toBe(false);
  clock.now = 200;
  circuit.mayAsk();
  circuit.report("answered");
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true]);
});

test("A trial that never reports does not keep the circuit open forever", () => {
  const { circuit, clock } = setUp();
  for (let i = 0; i < 3; i += 1) circuit.report("failed");
  clock.now = 100;
  expect(circuit.mayAsk()).toBe(true);
  clock.now = 200;
  expect(circuit.mayAsk()).toBe(true);
});
