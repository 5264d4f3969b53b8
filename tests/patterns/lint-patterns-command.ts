/**
 * `npm run lint:patterns`: refuses regular expressions whose time grows faster than the text they are used on. It reads
 * the literals from the code, and loads the modules that compose patterns to see what they make.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLiterals } from "./find-literals.ts";
import { findSlowParts } from "./find-slow-parts.ts";
import { recordComposed } from "./record-composed.ts";

const root = join(import.meta.dirname, "../..");
/** What meets outside text. The build, the benches and the tests read only our own. */
const folders = "{domain,scraper,worker,web}/**/*.{ts,tsx}";
const buildOnly = /^web\/(?:content\/build|fonts|pictures|drawings)\//;
const composes = /\bnew RegExp\(|\b(?:anyOf|onlyOf)\(/;

const files = globSync(folders, { cwd: root }).filter((file) => !buildOnly.test(file));
const sources = files.map((file) => ({ file, code: readFileSync(join(root, file), "utf8") }));
const literals = sources.flatMap(({ file, code }) => findLiterals(file, code));
const composers = sources.filter(({ code }) => composes.test(code)).map(({ file }) => file);
const composed = await recordComposed(root, composers);

const patterns = [...literals, ...composed];
const problems = patterns.flatMap(({ where, regex }) =>
  findSlowParts(regex).map((part) => `${where}: ${part}`),
);
for (const problem of problems) console.error(problem);
console.log(`${patterns.length} patterns, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
