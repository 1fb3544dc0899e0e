import type { VaultError, VaultErrorCode } from './VaultError.ts'

/** Recognises an error of the vault, with a code, by its name: it may come from another copy of this module. */
export function isVaultError(error: unknown, code?: VaultErrorCode): error is VaultError {
  if (!(error instanceof Error) || error.name !== 'VaultError') return false
  return code === undefined || ('code' in error && error.code === code)
}
