/** Every check of a deployment, in the order in which it is best to fix the problems. */
import type { Check } from "./check.ts";
import { addresses } from "./checks/addresses.ts";
import { authSettings } from "./checks/auth-settings.ts";
import { cron } from "./checks/cron.ts";
import { domain } from "./checks/domain.ts";
import { firstAdmin } from "./checks/first-admin.ts";
import { heartbeat } from "./checks/heartbeat.ts";
import { kvNamespace } from "./checks/kv-namespace.ts";
import { migrations } from "./checks/migrations.ts";
import { pictureBucket } from "./checks/picture-bucket.ts";
import { postgrestVersion } from "./checks/postgrest-version.ts";
import { projectKeys } from "./checks/project-keys.ts";
import { queueConsumers } from "./checks/queue-consumers.ts";
import { queues } from "./checks/queues.ts";
import { rights } from "./checks/rights.ts";
import { scraperKey } from "./checks/scraper-key.ts";
import { routes } from "./checks/routes.ts";
import { rowLevelSecurity } from "./checks/row-level-security.ts";
import { sampleBusiness } from "./checks/sample-business.ts";
import { secrets } from "./checks/secrets.ts";
import { senderDomain } from "./checks/sender-domain.ts";
import { settings } from "./checks/settings.ts";
import { signingKeys } from "./checks/signing-keys.ts";
import { siteAnswers } from "./checks/site-answers.ts";

export const checks: readonly Check[] = [
  // The files here
  addresses,
  routes,
  settings,
  sampleBusiness,
  // Supabase
  signingKeys,
  projectKeys,
  postgrestVersion,
  scraperKey,
  authSettings,
  migrations,
  rowLevelSecurity,
  rights,
  pictureBucket,
  firstAdmin,
  // Cloudflare
  kvNamespace,
  queues,
  secrets,
  queueConsumers,
  cron,
  domain,
  // From outside
  senderDomain,
  siteAnswers,
  heartbeat,
];
