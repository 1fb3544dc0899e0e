import { COMMITMENT } from '../rpc/constants.ts'
import type { Reader } from '../rpc/createReader.ts'
import { parseQuantity } from '../rpc/parseQuantity.ts'

/** How high the chain is, in blocks: what the life of a blockhash is counted in. */
export async function readBlockHeight(parameters: {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { reader, signal } = parameters
  return parseQuantity(await reader.ask('getBlockHeight', [{ commitment: COMMITMENT }], signal))
}
