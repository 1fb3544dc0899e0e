import type { FrameErrorCode } from '@latchkey/protocol/frame'
import { isVaultError } from '../vault/isVaultError.ts'
import type { VaultErrorCode } from '../vault/VaultError.ts'
import { PasskeyError } from './PasskeyError.ts'
import { FrameFailure } from './FrameFailure.ts'
import { SiteRefusal } from './SiteRefusal.ts'

const refusals: Readonly<Record<string, FrameErrorCode>> = {
  invalid_request: 'request.invalid',
  login_code_wrong: 'login.codeWrong',
  login_code_expired: 'login.codeExpired',
  login_tries_exhausted: 'login.codeExhausted',
  not_configured: 'login.unavailable',
  // A passkey that no vault names.
  passkey_refused: 'request.rejected',
  email_in_use: 'login.emailInUse',
  email_changed: 'login.emailChanged',
  rate_limited: 'login.limited',
  session_required: 'session.required',
  vault_suspended: 'wallet.suspended',
}

const vaultFailures: Readonly<Partial<Record<VaultErrorCode, FrameErrorCode>>> = {
  'vault.refused': 'rpc.refused',
  'vault.malformed': 'rpc.refused',
  'vault.tooLarge': 'rpc.refused',
  'vault.methodRequired': 'wallet.unavailable',
  'vault.suspended': 'wallet.suspended',
  'vault.closed': 'request.failed',
  'vault.notOpen': 'request.failed',
  'vault.timedOut': 'request.failed',
  'vault.failed': 'request.failed',
  'vault.busy': 'request.failed',
  'vault.conflict': 'request.failed',
}

/** What the page learns of any failure. Of an unexpected one it learns nothing, because it may contain what belongs to the visitor. */
export function toFrameFailure(error: unknown): FrameFailure {
  if (error instanceof FrameFailure) return error
  if (error instanceof PasskeyError) {
    return error.code === 'cancelled'
      ? new FrameFailure('request.rejected', 'No passkey was used.')
      : new FrameFailure('wallet.unavailable', 'The passkey derives no key. Use another one, or log in by e-mail.')
  }
  if (error instanceof SiteRefusal) {
    const { seconds, triesLeft } = error
    const code = refusals[error.code] ?? 'server.unreachable'
    return new FrameFailure(code, error.message, { seconds, triesLeft })
  }
  if (isVaultError(error)) {
    // The others say that server and device disagree about the vault, or that a share is wrong.
    const code = vaultFailures[error.code] ?? 'wallet.damaged'
    return new FrameFailure(
      code,
      error.reason === undefined ? error.code : `The wallet never signs this: ${error.reason}`,
    )
  }
  return new FrameFailure('request.failed', 'The wallet failed to answer.')
}
