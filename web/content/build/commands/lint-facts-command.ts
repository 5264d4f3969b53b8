/** `npm run lint:facts`: fails if figures in prose do not come from the registry of dated facts. */
import { findLooseFigures } from "../figures/find-loose-figures.ts";
import { readSourceFiles } from "../sources/source-files.ts";

let count = 0;
for (const { locale, file, text } of readSourceFiles()) {
  for (const figure of findLooseFigures(file, text)) {
    count += 1;
    console.error(`web/content/${locale}/${file}:${figure.line} ${figure.text}`);
  }
}
if (count > 0) {
  console.error(
    `${count} figures are written in prose: use <Fact>, an example component or reviewed-figures.ts`,
  );
  process.exitCode = 1;
} else {
  console.log("Every figure in the texts comes from the registry.");
}
