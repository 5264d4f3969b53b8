/** `npm run letters`: writes the emails of sign-in as Supabase's templates, to paste or to send by its management API. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { letterKinds } from "../../domain/accounts/auth-letters.ts";
import { writeSupabaseLetter, writeSupabaseSubject } from "../../domain/accounts/supabase-template.ts";

const folder = join(import.meta.dirname, "../../docs/letters");
await mkdir(folder, { recursive: true });
for (const kind of letterKinds) {
  await writeFile(join(folder, `${kind}.html`), writeSupabaseLetter(kind));
  await writeFile(join(folder, `${kind}.subject.txt`), `${writeSupabaseSubject(kind)}\n`);
}
console.log(`Wrote ${letterKinds.length} letters to docs/letters.`);
