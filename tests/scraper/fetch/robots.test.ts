import { expect, test } from "vitest";
import {
  judgeRobotsStatus,
  parseRobots,
  readRobotsText,
  robotsLimitBytes,
} from "../../../scraper/fetch/robots.ts";

const may = (robots: string, path: string) =>
  parseRobots(robots, "BaanTawanBot").allows(new URL(path, "https://homes.example"));

test("The longest match decides, and a tie allows", () => {
  const robots = "User-agent: *\nDisallow: /homes\nAllow: /homes/public\nDisallow: /tie\nAllow: /tie";
  expect(may(robots, "/homes/1")).toBe(false);
  expect(may(robots, "/homes/public/1")).toBe(true);
  expect(may(robots, "/tie")).toBe(true);
  expect(may(robots, "/else")).toBe(true);
});

test("Our own group, in any spelling and even if repeated, replaces the group for everybody", () => {
  const robots =
    "User-agent: *\nDisallow: /\n\nUser-Agent: baantawanbot/2.0\nDisallow: /a\n\nuser-agent: BAANTAWANBOT\nDisallow: /b";
  expect(may(robots, "/c")).toBe(true);
  expect(may(robots, "/a")).toBe(false);
  expect(may(robots, "/b")).toBe(false);
});

test("Several agents can share a group; rules outside a group and empty rules are ignored", () => {
  const robots =
    "Disallow: /\nUser-agent: other\nUser-agent: BaanTawanBot\nDisallow:\nDisallow: /x # why\nAllow: /x/y";
  expect(may(robots, "/")).toBe(true);
  expect(may(robots, "/x")).toBe(false);
  expect(may(robots, "/x/y")).toBe(true);
});

test("Stars and dollar signs match as the RFC says", () => {
  const robots = "User-agent: *\nDisallow: /*.pdf$\nDisallow: /*/print\nDisallow: /q?*sort=";
  expect(may(robots, "/a.pdf")).toBe(false);
  expect(may(robots, "/a.pdf?x=1")).toBe(true);
  expect(may(robots, "/homes/print/1")).toBe(false);
  expect(may(robots, "/q?page=2&sort=up")).toBe(false);
  expect(may(robots, "/q?page=2")).toBe(true);
});

test("Percent-encoding does not hide a path", () => {
  const robots = "User-agent: *\nDisallow: /บ้าน\nDisallow: /a%2Db\nDisallow: /c%2fd";
  expect(may(robots, "/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/1")).toBe(false);
  expect(may(robots, "/a-b")).toBe(false);
  expect(may(robots, "/c/d")).toBe(true);
  expect(may(robots, "/c%2Fd")).toBe(false);
});

test("robots.txt itself may always be read, and Crawl-delay is reported", () => {
  const robots = parseRobots(
    "User-agent: *\nCrawl-delay: 7\nDisallow: /\nSitemap: https://homes.example/s.xml",
    "BaanTawanBot",
  );
  expect(robots.allows(new URL("https://homes.example/robots.txt"))).toBe(true);
  expect(robots.crawlDelaySeconds).toBe(7);
});

test("A Crawl-delay does not end a group, and applies to the agents named before it", () => {
  const robots = "User-agent: BaanTawanBot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /private";
  const ours = parseRobots(robots, "BaanTawanBot");
  const others = parseRobots(robots, "SomebodyElse");
  expect(may(robots, "/private")).toBe(false);
  expect([ours.crawlDelaySeconds, others.crawlDelaySeconds]).toEqual([5, null]);
});

test("A Crawl-delay is read in any spelling and capped; nonsense is ignored", () => {
  const delays = ["10s", "2.5", "0,5", "10 # slow", "1000000", "-5", "", "soon"].map(
    (delay) => parseRobots(`User-agent: *\nCrawl-delay: ${delay}`, "BaanTawanBot").crawlDelaySeconds,
  );
  expect(delays).toEqual([10, 2.5, 0.5, 10, 120, null, null, null]);
});

test("A robots.txt cut off at the limit loses only its incomplete last line", () => {
  const rules = "User-agent: *\nDisallow: /private\n";
  const cut = `${rules}#${" ".repeat(robotsLimitBytes - rules.length - 13)}\nDisallow: /`;
  const bytes = new TextEncoder().encode(cut);
  expect(bytes.length).toBe(robotsLimitBytes);
  expect(may(readRobotsText(bytes), "/homes")).toBe(true);
  expect(may(readRobotsText(bytes), "/private")).toBe(false);
  expect(readRobotsText(new TextEncoder().encode("User-agent: *\nDisallow: /"))).toContain("Disallow: /");
});

test("A hostile pattern with many stars is matched quickly", () => {
  const before = process.cpuUsage();
  expect(may(`User-agent: *\nDisallow: /${"*a".repeat(5000)}$`, `/${"a".repeat(2000)}b`)).toBe(true);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});

test("401 and 403 forbid, other 4xx allow, 429 and 5xx mean not now", () => {
  expect([200, 401, 403, 404, 410, 429, 500, 503].map(judgeRobotsStatus)).toEqual([
    "read",
    "forbid",
    "forbid",
    "allow",
    "allow",
    "not-now",
    "not-now",
    "not-now",
  ]);
});
