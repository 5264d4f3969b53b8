/** The owner's settings: the values in force, their history, and a save that overwrites no one's work. */
import { Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue/catalogue-version.ts";
import { listOwnersPart } from "../../../domain/site/owners-part.ts";
import { resolveSettings } from "../../../domain/site/settings/resolve-site.ts";
import { findProblems, sectionSchemas } from "../../../domain/site/settings/section-schemas.ts";
import type {
  SavedSection,
  SettingConflict,
  SettingVersion,
  SettingsOverview,
} from "../../../domain/site/settings/settings-api.ts";
import { type SectionName, sectionNames } from "../../../domain/site/site.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { validate } from "../../http/validate.ts";

const sectionParameter = v.object({ section: v.picklist(sectionNames, "is no section of the settings") });
const saveSchema = v.object({
  /** 0 until the section is saved for the first time. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  value: v.record(v.string(), v.unknown()),
});

type SaveAnswer = { saved: boolean; version: number; value: unknown };

export const adminSettings = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const backend = callersBackend(c);
    const [rows, written] = await Promise.all([
      backend.from("current_settings").select("section,version,value").then(dataOf),
      backend
        .from("texts_in_force")
        .select("kind,name,body")
        .in("kind", ["testimonial", "list", "fact"])
        .eq("locale", "en")
        .not("body", "is", null)
        .then(dataOf),
    ]);
    const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]));
    const { settings, broken } = resolveSettings(stored);
    const sections = Object.fromEntries(
      sectionNames.map((name) => [
        name,
        {
          version: rows.find(({ section }) => section === name)?.version ?? 0,
          value: settings[name],
          isBroken: broken.includes(name),
        },
      ]),
    ) as SettingsOverview["sections"];
    const ownersPart = listOwnersPart(
      stored,
      written.map(({ kind, name, body }) => ({ kind: kind ?? "", name: name ?? "", body })),
    );
    return c.json<SettingsOverview>({ sections, ownersPart });
  })
  .get("/:section/history", validate("param", sectionParameter), async (c) => {
    const { section } = c.req.valid("param");
    const history = await callersBackend(c).rpc("settings_history", { for_section: section });
    return c.json({ history: jsonOf<SettingVersion[]>(history) });
  })
  .put("/:section", validate("param", sectionParameter), validate("json", saveSchema), async (c) => {
    const { section } = c.req.valid("param");
    const { version, value } = c.req.valid("json");
    const fitting = checkSection(section, value);
    const answer = writeData(
      await callersBackend(c).rpc("save_setting", {
        for_section: section,
        seen_version: version,
        new_value: fitting,
      }),
    ) as SaveAnswer;
    if (!answer.saved) {
      const { settings } = resolveSettings(answer.value === null ? {} : { [section]: answer.value });
      const error = new ApiError(
        "conflict",
        "Someone saved this section meanwhile. Compare both and save again.",
      );
      const current = { version: answer.version, value: settings[section] };
      return c.json<SettingConflict>({ ...error.toBody(), current, yours: fitting }, error.status);
    }
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json<SavedSection>({ version: answer.version, value: fitting });
  });

function checkSection(section: SectionName, value: unknown) {
  const result = v.safeParse(sectionSchemas[section], value);
  if (result.success) return result.output;
  const [[field = "", problem = ""] = []] = Object.entries(findProblems(section, value));
  throw new ApiError("invalid_input", `${field || section}: ${problem}`, { field: field || section });
}
