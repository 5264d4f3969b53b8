/** How a screen reaches a contract's papers: in the account or in the administration, with the token of who is there. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { ShownPaper } from "../../domain/papers/contract/papers-api.ts";
import type { ShownMoneyPaper } from "../../domain/papers/money/shown-money-paper.ts";
import type { AskedMoneyPaper } from "../../domain/papers/money/money-record.ts";
import type { ContractFiles, FileKind } from "../../domain/papers/private-files.ts";
import type { FetchJson } from "../data/api.ts";
import { saveAnswer } from "../data/save-answer.ts";
import { sendFile } from "../uploads/send-file.ts";

export type PapersAccess = {
  contract: string;
  /** Whoever enters contracts removes every file; everybody else takes back what they have just sent. */
  mayRemoveAny: boolean;
  fetchJson: FetchJson;
  /** The token, for what fetchJson cannot do. */
  sign: () => Promise<Headers>;
};

/** What is said otherwise to the office than to the buyer. */
export type PaperWords = Record<"none" | "hint" | "full", string>;

type MoneyAccess = Omit<PapersAccess, "mayRemoveAny">;

const pathOf = ({ contract }: Pick<PapersAccess, "contract">) => `/api/contracts/${contract}`;

/** Below "admin", so that whatever an admin does reads them anew. */
const keyOf = ({ contract }: Pick<PapersAccess, "contract">) => ["admin", "contract-papers", contract];

export const paperQuery = (access: PapersAccess, locale: Locale) => ({
  queryKey: [...keyOf(access), "paper", locale],
  queryFn: () => access.fetchJson<ShownPaper>(`${pathOf(access)}/paper?locale=${locale}`),
});

export const filesQuery = (access: PapersAccess) => ({
  queryKey: [...keyOf(access), "files"],
  queryFn: () => access.fetchJson<ContractFiles>(`${pathOf(access)}/files`),
});

export const moneyPaperQuery = (access: MoneyAccess, asked: AskedMoneyPaper, locale: Locale) => ({
  queryKey: [...keyOf(access), "money", asked, locale],
  queryFn: () =>
    access.fetchJson<ShownMoneyPaper>(`${pathOf(access)}/money?${new URLSearchParams({ ...asked, locale })}`),
});

export const saveMoneyPdf = (access: MoneyAccess, asked: AskedMoneyPaper, locale: Locale) =>
  save(access, `money.pdf?${new URLSearchParams({ ...asked, locale })}`);

export const savePdf = (access: PapersAccess, text: "binding" | Locale) =>
  save(access, `paper.pdf?text=${text}`);

async function save(access: MoneyAccess, part: string): Promise<void> {
  return saveAnswer(`${pathOf(access)}/${part}`, { headers: await access.sign() });
}

/** A signed address, which is good for a minute. */
export async function findAddress(access: PapersAccess, file: string): Promise<string> {
  const path = `${pathOf(access)}/files/${file}/opening`;
  return (await access.fetchJson<{ address: string }>(path, { method: "POST" })).address;
}

export function removeFile(access: PapersAccess, file: string): Promise<unknown> {
  return access.fetchJson(`${pathOf(access)}/files/${file}`, { method: "DELETE" });
}

/** What a file is said to be, and whose. */
export type SaidFile = { kind: FileKind; buyer?: string };

type ToSend = SaidFile & { digest: string; name: string; onProgress: (share: number) => void };

export async function sendContractFile(
  access: PapersAccess,
  picture: Blob,
  { digest, onProgress, ...about }: ToSend,
): Promise<string> {
  const path = `${pathOf(access)}/files/${digest}?${new URLSearchParams(about)}`;
  return (await sendFile<{ id: string }>({ path, picture, headers: await access.sign(), onProgress })).id;
}
