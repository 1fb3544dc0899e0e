import { COMMITMENT } from './constants.ts'
import type { Reader } from './createReader.ts'
import { parseQuantity } from './parseQuantity.ts'

/** Reads the block height, in which the lifetime of a blockhash is counted. */
export async function readBlockHeight(parameters: {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { reader, signal } = parameters
  return parseQuantity(await reader.ask('getBlockHeight', [{ commitment: COMMITMENT }], signal))
}
