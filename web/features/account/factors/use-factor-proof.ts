/** Proving the second factor: with an authenticator app's code, or with one that is sent to a phone on request. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth } from "../auth-client.ts";
import { factorsQuery } from "./factors-query.ts";
import { proveFactor } from "./prove-factor.ts";
import { readCode } from "../sign-in/code-field.tsx";

type Sent = { factorId: string; challengeId: string; phone: string };

export function useFactorProof(onProved: () => Promise<void>) {
  const { data: factors, error } = useQuery(factorsQuery());
  const [sent, setSent] = useState<Sent>();
  const send = useMutation({
    mutationFn: async ({ id: factorId, phone }: { id: string; phone: string }) => {
      const { id: challengeId } = await callAuth((client) =>
        client.mfa.challenge({ factorId, channel: "sms" }),
      );
      setSent({ factorId, challengeId, phone });
    },
  });
  const prove = useMutation({
    mutationFn: async (form: FormData) => {
      const code = readCode(form);
      if (sent) {
        const { factorId, challengeId } = sent;
        await callAuth((client) => client.mfa.verify({ factorId, challengeId, code }));
      } else await proveFactor(code);
      await onProved();
    },
  });
  const hasApp = (factors?.totp.length ?? 0) > 0;
  return {
    phones: factors?.phone ?? [],
    hasApp,
    error,
    sent,
    send,
    prove,
    /** Without an app there is no code to enter until one is sent. */
    mustSend: factors !== undefined && !hasApp && !sent,
    useApp: () => setSent(undefined),
  };
}

export type FactorProof = ReturnType<typeof useFactorProof>;
