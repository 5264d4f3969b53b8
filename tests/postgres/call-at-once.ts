import { connectionCount } from "./open-postgres.ts";

export type Made<Answer> = { answers: Answer[]; failures: string[] };

/** Makes all calls, as many at a time as there are connections. A failure is the code that Postgres gave. */
export async function callAtOnce<Answer>(calls: Iterable<() => Promise<Answer>>): Promise<Made<Answer>> {
  const waiting = [...calls].values();
  const made: Made<Answer> = { answers: [], failures: [] };
  const callNext = async () => {
    for (const call of waiting) {
      try {
        made.answers.push(await call());
      } catch (error) {
        made.failures.push(error instanceof Error && "code" in error ? String(error.code) : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: connectionCount }, callNext));
  return made;
}

/** The same call, once a connection. */
export function repeatAtOnce<Answer>(call: () => Promise<Answer>, times: number): Promise<Made<Answer>> {
  return callAtOnce(Array.from({ length: times }, () => call));
}
