import { readProperty } from '@latchkey/core/adapter'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { toChainError } from '../toChainError.ts'
import { toBase64 } from '../base64.ts'

/** What is added to what a simulation took, since the chain may have changed when the transaction arrives. */
const MARGIN = { share: 10n, units: 1_000n }

/**
 * Has the chain try a transaction without a signature. Gives how much it may compute: what it took, and some more.
 *
 * @throws `transaction.insufficientFunds`, `transaction.simulationFailed`
 */
export async function simulate(parameters: {
  readonly bytes: Uint8Array
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
  /** How much it may compute at most. */
  readonly most: number
}): Promise<number> {
  const { bytes, reader, signal, most } = parameters
  const options = { encoding: 'base64', commitment: COMMITMENT, sigVerify: false, replaceRecentBlockhash: true }
  const answer = await reader.askValue('simulateTransaction', [toBase64(bytes), options], signal)
  const outcome = readProperty(answer, 'err')
  if (outcome !== null && outcome !== undefined) throw toChainError({ outcome, logs: readProperty(answer, 'logs') })
  const units = readProperty(answer, 'unitsConsumed')
  // Old nodes do not say.
  if (units === undefined || units === null) return most
  const taken = parseQuantity(units)
  return Math.min(most, Number(taken + taken / MARGIN.share + MARGIN.units))
}
