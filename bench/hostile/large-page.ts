/** Reads one page of 5 MB, the most that is fetched, and prints how long it took. Started with a Worker's memory. */
import { extractPage } from "../../scraper/extract/extract-page.ts";
import { largePages } from "./large-pages.ts";

const longest = 5 * 1024 * 1024;
const { piece, before, after } = largePages[process.argv[2] as keyof typeof largePages];
const html = before + piece.repeat(longest / piece.length) + after;
const { user, system } = process.cpuUsage();
extractPage(html, { url: "https://homes.example/1" });
const used = process.cpuUsage({ user, system });
console.log((used.user + used.system) / 1e6);
