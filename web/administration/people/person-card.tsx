/** One account: who it is, their role, and what can be done about it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "../../../domain/people.ts";
import { type Role, roles } from "../../../domain/rights.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import { Card } from "../../components/card.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatTime } from "../controls/format-time.ts";
import { namePerson } from "./name-person.ts";
import type { PeopleCommands } from "./people-api.ts";
import { RoleQuestion } from "./role-question.tsx";

type PersonCardProps = {
  person: Person;
  isMe: boolean;
  /** The roles of which the caller holds every right. */
  given: readonly Role[];
  commands: PeopleCommands;
  send: (command: () => Promise<string>) => void;
  isBusy: boolean;
};

type Question = "delete" | "forgetFactors" | "disable";

export function PersonCard({ person, isMe, given, commands, send, isBusy }: PersonCardProps) {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const locale = useLocale();
  const listed = useSite().people.people.map((one) => one.name);
  const [question, setQuestion] = useState<Question>();
  /** Asked about first: arrow keys pass the roles in between. */
  const [wanted, setWanted] = useState<Role | null>();
  const { id, email, phone, otherWays, role, disabled, factors, createdAt, lastSignInAt, invitedAt } = person;
  const name = namePerson({ email, phone, since: createdAt }, t, locale);
  const mayChange = role === null || given.includes(role);
  const answers: Record<Question, () => Promise<unknown>> = {
    delete: () => commands.deleteAccount(id),
    forgetFactors: () => commands.forgetFactors(id),
    disable: () => commands.setDisabled(id, true),
  };
  const giveRole = (next: Role | null) => {
    setWanted(undefined);
    const done = t(next ? "peopleTexts.done.role" : "peopleTexts.done.noRole", { name });
    carryOut(() => commands.setRole(id, next, otherWays), done);
  };
  const carryOut = (act: () => Promise<unknown>, done: string) => {
    setQuestion(undefined);
    send(async () => {
      await act();
      return done;
    });
  };
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-lg break-all">{name}</h3>
          <p className="text-sm text-quiet">
            {lastSignInAt
              ? t("peopleTexts.lastSignIn", { time: formatTime(lastSignInAt, locale) })
              : t(invitedAt ? "peopleTexts.invitedOnly" : "peopleTexts.neverSignedIn")}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {isMe && (
              <li>
                <Badge>{t("peopleTexts.you")}</Badge>
              </li>
            )}
            {disabled && (
              <li>
                <Badge tone="coral">{t("peopleTexts.disabled")}</Badge>
              </li>
            )}
            {factors > 0 && (
              <li>
                <Badge>{t("peopleTexts.factors", { count: factors })}</Badge>
              </li>
            )}
          </ul>
        </div>
        <SelectField
          className="w-full sm:w-56"
          label={t("peopleTexts.roleOf", { name })}
          isLabelHidden
          value={(wanted === undefined ? role : wanted) ?? ""}
          disabled={!mayChange || isBusy}
          onChange={(event) => {
            const next = roles.find((one) => one === event.currentTarget.value) ?? null;
            setWanted(next === role ? undefined : next);
          }}
          options={[
            { value: "", label: t("peopleTexts.noRole") },
            ...roles
              .filter((one) => one === role || given.includes(one))
              .map((one) => ({ value: one, label: t(`adminFrame:roles.${one}`) })),
          ]}
        />
      </div>
      {role && (
        <SelectField
          className="w-full sm:w-72"
          label={t("peopleTexts.personOf")}
          hint={listed.length === 0 ? t("peopleTexts.noPeople") : undefined}
          value={person.person ?? ""}
          disabled={!mayChange || isBusy}
          onChange={({ currentTarget }) => {
            const named = currentTarget.value || null;
            carryOut(() => commands.setPerson(id, named), t("peopleTexts.done.person", { name }));
          }}
          options={[
            { value: "", label: t("peopleTexts.noPerson") },
            ...[...new Set([...listed, ...(person.person ? [person.person] : [])])].map((value) => ({
              value,
              label: value,
            })),
          ]}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayChange && disabled && (
          <Button
            look="quietSmall"
            isBusy={isBusy}
            onClick={() =>
              carryOut(() => commands.setDisabled(id, false), t("peopleTexts.done.enable", { name }))
            }
          >
            {t("peopleTexts.enable")}
          </Button>
        )}
        {mayChange && !disabled && !isMe && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => setQuestion("disable")}>
            {t("peopleTexts.disable")}
          </Button>
        )}
        {mayChange && factors > 0 && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => setQuestion("forgetFactors")}>
            {t("peopleTexts.forgetFactors")}
          </Button>
        )}
        {mayChange && !isMe && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => setQuestion("delete")}>
            {t("peopleTexts.delete")}
          </Button>
        )}
        {role && (
          <Link
            to={`${adminPaths.auditLog}?${new URLSearchParams(email ? { person: email } : { actor: id })}`}
            className={textLinkStyles}
          >
            {t("peopleTexts.actionsOf")}
          </Link>
        )}
      </div>
      {wanted !== undefined && (
        <RoleQuestion
          {...{ name, wanted, otherWays, isBusy }}
          onYes={() => giveRole(wanted)}
          onNo={() => setWanted(undefined)}
        />
      )}
      {question && (
        <div className="grid gap-3 rounded-field border border-coral p-4">
          <p>{t(`peopleTexts.ask.${question}`, { name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="quietSmall"
              isBusy={isBusy}
              onClick={() => carryOut(answers[question], t(`peopleTexts.done.${question}`, { name }))}
            >
              {t(`peopleTexts.yes.${question}`)}
            </Button>
            <Button look="bareSmall" onClick={() => setQuestion(undefined)}>
              {t("peopleTexts.cancel")}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
