import { VaultError } from '../VaultError.ts'

/** Refuses to sign. */
export function refuse(reason: string): never {
  throw new VaultError('vault.refused', reason)
}
