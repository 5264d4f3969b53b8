/** The administration's pages, apart: a visitor need not carry their names. */
import { AdminLayout } from "../pages/admin/admin-layout.tsx";
import { type PageFile, loadPage } from "./page-files.ts";
import type { RouteCode } from "./route.ts";

/** Only the browser knows who is signed in, so the server shows the frame of these and never a page. */
const files = import.meta.env.SSR ? {} : import.meta.glob<PageFile>("../pages/admin/**/*-page.tsx");

export async function loadAdminPage(file: string): Promise<RouteCode> {
  const Page = import.meta.env.SSR ? () => null : await loadPage(files, file);
  return { Page, Frame: AdminLayout };
}
