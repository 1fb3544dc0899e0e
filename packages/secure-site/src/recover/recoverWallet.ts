import { withSecrets } from '../vault/bytes.ts'
import { deriveAccounts } from '../vault/derive/deriveAccounts.ts'
import { parseRecoveryCode, toCodeShare } from '../vault/recovery/recoveryCode.ts'
import { openRecoveryFile, parseRecoveryFile } from '../vault/recovery/recoveryFile.ts'
import { VaultError } from '../vault/VaultError.ts'
import { createRecoveredWallet } from './RecoveredWallet.ts'
import type { RecoveredWallet } from './RecoveredWallet.ts'

/**
 * Opens a recovery file with its code, without a server, a device or a network. It rejects with `vault.malformed`, `vault.wrongCode`,
 * `vault.wrongShares`, `vault.damaged` or `vault.foreignVault`.
 */
export async function recoverWallet(parameters: {
  readonly file: string
  readonly code: string
  /**
   * Opens a file although it states other addresses than its wallet has. The vault in it is authentic, because only the code seals it;
   * the addresses beside it are not, because they are plain text.
   */
  readonly ignoresAddresses?: boolean | undefined
}): Promise<RecoveredWallet> {
  const { code, ignoresAddresses = false } = parameters
  return withSecrets(async (keep) => {
    const file = parseRecoveryFile(parameters.file)
    const share = keep(await toCodeShare(keep(parseRecoveryCode(code))))
    const entropy = keep(await openRecoveryFile(file, share))
    const { addresses, keys } = await deriveAccounts({ entropy, vaultId: file.vaultId })
    for (const key of Object.values(keys)) keep(key)
    const { eip155, solana } = file.addresses
    // Another program could have written other addresses into the file.
    if (!ignoresAddresses && (addresses.eip155 !== eip155 || addresses.solana !== solana))
      throw new VaultError('vault.foreignVault')
    return createRecoveredWallet({ addresses, entropy, vaultId: file.vaultId })
  })
}
