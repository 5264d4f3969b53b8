/** Below `/admin/property-scraper/runs/`: a run by its id. */
import { fetchAsUser, postAsUser } from "../../../features/account/fetch-as-user.ts";
import { RunDetails } from "../../../administration/runs/run-details.tsx";
import { makeRunCommands } from "../../../administration/scraping/run-commands.ts";

const commands = makeRunCommands(postAsUser);

export function RunView({ id }: { id: string }) {
  return <RunDetails runId={id} fetchJson={fetchAsUser} commands={commands} />;
}
