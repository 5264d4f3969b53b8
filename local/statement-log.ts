/** Logs the statements of requests, for tests that count reads. Keeps only the newest. */

type Statement = { role: string; sql: string };

export type StatementLog = {
  add(statement: Statement): void;
  addRead(name: string): void;
  statements(): readonly Statement[];
  /** The number of reads of a relation or function through `/rest/v1` since the start. */
  readsOf(name: string): number;
  /** The number of all reads since the start. */
  allReads(): number;
};

const keptStatements = 1000;

export function makeStatementLog(): StatementLog {
  const kept: Statement[] = [];
  const reads = new Map<string, number>();
  return {
    add(statement) {
      kept.push(statement);
      if (kept.length > keptStatements) kept.shift();
    },
    addRead: (name) => void reads.set(name, (reads.get(name) ?? 0) + 1),
    statements: () => [...kept],
    readsOf: (name) => reads.get(name) ?? 0,
    allReads: () => [...reads.values()].reduce((sum, count) => sum + count, 0),
  };
}
