import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { toBytes } from '../engine/toBytes.ts'
import type { BitcoinMessageProtocol } from '../types.ts'
import type { ActorParameters, GetActor } from './types.ts'

/** The longest signature that is passed on, in bytes: scripts' may be long, but not endless. */
const MAX_SIGNATURE_LENGTH = 100_000

/** Signs a text (S7.090). */
export type SignMessage = (
  parameters: ActorParameters & {
    readonly message: string
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
  },
) => Promise<{ readonly signature: string }>

/**
 * Makes the signing of text: by BIP-322 where the wallet lets the app choose, and by ECDSA for addresses of the time before
 * segwit, or where it is asked for. Signatures are in base64, as the one and the other are written.
 */
export function createMessage(getActor: GetActor): { readonly sign: SignMessage } {
  return {
    sign: async ({ message, address, protocol, ...call }) => {
      const { actions, ask, getAccount } = getActor('message', call)
      const account = getAccount(address)
      const isOld = /^[1mn]/.test(account.address)
      const parameters = { message, account, protocol: protocol ?? (isOld ? 'ecdsa' : 'bip322') } as const
      const answer = await ask(Promise.resolve(actions.signMessage?.(parameters)), 'signMessage')
      const bytes = toBytes(answer, 'base64')
      if (bytes.length >= 64 && bytes.length <= MAX_SIGNATURE_LENGTH) return { signature: base64.encode(bytes) }
      throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
    },
  }
}
