/** Why the vault refuses. */
export const vaultErrorCodes = [
  'vault.busy',
  'vault.closed',
  'vault.conflict',
  'vault.damaged',
  'vault.exists',
  'vault.failed',
  'vault.foreignKey',
  'vault.foreignVault',
  'vault.lastOpening',
  'vault.malformed',
  'vault.methodRequired',
  'vault.missing',
  'vault.notOpen',
  'vault.refused',
  'vault.removed',
  'vault.rolledBack',
  'vault.suspended',
  'vault.timedOut',
  'vault.tooLarge',
  'vault.unverified',
  'vault.wrongCode',
  'vault.wrongShares',
] as const

export type VaultErrorCode = (typeof vaultErrorCodes)[number]

/** An error of the vault. Its reason is for developers and contains no secret. */
export class VaultError extends Error {
  readonly code: VaultErrorCode
  readonly reason: string | undefined

  constructor(code: VaultErrorCode, reason?: string) {
    super(reason === undefined ? code : `${code}: ${reason}`)
    this.name = 'VaultError'
    this.code = code
    this.reason = reason
  }
}
