/** The main page: alarms first, then sources, runs, listings in review, suggestions and dead messages. */
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../features/account/fetch-text-as-user.ts";
import { AlarmList } from "../../features/administration/alarms/alarm-list.tsx";
import { DeadMessageList } from "../../features/administration/runs/dead-message-list.tsx";
import { judgeListing } from "../../features/administration/review/review-api.ts";
import { ReviewList } from "../../features/administration/review/review-list.tsx";
import { RunHistory } from "../../features/administration/runs/run-history.tsx";
import { makeRunCommands } from "../../features/administration/run-commands.ts";
import { SourceList } from "../../features/administration/sources/source-list.tsx";
import { SuggestionList } from "../../features/administration/review/suggestion-list.tsx";

const commands = makeRunCommands(postAsUser);

export function ScraperView() {
  return (
    <div className="grid gap-12">
      <AlarmList
        fetchJson={fetchAsUser}
        acknowledge={(id) => postAsUser(`/api/admin/alarms/${id}/acknowledge`, {})}
        fetchCopy={(id) => fetchTextAsUser(`/api/admin/alarms/${id}/copy`)}
      />
      <SourceList
        fetchJson={fetchAsUser}
        commands={commands}
        setState={({ id, ...state }) => postAsUser(`/api/admin/sources/${id}/state`, state)}
      />
      <RunHistory fetchJson={fetchAsUser} commands={commands} />
      <ReviewList
        fetchJson={fetchAsUser}
        judge={judgeListing(fetchAsUser)}
        judgeTwin={({ id, other, verdict }) =>
          postAsUser(`/api/admin/listings/${id}/twins/${other}`, { verdict })
        }
      />
      <SuggestionList
        fetchJson={fetchAsUser}
        settle={({ id, ...settlement }) => postAsUser(`/api/admin/listings/${id}/suggestions`, settlement)}
      />
      <DeadMessageList fetchJson={fetchAsUser} commands={commands} />
    </div>
  );
}
