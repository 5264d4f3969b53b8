/** Private files: their limits and names, and of those of a contract the kinds and what it still lacks. */
import * as v from "valibot";
import { storableText } from "../site/storable-text.ts";

/** Of a contract's file. The bucket takes more, for the owner's guides. */
export const largestFileBytes = 10_485_760;
export const fileBucket = "private-files";
/** How long a signed address of a file can be opened. */
export const addressSeconds = 60;

export const fileKinds = [
  "signed-contract",
  "passport",
  "proof-of-address",
  "title-deed",
  "lease",
  "foreign-exchange-form",
  "transfer-slip",
  "handover",
  "other",
] as const;
export type FileKind = (typeof fileKinds)[number];

const fileTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type FileType = (typeof fileTypes)[number];

export type FileSide = "office" | "buyer";

export type PrivateFile = {
  id: string;
  kind: FileKind;
  name: string;
  /** Whose passport it is, if somebody said. */
  buyer: string | null;
  contentType: FileType;
  bytes: number;
  side: FileSide;
  isMine: boolean;
  at: string;
};

/** `GET /api/me/papers`: of every contract by which the caller buys. */
export type MyPaper = PrivateFile & { contract: string };

/** `of` names whose file is missing, where the contract has more than one buyer and each needs their own. */
export type MissingFile = { kind: FileKind; of: string[] };

/** `GET /api/contracts/:contract/files`. */
export type ContractFiles = {
  files: PrivateFile[];
  /** Null where nothing is waited for any more. */
  missing: MissingFile[] | null;
  buyers: string[];
};

/** What contract_files() in the database answers: of all sides, whether the caller sees the files or not. */
export type CountedFiles = {
  /** It ended, and not by the transfer: papers of that come after it. */
  isOver: boolean;
  tenure: string | null;
  /** The first one is whose passports nobody named. */
  buyers: string[];
  /** Whose each passport is. */
  passports: (string | null)[];
  here: Partial<Record<FileKind, number>>;
};

const always = [
  "signed-contract",
  "passport",
  "title-deed",
  "handover",
] as const satisfies readonly FileKind[];

/** What a contract needs beside that, by how the home will be held. */
const byTenure: Record<string, readonly FileKind[]> = {
  // The Land Office registers a foreigner's unit only against proof that the money came from abroad.
  "foreign-quota": ["foreign-exchange-form"],
  leasehold: ["lease"],
};

/** Each buyer has their own, so a file says whose it is. */
const ofEachBuyer: readonly FileKind[] = ["passport"];

export const isOfOneBuyer = (kind: FileKind, buyers: readonly string[]): boolean =>
  buyers.length > 1 && ofEachBuyer.includes(kind);

export function missingFiles({
  isOver,
  tenure,
  buyers,
  passports,
  here,
}: CountedFiles): MissingFile[] | null {
  if (isOver) return null;
  const owners = passports.map((name) => buyers.find((buyer) => buyer === name) ?? buyers[0]);
  const without = buyers.filter((buyer) => !owners.includes(buyer));
  return [...always, ...(byTenure[tenure ?? ""] ?? [])].flatMap((kind) => {
    const of = isOfOneBuyer(kind, buyers) ? without : [];
    return here[kind] && of.length === 0 ? [] : [{ kind, of }];
  });
}

const longestName = 120;

/** What a file is called where it comes from. No folders, and nothing that is not seen. */
export const fileName = v.pipe(
  storableText,
  v.transform((name) => cleanFileName(name)),
);

function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const seen = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>:|?*]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return (
    [...seen]
      .slice(0, longestName - 5)
      .join("")
      .replace(/^\.+/, "") || "file"
  );
}

/** The ending says what the bytes are, whatever the name said. */
export function nameWithEnding(name: string, ending: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, "")}.${ending}`;
}
