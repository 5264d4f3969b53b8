/** `npm run test:times` prints again where the time of the last `npm test` went. */
import { existsSync, readFileSync } from "node:fs";
import { describeTimes, timesFile } from "./describe-times.ts";

if (existsSync(timesFile)) console.log(describeTimes(JSON.parse(readFileSync(timesFile, "utf8"))));
else {
  console.error("There are no times yet. Run npm test first.");
  process.exitCode = 1;
}
