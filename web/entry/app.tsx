/** The app, from its providers down to the page. Browser and server render the same tree. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { type FormState, FormStateProvider } from "../data/form-state.tsx";
import { ErrorPage } from "../pages/error-page.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { RouterProvider } from "../routing/router-provider.tsx";
import type { Router } from "../routing/router-state.ts";
import { RequestIdContext } from "./request-id.ts";

type AppProps = {
  queryClient: QueryClient;
  i18n: i18n;
  formState: FormState | undefined;
  requestId: string | undefined;
  router: Router;
};

export function App({ queryClient, i18n, formState, requestId, router }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RequestIdContext value={requestId}>
          <FormStateProvider value={formState}>
            <RouterProvider router={router} Layout={SiteLayout} ErrorPage={ErrorPage} />
          </FormStateProvider>
        </RequestIdContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
