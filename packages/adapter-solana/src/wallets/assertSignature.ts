import { ModalError } from '@latchkey/core/adapter'
import { decodeBase58 } from '../chain/base58.ts'

/**
 * Rejects a signature that is not of this account and these bytes: a wallet may have signed with another account, or something
 * else. Without Ed25519 in the runtime, or outside a secure context, the signature cannot be checked and passes.
 *
 * @throws `wallet.invalidResponse`
 */
export async function assertSignature(parameters: {
  readonly address: string
  readonly message: Uint8Array
  readonly signature: Uint8Array
}): Promise<void> {
  const { address, message, signature } = parameters
  const verify = async (): Promise<boolean> => {
    const key = new Uint8Array(decodeBase58(address) ?? [])
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return crypto.subtle.verify('Ed25519', imported, new Uint8Array(signature), new Uint8Array(message))
  }
  if (await verify().catch(() => true)) return
  throw new ModalError('wallet.invalidResponse', { details: 'The wallet’s signature is not of this account and text' })
}
