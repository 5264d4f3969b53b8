/**
 * Does an answer or its time tell who has an account? Sign-in with a wrong password, sign-up, reset and code, for
 * addresses with an account and without one, 200 tries each, in turns, through the site's gateway. The medians may
 * differ by 5 %. Names of calls as arguments choose some of them.
 */
import { startBackend } from "../../local/backend.ts";
import { ensureBuild } from "../../local/ensure-build.ts";
import { workerVars } from "../../local/site-vars.ts";
import { startWorkers } from "../../local/workers.ts";
import { median } from "../edge/processor-time.ts";
import { reportFigure } from "../report-figure.ts";

const tries = 200;
/** So few at once that they do not wait for one another: passwords are work, and messages mostly waiting. */
const atOnce = { password: 2, message: 8 };
const most = 1e6;
const rateLimits = {
  windowSeconds: 300,
  signUps: most,
  anonymous: most,
  tokenRequests: most,
  verifications: most,
  messagesSent: most,
  secondsBetweenMessages: 60,
};

type Kind = "known" | "unknown";
const kinds: readonly Kind[] = ["known", "unknown"];
type Call = {
  atOnce: number;
  ask: (email: string) => [path: string, body: object];
};
const password = "seven quiet herons too";
const calls: Record<string, Call> = {
  "sign-in": {
    atOnce: atOnce.password,
    ask: (email) => ["/token?grant_type=password", { email, password: "wrong but long enough" }],
  },
  reset: { atOnce: atOnce.message, ask: (email) => ["/recover", { email }] },
  "reset again": { atOnce: atOnce.message, ask: (email) => ["/recover", { email }] },
  code: { atOnce: atOnce.message, ask: (email) => ["/otp", { email, create_user: false }] },
  // Last, because afterwards the unknown addresses are known. "Again" is within the minute between two messages.
  "sign-up": { atOnce: atOnce.password, ask: (email) => ["/signup", { email, password }] },
  "sign-up again": { atOnce: atOnce.password, ask: (email) => ["/signup", { email, password }] },
};
const wanted = process.argv.slice(2);
for (const name of wanted) if (!calls[name]) throw new Error(`There is no call "${name}".`);

await ensureBuild();
const siteUrl = "http://site.test";
const backend = await startBackend({ port: 0, auth: { siteUrl, rateLimits } });
const workers = await startWorkers({ port: 0, vars: workerVars(siteUrl, backend, []) });
try {
  await addAccounts();
  for (const [name, call] of Object.entries(calls)) {
    if (wanted.length === 0 || wanted.includes(name)) await compare(name, call);
  }
} finally {
  await workers.close();
  await backend.close();
}

function addressOf(kind: Kind, index: number): string {
  return `${kind}-${index}@example.com`;
}

async function addAccounts(): Promise<void> {
  const url = `${backend.url}/auth/v1/admin/users`;
  const headers = { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` };
  for (let index = 0; index < tries; index += 1) {
    const body = { email: addressOf("known", index), password: "seven quiet herons", email_confirm: true };
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", connection: "close" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`An account could not be made: ${answer.status}`);
  }
}

async function compare(name: string, { atOnce, ask }: Call): Promise<void> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  let next = 0;
  const work = async () => {
    while (next < tries) {
      const index = next;
      next += 1;
      // The one that goes first changes from try to try.
      for (const kind of index % 2 === 0 ? kinds : kinds.toReversed()) {
        const email = addressOf(kind, index);
        const [path, body] = ask(email);
        const startedAt = performance.now();
        const answer = await fetch(`${workers.url}/auth/v1${path}`, {
          method: "POST",
          // workerd ends an idle connection, perhaps just as the next try is sent on it.
          headers: {
            "content-type": "application/json",
            connection: "close",
            // Each pair of tries comes from an address of its own, which the site has not yet refused.
            "cf-connecting-ip": `198.18.${index >> 8}.${index & 255}`,
          },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        times[kind].push(performance.now() - startedAt);
        answers[kind].add(`${answer.status} ${withoutChance(text, email)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const said = new Set([...answers.known, ...answers.unknown]);
  if (said.size > 1) console.log(answers);
  reportFigure({ figure: `different answers to ${name}`, value: said.size, unit: "", atMost: 1 });
  reportFigure({
    figure: `${name}: how far the medians are apart (${known.toFixed(1)} and ${unknown.toFixed(1)} ms)`,
    value: (Math.abs(known - unknown) / Math.max(known, unknown)) * 100,
    unit: "%",
    atMost: 5,
  });
}

/** Ids, moments and the address itself differ from answer to answer. */
function withoutChance(text: string, email: string): string {
  return text
    .replaceAll(email, "EMAIL")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT");
}
