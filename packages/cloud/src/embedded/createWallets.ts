import type { AuditLog } from '../audit/createAuditLog.ts'
import type { CloudContext } from '../CloudContext.ts'
import { type AppGrants, createAppGrants } from './createAppGrants.ts'
import type { Sweep } from './createSweep.ts'
import { createWalletDeletions, type WalletDeletions } from './deletions/createWalletDeletions.ts'
import { createUserTokens, type UserTokens } from './createUserTokens.ts'
import type { Mailer } from './mail/Mailer.ts'
import { createWalletNotices, type WalletNotices } from './notices/createWalletNotices.ts'
import { createPasskeys, type Passkeys } from './passkeys/createPasskeys.ts'
import { createUserDataExport, type UserDataExport } from './userData/createUserDataExport.ts'
import { createDevices, type Devices } from './vaults/createDevices.ts'
import { createShareSeal, type ShareSeal } from './vaults/createShareSeal.ts'
import { createVaults, type Vaults } from './vaults/createVaults.ts'
import { createVaultShares, type VaultShares } from './vaults/createVaultShares.ts'

/** The server's records of embedded wallets. */
export interface Wallets {
  /** Of the server's shares. */
  readonly seal: ShareSeal
  readonly vaults: Vaults
  readonly shares: VaultShares
  readonly devices: Devices
  readonly grants: AppGrants
  readonly passkeys: Passkeys
  readonly userTokens: UserTokens
  readonly userData: UserDataExport
  readonly notices: WalletNotices
  readonly deletions: WalletDeletions
}

/**
 * Creates the wallets.
 *
 * @param parameters.keys secrets in hex that all nodes share; see `openSignInKeys`.
 * @param parameters.shareKeys see `openShareKeys`.
 */
export function createWallets(parameters: {
  readonly context: CloudContext
  /** Records the deletions that operators have ordered. */
  readonly audit: Pick<AuditLog, 'record'>
  readonly mailer: Mailer
  readonly shareKeys: readonly string[]
  readonly keys: readonly string[]
  /** How long user tokens are valid, in ms. */
  readonly tokenLife: number
  readonly sweep: Sweep
}): Wallets {
  const { audit, context, keys, mailer, shareKeys, sweep, tokenLife } = parameters
  const notices = createWalletNotices({ context, mailer })
  const seal = createShareSeal({ keys: shareKeys })
  return {
    seal,
    vaults: createVaults({ context, seal, notices }),
    shares: createVaultShares({ context, seal }),
    devices: createDevices(context),
    grants: createAppGrants(context),
    passkeys: createPasskeys({ context, sweep }),
    userTokens: createUserTokens({ context, keys, life: tokenLife }),
    userData: createUserDataExport(context),
    notices,
    deletions: createWalletDeletions({ context, audit, notices, canSend: mailer.isConfigured }),
  }
}
