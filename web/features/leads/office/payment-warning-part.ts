/** The warning with its texts, which the pages above it do not need. */
import { latePart } from "../../../components/page/late-part.tsx";

export const PaymentWarning = latePart(
  async () => (await import("./payment-warning.tsx")).PaymentWarning,
  ["forms"],
);
