/** All buildings that stand, found by any of their names, and below them those that were merged. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { foldText } from "../../../domain/search/fold-text.ts";
import { Badge } from "../../components/badge.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { type BuildingCommands, buildingsQuery } from "./building-api.ts";
import { MergedList } from "./merged-list.tsx";

type BuildingListProps = { fetchJson: FetchJson; commands: BuildingCommands };

export function BuildingList({ fetchJson, commands }: BuildingListProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: buildings, error, refetch } = useQuery(buildingsQuery(fetchJson));
  const [words, setWords] = useState("");
  const standing = buildings?.filter(({ merged_into }) => merged_into === null);
  const shown = standing?.filter((building) => isCalled(building, words));
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TextField
          className="grow sm:max-w-sm"
          type="search"
          label={t("admin:buildingTexts.words")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ButtonLink look="gold" to={adminPaths.newBuilding}>
          {t("admin:buildingTexts.add")}
        </ButtonLink>
      </div>
      <FailureNotice error={error} what={t("admin:buildingTexts.listFailed")} onRetry={refetch} />
      {!buildings && !error && (
        <>
          <output className="sr-only">{t("frame:loading")}</output>
          <Skeleton className="h-60" />
        </>
      )}
      {shown && (
        <output className="tabular block text-quiet">
          {t("admin:buildingTexts.count", { count: shown.length })}
        </output>
      )}
      {standing?.length === 0 && <p>{t("admin:buildingTexts.none")}</p>}
      <ul className="grid gap-2 empty:hidden sm:gap-3">
        {shown?.map((building) => (
          <BuildingItem key={building.id} building={building} />
        ))}
      </ul>
      {buildings && <MergedList buildings={buildings} commands={commands} />}
    </div>
  );
}

function BuildingItem({ building }: { building: AdminBuilding }) {
  const { t } = useTranslation("admin");
  const areaName = useAreaName();
  const { id, name, names, area, street, homes, is_sample: isSample, latitude } = building;
  const place = [street, areaName(area)].filter(Boolean).join(" · ");
  return (
    <li className="grid gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold break-words">
          <Link to={adminPaths.building(id)} className={textLinkStyles}>
            {name}
          </Link>{" "}
          {isSample && <Badge>{t("buildingTexts.sample")}</Badge>}
        </h2>
        <p className="text-sm break-words text-quiet">{Object.values(names).join(" · ")}</p>
        <p className="text-sm break-words">
          {place || t(latitude === null ? "buildingTexts.noPlace" : "buildingTexts.onlyPin")}
          {latitude === null && place && ` · ${t("buildingTexts.noPin")}`}
        </p>
      </div>
      <p className="tabular text-sm text-quiet">{t("buildingTexts.homes", { count: homes })}</p>
    </li>
  );
}

function isCalled({ name, names, spellings }: AdminBuilding, words: string): boolean {
  const wanted = foldText(words.trim());
  return [name, ...Object.values(names), ...spellings].some((one) => foldText(one).includes(wanted));
}
