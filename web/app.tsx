/** Providers around the router, the same on both sides. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { type FormState, FormStateProvider } from "./form-state.tsx";

type AppProps = {
  queryClient: QueryClient;
  i18n: i18n;
  formState: FormState | undefined;
  children: ReactNode;
};

export function App({ queryClient, i18n, formState, children }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <FormStateProvider value={formState}>{children}</FormStateProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
