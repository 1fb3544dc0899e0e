import { isVaultError } from '../vault/isVaultError.ts'
import type { VaultErrorCode } from '../vault/VaultError.ts'
import { PasskeyError } from '../session/PasskeyError.ts'
import type { RecoverFailure } from './RecoverState.ts'

const failures: Partial<Record<VaultErrorCode, RecoverFailure>> = {
  'vault.wrongCode': 'wrongCode',
  'vault.wrongShares': 'otherCode',
  'vault.foreignVault': 'foreignAddresses',
}

/** What went wrong with a wallet of this browser. */
export function toDeviceFailure(error: unknown): RecoverFailure {
  if (error instanceof PasskeyError) return error.code === 'cancelled' ? 'passkeyCancelled' : 'passkeyUnsupported'
  if (!isVaultError(error)) return 'failed'
  if (error.code === 'vault.methodRequired') return 'passkeyForeign'
  return failures[error.code] ?? 'damagedDevice'
}

/** What went wrong with a file. */
export function toFileFailure(error: unknown, text: string): RecoverFailure {
  if (!isVaultError(error)) return 'failed'
  if (error.code === 'vault.malformed') return toFormFailure(text)
  return failures[error.code] ?? 'damagedFile'
}

/** A file that says what it is has been damaged, or comes from a later version; any other is another file. */
function toFormFailure(text: string): RecoverFailure {
  const version = /latchkey\/recovery-file\/(\d+)/.exec(text)?.[1]
  if (version === undefined) return 'wrongFile'
  return version === '1' ? 'damagedFile' : 'newerFile'
}
