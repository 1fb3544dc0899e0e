import { stringToHex } from 'viem'
import type { Eip155Features } from '../types.ts'
import { parseSignature } from './parseSignature.ts'
import { toSigner } from './toSigner.ts'
import type { GetClient } from './types.ts'

/** Creates the signing of text (`personal_sign`, S7.090). */
export function createMessage(getClient: GetClient): Eip155Features['message'] {
  return {
    sign: async ({ message, address, ...call }) => {
      const { connection, request } = await getClient('message', call)
      const account = toSigner(connection, address)
      return { signature: parseSignature(await request('personal_sign', [stringToHex(message), account])) }
    },
  }
}
