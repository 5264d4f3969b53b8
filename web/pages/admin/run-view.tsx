/** Below `/admin/property-scraper/runs/`: a run by its id. */
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { RunDetails } from "../../features/administration/run-details.tsx";
import { steerRuns } from "../../features/administration/run-steering.ts";

const steering = steerRuns(postAsUser);

export function RunView({ id }: { id: string }) {
  return <RunDetails runId={id} fetchJson={fetchAsUser} steering={steering} />;
}
