/** Everybody with an account, those of the administration first. */
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { roles } from "../../../domain/rights.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useNavigate, useSearchParams } from "../../routing/router-hooks.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { InviteForm } from "./invite-form.tsx";
import { makePeopleCommands, peopleQuery } from "./people-api.ts";
import { PersonCard } from "./person-card.tsx";
import { RoleTable } from "./role-table.tsx";
import { SecondFactorDemand } from "./second-factor-demand.tsx";

type PeopleBoardProps = { fetchJson: FetchJson; me: { id: string; rights: readonly string[] } };

export function PeopleBoard({ fetchJson, me }: PeopleBoardProps) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const asked = useSearchParams();
  const search = asked.get("q") ?? "";
  const page = Math.max(1, Number(asked.get("page")) || 1);
  const { data, error, refetch } = useQuery(peopleQuery(fetchJson, search, page));
  const { send, reset, isBusy, ...outcome } = useRunCommands();
  const commands = makePeopleCommands(fetchJson);
  // Only roles with no right that the admin lacks: the database refuses the others.
  const given = roles.filter(
    (role) => data?.rights.every((one) => one.role !== role || me.rights.includes(one.name)) ?? false,
  );
  const addressOf = (wanted: number) =>
    `${adminPaths.people}?${new URLSearchParams({ ...(search && { q: search }), page: String(wanted) })}`;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate(q ? `${adminPaths.people}?${new URLSearchParams({ q })}` : adminPaths.people);
  };
  return (
    <div className="grid gap-8">
      <section aria-labelledby="invite" className="grid gap-4">
        <h2 id="invite" className="text-2xl">
          {t("peopleTexts.inviteTitle")}
        </h2>
        {data && (
          <InviteForm
            given={given}
            invite={commands.invite}
            send={send}
            onTyped={() => {
              if (outcome.error) reset();
            }}
            isBusy={isBusy}
          />
        )}
      </section>
      <CommandResult {...outcome} />
      <section aria-labelledby="accounts" className="grid gap-4">
        <h2 id="accounts" className="text-2xl">
          {t("peopleTexts.accounts")} {data && <span className="tabular text-quiet">{data.total}</span>}
        </h2>
        <search>
          <form key={search} onSubmit={find} className="flex flex-wrap items-end gap-3">
            <TextField
              className="min-w-0 grow basis-64"
              label={t("peopleTexts.find")}
              name="q"
              type="search"
              defaultValue={search}
              maxLength={120}
            />
            <Button type="submit">{t("peopleTexts.search")}</Button>
          </form>
        </search>
        <FailureNotice error={error} what={t("peopleTexts.failed")} onRetry={refetch} />
        {!data && !error && <Skeleton className="h-48" />}
        {data?.people.length === 0 && <p className="text-quiet">{t("peopleTexts.nobody")}</p>}
        <ul className="grid gap-4 empty:hidden">
          {data?.people.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              isMe={person.id === me.id}
              given={given}
              commands={commands}
              send={send}
              isBusy={isBusy}
            />
          ))}
        </ul>
        {data && (
          <Pagination
            previous={page > 1 ? addressOf(page - 1) : undefined}
            next={page * data.pageSize < data.total ? addressOf(page + 1) : undefined}
          />
        )}
      </section>
      <SecondFactorDemand fetchJson={fetchJson} />
      {data && <RoleTable rights={data.rights} />}
    </div>
  );
}
