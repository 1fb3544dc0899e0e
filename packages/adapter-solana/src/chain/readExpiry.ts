import { isPlainObject, ModalError } from '@latchkey/core/adapter'
import { COMMITMENT } from './constants.ts'
import type { Reader } from './createReader.ts'
import { parseQuantity } from './parseQuantity.ts'
import { isAddress } from './isAddress.ts'

/** The chain's latest blockhash, and the last block height for transactions with it. */
export interface Expiry {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** Reads the latest blockhash. */
export async function readExpiry(parameters: {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<Expiry> {
  const { reader, signal } = parameters
  const value = await reader.askValue('getLatestBlockhash', [{ commitment: COMMITMENT }], signal)
  const { blockhash, lastValidBlockHeight } = isPlainObject(value) ? value : {}
  // A hash has as many bytes as an address.
  if (typeof blockhash !== 'string' || !isAddress(blockhash))
    throw new ModalError('request.failed', { details: 'The endpoint answered with an invalid blockhash' })
  return { blockhash, lastValidBlockHeight: parseQuantity(lastValidBlockHeight) }
}
