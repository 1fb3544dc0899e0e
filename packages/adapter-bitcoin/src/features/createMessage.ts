import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { toBytes } from '../wallets/toBytes.ts'
import type { BitcoinMessageProtocol } from '../types.ts'
import { loadPsbtTools } from '../chain/loadPsbtTools.ts'
import type { ClientParameters, GetClient } from './types.ts'

/** The longest accepted signature, in bytes. Those of scripts are long, but not unlimited. */
const MAX_SIGNATURE_LENGTH = 100_000

/** Signs text (S7.090). */
export type SignMessage = (
  parameters: ClientParameters & {
    readonly message: string
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
  },
) => Promise<{ readonly signature: string }>

/**
 * Creates the signing of text: by BIP-322 where the app may choose, and by ECDSA for legacy addresses or on request. Signatures
 * are in base64. A forged signature is rejected.
 */
export function createMessage(getClient: GetClient): { readonly sign: SignMessage } {
  return {
    sign: async ({ message, address, protocol, ...call }) => {
      const { actions, request, getAccount } = getClient('message', call)
      const account = getAccount(address)
      const isLegacy = /^[1mn]/.test(account.address)
      const parameters = { message, account, protocol: protocol ?? (isLegacy ? 'ecdsa' : 'bip322') } as const
      // Load the verifier first, so that a failed load opens no prompt.
      const { isForged } = await loadPsbtTools()
      const answer = await request('signMessage', () => actions.signMessage?.(parameters))
      const signature = toBytes(answer, 'base64')
      if (signature.length < 64 || signature.length > MAX_SIGNATURE_LENGTH)
        throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
      if (isForged({ address: account.address, message, signature }))
        throw new ModalError('wallet.invalidResponse', { details: 'The signature is not the account’s on this text' })
      return { signature: base64.encode(signature) }
    },
  }
}
