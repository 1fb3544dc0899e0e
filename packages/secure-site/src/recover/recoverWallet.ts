import { withSecrets } from '../vault/bytes.ts'
import { deriveAccounts } from '../vault/derive/deriveAccounts.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import { toMnemonic } from '../vault/derive/toMnemonic.ts'
import { parseRecoveryCode, toCodeShare } from '../vault/recovery/recoveryCode.ts'
import { openRecoveryFile, parseRecoveryFile } from '../vault/recovery/recoveryFile.ts'
import { VaultError } from '../vault/VaultError.ts'

/**
 * Opens a recovery file with its code, without a server, a device or a network. The words are those of the wallet whose
 * addresses the file states; it rejects with `vault.malformed`, `vault.wrongCode`, `vault.wrongShares` or `vault.foreignVault`.
 */
export async function recoverWallet({
  file: text,
  code,
}: {
  readonly file: string
  readonly code: string
}): Promise<{ readonly words: string; readonly addresses: Addresses }> {
  return withSecrets(async (keep) => {
    const file = parseRecoveryFile(text)
    const share = keep(await toCodeShare(keep(parseRecoveryCode(code))))
    const entropy = keep(await openRecoveryFile(file, share))
    const { addresses, keys } = await deriveAccounts({ entropy, vaultId: file.vaultId })
    for (const key of Object.values(keys)) keep(key)
    const { eip155, solana } = file.addresses
    // The addresses are not encrypted, so another program could have written others into the file.
    if (addresses.eip155 !== eip155 || addresses.solana !== solana) throw new VaultError('vault.foreignVault')
    return { words: await toMnemonic(entropy), addresses }
  })
}
