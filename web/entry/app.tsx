/** Providers around the router, the same on both sides. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { type FormState, FormStateProvider } from "./form-state.tsx";
import { RequestIdContext } from "./request-id.ts";

type AppProps = {
  queryClient: QueryClient;
  i18n: i18n;
  formState: FormState | undefined;
  requestId: string | undefined;
  children: ReactNode;
};

export function App({ queryClient, i18n, formState, requestId, children }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RequestIdContext value={requestId}>
          <FormStateProvider value={formState}>{children}</FormStateProvider>
        </RequestIdContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
