import { AffiliateForm } from "../../features/affiliate/affiliate-form.tsx";
import { TextPage } from "./text-page.tsx";

export function AffiliatePage() {
  return (
    <TextPage slug="affiliate-program">
      <AffiliateForm />
    </TextPage>
  );
}
