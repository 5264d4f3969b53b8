/** Downloads a CSV that needs the token. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { saveFile } from "../../data/save-file.ts";
import { FailureNotice } from "./failure-notice.tsx";

type CsvButtonProps = {
  label: string;
  address: string;
  fileName: string;
  fetchText: (path: string) => Promise<string>;
};

const idle = { isBusy: false, error: null, words: "" };

export function CsvButton({ label, address, fileName, fetchText }: CsvButtonProps) {
  const { t } = useTranslation("admin");
  const [state, setState] = useState<{ isBusy: boolean; error: Error | null; words: string }>(idle);
  const save = async () => {
    setState({ ...idle, isBusy: true });
    try {
      // Reading the text removed the mark that tells spreadsheets that it is UTF-8.
      saveFile(`\uFEFF${await fetchText(address)}`, fileName);
      setState({ ...idle, words: t("enquiryTexts.exported") });
    } catch (error) {
      setState({ ...idle, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return (
    <>
      <Button look="quiet" isBusy={state.isBusy} onClick={() => void save()}>
        {label}
      </Button>
      <output className="self-center text-sm empty:sr-only">{state.words}</output>
      <FailureNotice error={state.error} what={t("enquiryTexts.exportFailed")} />
    </>
  );
}
