/** The thread with the office, and writing into it. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MyApplication, longestMessage } from "../../../../domain/leads/my-application.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { useKey } from "../../../data/use-key.ts";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { postAsUser } from "../fetch-as-user.ts";
import { Section } from "../manage/section.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { applicationQuery } from "./application-query.ts";
import { keepMessage, readMessage } from "./kept-message.ts";
import { LinkedText } from "./linked-text.tsx";

export function Thread({ application: { reference, messages } }: { application: MyApplication }) {
  const { t } = useTranslation("myApplication");
  return (
    <Section id="thread" title={t("thread.title")}>
      <p className="text-sm text-quiet">{t(messages.length === 0 ? "thread.none" : "zone")}</p>
      <ol className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ol>
      <MessageForm reference={reference} />
    </Section>
  );
}

function Message({ direction, channel, subject, body, at }: MyApplication["messages"][number]) {
  const { t } = useTranslation("myApplication");
  const locale = useLocale();
  const isMine = direction === "in";
  const facts = [
    t(isMine ? "thread.you" : "thread.office"),
    channel !== "account" && channel !== "phone" && t(`thread.via.${channel}`),
    formatMoment(new Date(at), locale, pattayaZone),
  ];
  return (
    <li
      className={`grid gap-2 rounded-card border border-line p-4 ${isMine ? "ml-6 bg-ink" : "mr-6 bg-raised"}`}
    >
      <p className="text-sm text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
      <LinkedText text={body} />
    </li>
  );
}

function MessageForm({ reference }: { reference: string }) {
  const { t } = useTranslation("myApplication");
  const queryClient = useQueryClient();
  // A message that is sent again after a broken connection counts once.
  const { keyOf, forget } = useKey();
  const [sent, setSent] = useState(0);
  const send = useMutation({
    mutationFn: async (form: FormData) => {
      const body = String(form.get("body"));
      const path = `/api/me/applications/${encodeURIComponent(reference)}/messages`;
      await postAsUser(path, { body, idempotencyKey: keyOf(body) });
      await queryClient.invalidateQueries(applicationQuery(reference));
      forget();
      keepMessage(reference, "");
      setSent((count) => count + 1);
    },
  });
  return (
    <>
      <StepForm
        key={`${reference} ${sent}`}
        look="quiet"
        submit={t("thread.send")}
        isBusy={send.isPending}
        error={send.error}
        onSubmit={send.mutate}
        className="max-w-xl"
      >
        <TextArea
          label={t("thread.write")}
          name="body"
          defaultValue={readMessage(reference)}
          onChange={(event) => keepMessage(reference, event.currentTarget.value)}
          maxLength={longestMessage}
          required
        />
      </StepForm>
      <output className="text-sm text-quiet empty:hidden">{send.isSuccess && t("thread.sent")}</output>
    </>
  );
}
