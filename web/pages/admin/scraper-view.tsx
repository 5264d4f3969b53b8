/** The console itself: what asks for an admin first, then what is read, what came of it, and what was given up. */
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../features/account/fetch-text-as-user.ts";
import { AlarmList } from "../../features/administration/alarm-list.tsx";
import { DeadLetterList } from "../../features/administration/dead-letter-list.tsx";
import { ReviewList } from "../../features/administration/review-list.tsx";
import { RunHistory } from "../../features/administration/run-history.tsx";
import { steerRuns } from "../../features/administration/run-steering.ts";
import { SourceList } from "../../features/administration/source-list.tsx";
import { SuggestionList } from "../../features/administration/suggestion-list.tsx";

const steering = steerRuns(postAsUser);

export function ConsoleView() {
  return (
    <div className="grid gap-12">
      <AlarmList
        fetchJson={fetchAsUser}
        acknowledge={(id) => postAsUser(`/api/admin/alarms/${id}/acknowledge`, {})}
        fetchCopy={(id) => fetchTextAsUser(`/api/admin/alarms/${id}/copy`)}
      />
      <SourceList
        fetchJson={fetchAsUser}
        steering={steering}
        setState={({ id, ...state }) => postAsUser(`/api/admin/sources/${id}/state`, state)}
      />
      <RunHistory fetchJson={fetchAsUser} steering={steering} />
      <ReviewList
        fetchJson={fetchAsUser}
        judge={({ id, publication }) => postAsUser(`/api/admin/listings/${id}/publication`, { publication })}
        judgeTwin={({ id, other, verdict }) =>
          postAsUser(`/api/admin/listings/${id}/twins/${other}`, { verdict })
        }
      />
      <SuggestionList
        fetchJson={fetchAsUser}
        settle={({ id, ...settlement }) => postAsUser(`/api/admin/listings/${id}/suggestions`, settlement)}
      />
      <DeadLetterList fetchJson={fetchAsUser} steering={steering} />
    </div>
  );
}
