import { initial } from './0001-initial.ts'
import { signIn } from './0002-sign-in.ts'
import { boundedSignIns } from './0003-bounded-sign-ins.ts'
import { projectSecrets } from './0004-project-secrets.ts'
import { audit } from './0005-audit.ts'
import { indexer } from './0006-indexer.ts'
import { embeddedLogin } from './0007-embedded-login.ts'
import { vaults } from './0008-vaults.ts'
import { passkeys } from './0009-passkeys.ts'
import { deviceCheck } from './0010-device-check.ts'
import { socialLogins } from './0011-social-logins.ts'
import { emailUpdates } from './0012-email-updates.ts'
import { handoffs } from './0013-handoffs.ts'
import { walletNotices } from './0014-wallet-notices.ts'
import { vaultDeletions } from './0015-vault-deletions.ts'
import { earlierVaults } from './0016-earlier-vaults.ts'
import { names } from './0017-names.ts'
import { bundler } from './0018-bundler.ts'
import { sponsorship } from './0019-sponsorship.ts'
import { analytics } from './0020-analytics.ts'
import { operators } from './0021-operators.ts'
import { refusals } from './0022-refusals.ts'
import { alerts } from './0023-alerts.ts'
import { operatorDeletions } from './0024-operator-deletions.ts'
import { signInDays } from './0025-sign-in-days.ts'
import { catalogueRevisions } from './0026-catalogue-revisions.ts'
import { sponsorshipRevisions } from './0027-sponsorship-revisions.ts'
import { projectMails } from './0028-project-mails.ts'
import type { Migration } from './Migration.ts'

/** All migration steps in order. */
export const migrations: readonly Migration[] = [
  initial,
  signIn,
  boundedSignIns,
  projectSecrets,
  audit,
  indexer,
  embeddedLogin,
  vaults,
  passkeys,
  deviceCheck,
  socialLogins,
  emailUpdates,
  handoffs,
  walletNotices,
  vaultDeletions,
  earlierVaults,
  names,
  bundler,
  sponsorship,
  analytics,
  operators,
  refusals,
  alerts,
  operatorDeletions,
  signInDays,
  catalogueRevisions,
  sponsorshipRevisions,
  projectMails,
]
