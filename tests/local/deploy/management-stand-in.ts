/** Supabase's management API as its documentation describes it, for one project. */
import { Hono } from "hono";

export const project = "abcdefghijklmnopqrst";
export const managementToken = "sbp_a_personal_token";

export type ManagedProject = {
  auth: {
    site_url: string;
    uri_allow_list: string | null;
    smtp_host: string | null;
    security_sb_forwarded_for_enabled: boolean | null;
  };
  signingKeys: { algorithm: string; status: string }[];
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

export function managementStandIn({ auth, signingKeys }: ManagedProject): Hono {
  const app = new Hono().basePath(`/v1/projects/${project}`);
  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${managementToken}`)
      return c.json({ message: "Unauthorized" }, 401);
    return next();
  });
  app.get("/config/auth", (c) => c.json({ ...auth, external_email_enabled: true, jwt_exp: 3600 }));
  app.get("/config/auth/signing-keys", (c) =>
    c.json({ keys: signingKeys.map((key, index) => ({ id: String(index), public_jwk: null, ...key })) }),
  );
  return app;
}
