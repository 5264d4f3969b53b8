/** Links to messengers, with a message prepared in the visitor's language. WeChat has no such links. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { messengerLink, messengers } from "../../../../domain/leads/messengers.ts";
import { Button } from "../../../components/controls/button.tsx";
import { buttonStyles } from "../../../components/controls/button-styles.ts";
import { copyText } from "../../../components/overlays/copy-text.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { MessengerMark } from "./messenger-mark.tsx";

/** The page's URL is added in the browser, where it is known. */
export function Messengers({ message }: { message: string }) {
  const { t } = useTranslation("frame");
  const accounts = useSite().contact.messengers;
  const isHydrated = useHydrated();
  const text = isHydrated ? `${message} ${window.location.origin}${window.location.pathname}` : message;
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {messengers
          .filter((messenger) => accounts[messenger])
          .map((messenger) => (
            <li key={messenger}>
              <a
                href={messengerLink(messenger, accounts[messenger], text)}
                target="_blank"
                rel="noreferrer"
                className={buttonStyles.quietSmall}
              >
                <MessengerMark messenger={messenger} />
                {t(`reach.${messenger}`)}
              </a>
            </li>
          ))}
      </ul>
      {accounts.wechat && <WeChatId account={accounts.wechat} />}
    </div>
  );
}

function WeChatId({ account }: { account: string }) {
  const { t } = useTranslation(["contact", "frame"]);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    setIsCopied(await copyText(account, t("frame:notCopied")));
  };
  return (
    <p className="flex flex-wrap items-center gap-x-7 text-sm text-quiet">
      <span>
        {t("contact:wechatId")} <span className="text-paper select-all">{account}</span>
      </span>
      <Button look="bareSmall" className="-ml-4 unscripted:hidden" onClick={copy}>
        {isCopied ? t("contact:copied") : t("contact:copy")}
      </Button>
    </p>
  );
}
