/** Who signs the contract, and for which unit; pressing the button makes the next version of its paper. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Buyer, PaperOrder } from "../../../../domain/papers/contract/contract-record.ts";
import type { PaperDraft } from "../../../../domain/papers/contract/papers-api.ts";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { TextField } from "../../../components/controls/text-field.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";
import { useDesk } from "../desk-context.ts";
import { BuyerFields } from "./buyer-fields.tsx";

export function PaperOrderForm({ contract }: { contract: string }) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const path = `/api/admin/leads/contracts/${contract}`;
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "paper-draft", contract],
    queryFn: () => fetchJson<PaperDraft>(`${path}/paper-draft`),
  });
  const { send, result, message, error: refusal, isBusy } = useRunCommands();
  if (error && !data) return <FailureNotice error={error} what={t("paperTexts.failed")} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-12" />;
  if (data.isSigned) return <p className="text-sm text-quiet">{t("paperTexts.signed")}</p>;
  const words = data.version === 0 ? t("paperTexts.make") : t("paperTexts.makeAgain");
  return (
    <>
      <Differing clauses={data.differing} />
      <Disclosure summary={words}>
        <OrderForm
          key={data.version}
          order={data.order}
          words={words}
          isOff={data.differing.length > 0}
          isBusy={isBusy}
          onOrder={(order) =>
            send(async () => {
              const made = await fetchJson<{ version: number }>(`${path}/papers`, {
                method: "POST",
                body: JSON.stringify(order),
              });
              return t("paperTexts.made", made);
            })
          }
        />
      </Disclosure>
      <CommandResult result={result} message={message} error={refusal} />
    </>
  );
}

function Differing({ clauses }: { clauses: PaperDraft["differing"] }) {
  const { t } = useTranslation("admin");
  const { rights } = useDesk();
  const locale = useLocale() === "th" ? "th" : "en";
  if (clauses.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-coral">{t("paperTexts.differing")}</p>
      <ul className="list-disc pl-5">
        {clauses.map(({ name, titles }) => (
          <li key={name}>
            {rights.includes("texts") ? (
              <Link to={adminPaths.text("clause", name)} className={textLinkStyles}>
                {titles[locale]}
              </Link>
            ) : (
              titles[locale]
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type OrderFormProps = {
  order: PaperOrder;
  words: string;
  isOff: boolean;
  isBusy: boolean;
  onOrder: (order: PaperOrder) => void;
};

function OrderForm({ order, words, isOff, isBusy, onOrder }: OrderFormProps) {
  const { t } = useTranslation("admin");
  const [hasSecond, setHasSecond] = useState(order.buyers.length > 1);
  const { seller } = order;
  const { typing } = useTypedWarning();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onOrder(readOrder(new FormData(event.currentTarget), hasSecond));
  };
  return (
    <form className="grid gap-6 text-base" onSubmit={submit} {...typing}>
      <p className="text-sm text-quiet">{t("paperTexts.hint")}</p>
      <BuyerFields legend={t("paperTexts.buyer")} prefix="first" buyer={order.buyers[0]} />
      {hasSecond && (
        <BuyerFields legend={t("paperTexts.secondBuyer")} prefix="second" buyer={order.buyers[1]} />
      )}
      <Button look="quietSmall" className="justify-self-start" onClick={() => setHasSecond(!hasSecond)}>
        {hasSecond ? t("paperTexts.withoutSecond") : t("paperTexts.addBuyer")}
      </Button>
      <fieldset className="grid gap-4 @lg:grid-cols-2">
        <legend className="mb-3 font-semibold">{t("paperTexts.seller")}</legend>
        <TextField
          label={t("paperTexts.name")}
          hint={t("paperTexts.sellerHint")}
          name="sellerName"
          defaultValue={seller.name}
          maxLength={120}
          required
        />
        <TextField
          label={t("paperTexts.registration")}
          name="registration"
          defaultValue={seller.registration}
          maxLength={120}
        />
        <TextField
          label={t("paperTexts.address")}
          name="sellerAddress"
          defaultValue={seller.address}
          maxLength={300}
          required
        />
        <TextField
          label={t("paperTexts.signer")}
          name="signer"
          defaultValue={seller.signer}
          maxLength={120}
        />
      </fieldset>
      <TextField label={t("paperTexts.unit")} name="unit" defaultValue={order.unit} maxLength={200} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy} isOff={isOff}>
        {words}
      </Button>
    </form>
  );
}

function readOrder(typed: FormData, hasSecond: boolean): PaperOrder {
  const text = (name: string) => String(typed.get(name) ?? "");
  const buyer = (prefix: string): Buyer => ({
    name: text(`${prefix}Name`),
    nationality: text(`${prefix}Nationality`),
    passport: text(`${prefix}Passport`),
    address: text(`${prefix}Address`),
  });
  return {
    buyers: [buyer("first"), ...(hasSecond ? [buyer("second")] : [])],
    seller: {
      name: text("sellerName"),
      registration: text("registration"),
      address: text("sellerAddress"),
      signer: text("signer"),
    },
    unit: text("unit"),
  };
}
