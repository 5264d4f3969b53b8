/** A product for the journeys of enquiries, with its database at hand: they move the clock and read the mailbox. */
import { consentVersion } from "../../../domain/leads/consent.ts";
import { startProduct } from "../../start-product.ts";

/** Different from the ports of the other products of the journeys. */
const firstPort = Number(process.env["E2E_PORT"] ?? 8797);
export const enquiriesPort = firstPort + 4;
export const moneyPort = firstPort + 14;
export const referralsPort = firstPort + 19;

export type EnquiriesScene = Awaited<ReturnType<typeof openEnquiriesScene>>;

export async function openEnquiriesScene(port = enquiriesPort) {
  const product = await startProduct({ port, leniency: 20 });
  const { database } = product.backend;
  let sent = 0;
  /** Sends the application form as a visitor. */
  async function apply(name: string, email = `sender${(sent += 1)}@example.com`) {
    const response = await product.fetch("/api/leads/application", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name,
        email,
        country: "DE",
        monthlyBudget: "60000",
        moneyDown: "200000",
        currency: "THB",
        wantedHome: "one-bedroom",
        wantedArea: "jomtien",
        purpose: "both",
        timing: "now",
        message: `Ich suche etwas Ruhiges, wie https://homes.example/groups/${"pattaya-condos-".repeat(6)}/1`,
        consent: consentVersion,
        locale: "de",
      }),
    });
    if (!response.ok) throw new Error(`The form answered ${response.status}`);
    const { reference }: { reference: string } = await response.json();
    const [lead] = await database.query<{ id: string }>("select id from leads where reference = $1", [
      reference,
    ]);
    return { id: lead?.id ?? "", reference, email };
  }
  async function emailsTo(address: string): Promise<{ subject: string; text: string }[]> {
    const url = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(address)}`;
    return (await fetch(url)).json();
  }
  return { product, database, apply, emailsTo };
}
