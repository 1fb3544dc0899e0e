import type { ScreenFailure } from './Screen.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import { PasskeyError } from '../session/PasskeyError.ts'

/** The reason of a `vault.wrongCode` for groups that are not those of a new code. */
export const codeMismatch = 'other groups'

/** What the screen shows of an error, so that another try is possible; `undefined` if the request is over. */
export function toScreenFailure(error: unknown): ScreenFailure | undefined {
  if (error instanceof PasskeyError) return error.code === 'cancelled' ? 'passkeyCancelled' : 'passkeyUnsupported'
  if (error instanceof FrameFailure) return undefined
  if (error instanceof SiteRefusal) {
    if (error.code === 'session_required') return undefined
    if (error.code === 'unreachable') return 'offline'
    return error.code === 'rate_limited' ? 'limited' : 'failed'
  }
  // The vault does not have this passkey, or another vault's answered.
  if (isVaultError(error, 'vault.removed') || isVaultError(error, 'vault.wrongShares')) return 'passkeyForeign'
  if (isVaultError(error, 'vault.suspended')) return 'suspended'
  if (isVaultError(error, 'vault.wrongCode')) return error.reason === codeMismatch ? 'codeMismatch' : 'codeWrong'
  // Another tab was faster: the wallet is read again.
  if (isVaultError(error, 'vault.exists')) return undefined
  if (isVaultError(error, 'vault.damaged') || isVaultError(error, 'vault.unverified')) return 'damaged'
  return 'failed'
}
