import { readProperty } from '@latchkey/core/adapter'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { toChainError } from '../toChainError.ts'
import { toBase64 } from '../base64.ts'

/** The margin on a simulation's compute units, because the chain may change before the transaction arrives. */
const MARGIN = { share: 10n, units: 1_000n }

/**
 * Simulates a transaction without a signature. Returns its compute limit: the units it used and a margin.
 *
 * @throws `transaction.insufficientFunds`, `transaction.simulationFailed`
 */
export async function simulate(parameters: {
  readonly bytes: Uint8Array
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
  /** The compute limit. */
  readonly most: number
}): Promise<number> {
  const { bytes, reader, signal, most } = parameters
  const options = { encoding: 'base64', commitment: COMMITMENT, sigVerify: false, replaceRecentBlockhash: true }
  const answer = await reader.askValue('simulateTransaction', [toBase64(bytes), options], signal)
  const outcome = readProperty(answer, 'err')
  if (outcome !== null && outcome !== undefined) throw toChainError({ outcome, logs: readProperty(answer, 'logs') })
  const units = readProperty(answer, 'unitsConsumed')
  // Old nodes do not return it.
  if (units === undefined || units === null) return most
  const taken = parseQuantity(units)
  return Math.min(most, Number(taken + taken / MARGIN.share + MARGIN.units))
}
