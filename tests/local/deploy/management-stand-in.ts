/** Supabase's management API as its documentation describes it, for one project. */
import { Hono } from "hono";

export const project = "abcdefghijklmnopqrst";
export const managementToken = "sbp_a_personal_token";

export type ManagedProject = {
  auth: Record<string, unknown> & {
    site_url: string;
    uri_allow_list: string | null;
    smtp_host: string | null;
    security_sb_forwarded_for_enabled: boolean | null;
  };
  signingKeys: { algorithm: string; status: string }[];
  /** Settings of which a change is taken and forgotten. */
  refuses?: string[];
};

export const managedProject = (): ManagedProject => ({
  auth: {
    site_url: "https://www.baan-tawan.com",
    uri_allow_list: "https://www.baan-tawan.com/**",
    smtp_host: "smtp.resend.com",
    security_sb_forwarded_for_enabled: true,
  },
  signingKeys: [
    { algorithm: "ES256", status: "in_use" },
    { algorithm: "HS256", status: "previously_used" },
  ],
});

export function managementStandIn({ auth, signingKeys, refuses = [] }: ManagedProject): Hono {
  const app = new Hono().basePath(`/v1/projects/${project}`);
  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${managementToken}`)
      return c.json({ message: "Unauthorized" }, 401);
    return next();
  });
  app.get("/config/auth", (c) => c.json(auth));
  app.patch("/config/auth", async (c) => {
    const changes: Record<string, unknown> = await c.req.json();
    for (const [name, value] of Object.entries(changes)) if (!refuses.includes(name)) auth[name] = value;
    return c.json(auth);
  });
  app.post("/api-keys", async (c) => {
    const key: { type: "secret"; name: string; secret_jwt_template: { role: string } } = await c.req.json();
    const suffix = `${key.name}_as_${key.secret_jwt_template.role}`;
    return c.json({ ...key, api_key: c.req.query("reveal") === "true" ? `sb_secret_${suffix}` : "" }, 201);
  });
  app.get("/config/auth/signing-keys", (c) =>
    c.json({ keys: signingKeys.map((key, index) => ({ id: String(index), public_jwk: null, ...key })) }),
  );
  return app;
}
