import { withSecrets } from '../vault/bytes.ts'
import type { Bytes } from '../vault/bytes.ts'
import { deriveAccounts } from '../vault/derive/deriveAccounts.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import type { Secret } from '../vault/worker/Command.ts'
import { formatSecret } from '../vault/worker/formatSecret.ts'

/** A wallet that has been opened. Its words and keys exist as texts only while the page shows them. */
export interface RecoveredWallet {
  /** What its entropy leads to, never what a file says. */
  readonly addresses: Addresses
  reveal(secret: Secret): Promise<string>
  /** Overwrites the entropy. Nothing can be revealed afterwards. */
  close(): void
}

/** Takes over a copy of the entropy. */
export function createRecoveredWallet(parameters: {
  readonly addresses: Addresses
  readonly entropy: Bytes
  readonly vaultId: string
}): RecoveredWallet {
  const { addresses, vaultId } = parameters
  const entropy = parameters.entropy.slice()
  let isClosed = false
  return {
    addresses,
    reveal: (secret) =>
      withSecrets(async (keep) => {
        if (isClosed) throw new DOMException('The wallet has been closed', 'InvalidStateError')
        const copy = keep(entropy.slice())
        const { keys } = await deriveAccounts({ entropy: copy, vaultId })
        for (const key of Object.values(keys)) keep(key)
        return formatSecret({ secret, entropy: copy, keys })
      }),
    close: () => {
      isClosed = true
      entropy.fill(0)
    },
  }
}
