/** The administration's editor of listings, as an admin's browser calls it. */
import { expect } from "vitest";
import type { EditableListing, OpenedListing } from "../../../../domain/listings/editable-listing.ts";
import type { Property } from "../../../../domain/listings/listing.ts";
import { type Product, signIn } from "../../../start-product.ts";

type Options = { token?: string; body?: unknown; seen?: string | undefined };

export type ListingEditor = Awaited<ReturnType<typeof openEditor>>;

export async function openEditor(product: Product) {
  const admin = await signIn(product, "admin@example.com");
  const editor = await signIn(product, "editor@example.com");
  const call = async <Body>(method: string, path: string, { token = admin, body, seen }: Options = {}) => {
    const response = await product.fetch(`/api/admin/listings${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(seen !== undefined && { "if-match": seen }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    admin,
    editor,
    call,
    addListing: async (title: string, columns: Record<string, unknown> = {}): Promise<EditableListing> => {
      const changes = {
        title,
        property_type: "condo-for-sale",
        status: ["for-sale"],
        price: 2_000_000,
        ...columns,
      };
      const added = await call<EditableListing>("PUT", `/${crypto.randomUUID()}`, { body: { changes } });
      expect([added.status, added.body]).toMatchObject([200, { title }]);
      return added.body;
    },
    save: (listing: EditableListing, changes: object, token = admin) =>
      call<EditableListing>("PATCH", `/${listing.id}`, {
        body: { changes },
        seen: listing.updated_at,
        token,
      }),
    read: async (id: string) => (await call<OpenedListing>("GET", `/${id}`)).body,
    /** The listing as visitors get it. */
    shown: async ({ slug }: EditableListing): Promise<Property> =>
      (await product.fetch(`/api/listings/${slug}`)).json(),
  };
}
