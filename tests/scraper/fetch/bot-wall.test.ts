import { expect, test } from "vitest";
import { recogniseUnparsedWall } from "../../../scraper/fetch/bot-wall.ts";

const challenge = "<title>Just a moment...</title><script>window._cf_chl_opt={};</script>";

test("A bot wall is recognised by its visible text, however long its scripts and styles are", () => {
  const long = `<SCRIPT>${"var a=1;".repeat(2000)}</SCRIPT><style>${".a{b:c}".repeat(2000)}</style>`;
  expect(recogniseUnparsedWall(challenge)).toBe("Cloudflare");
  expect(recogniseUnparsedWall(challenge + long)).toBe("Cloudflare");
  expect(recogniseUnparsedWall(`${challenge}<p>${"A home by the sea. ".repeat(200)}</p>`)).toBeNull();
});

test("A page with some text of its own is a wall only if it says so, whatever scripts it carries", () => {
  const script = '<script src="https://challenges.cloudflare.com/x.js"></script>';
  const text = "A home by the sea. ".repeat(30);
  expect(recogniseUnparsedWall(`${script}<p>Wait.</p>`)).toBe("Cloudflare");
  expect(recogniseUnparsedWall(`${script}<p>${text}</p>`)).toBeNull();
  expect(recogniseUnparsedWall(`${script}<p>Verify that you are human. ${text}</p>`)).toBe("Cloudflare");
});

test("Unclosed brackets are read in one pass", () => {
  for (const text of ["<", "<script", "<script></script"]) {
    const page = text.repeat(2_000_000 / text.length);
    const began = process.cpuUsage().user;
    expect(recogniseUnparsedWall(page)).toBeNull();
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(3000);
  }
});

test("A bot wall without a known vendor is recognised by its words in each language", () => {
  const walls = [
    "Are you a robot?",
    "Verifying you are human",
    "Zugriff verweigert",
    "Je ne suis pas un robot",
    "Подтвердите, что вы не робот",
    "安全验证",
    "ฉันไม่ใช่หุ่นยนต์",
  ];
  for (const wall of walls) expect(recogniseUnparsedWall(`<p>${wall}</p>`), wall).toBe("unknown");
  expect(recogniseUnparsedWall("<p>A quiet home in a secure village</p>")).toBeNull();
});
