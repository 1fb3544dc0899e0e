import { ModalError } from '@latchkey/core/adapter'
import { decodeBase58 } from './base58.ts'

/**
 * Refuses a signature that is not the account's, or not of these bytes: a wallet may have signed with another account, or something
 * else. Where the runtime does not know Ed25519, or the page is not secure, nobody can tell, and it passes.
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
