/** `npm run auth-emails`: writes the emails of sign-in as Supabase's templates, to paste or to send by its management API. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { authEmailKinds } from "../../domain/accounts/auth-emails.ts";
import { writeSupabaseEmail, writeSupabaseSubject } from "../../domain/accounts/supabase-template.ts";

const folder = join(import.meta.dirname, "../../docs/auth-emails");
await mkdir(folder, { recursive: true });
for (const kind of authEmailKinds) {
  await writeFile(join(folder, `${kind}.html`), writeSupabaseEmail(kind));
  await writeFile(join(folder, `${kind}.subject.txt`), `${writeSupabaseSubject(kind)}\n`);
}
console.log(`Wrote ${authEmailKinds.length} emails to docs/auth-emails.`);
