import { isModalError } from '../kernel/errors/isModalError.ts'
import { readRefusal } from './readRefusal.ts'

/** The numbers of EIP-5792 and of EIP-1193 that a wallet refuses a batch with. */
const known: readonly unknown[] = [5700, 5710, 5720, 5730, 5740, 5750, 5760, 4001, 4100, 4200]

/**
 * Returns the number with which a wallet refused a batch of calls: 4001 declined, 4100 not authorized, 4200 method not supported, 5700
 * capability not supported, 5710 chain not supported, 5720 id in use, 5730 id not known, 5740 too large, 5750 upgrade of the account
 * declined, 5760 not possible as a whole. `undefined` for any other error. Source: EIP-5792, EIP-1193.
 *
 * @example
 * ```ts
 * sendCalls({ calls }).catch((error) => getCallsErrorCode(error) === 5740 && sendInTwoParts())
 * ```
 */
export function getCallsErrorCode(error: unknown): number | undefined {
  const { codes } = readRefusal(error)
  const stated = [...codes, ...listContexts(error)]
  const found = known.find((code) => stated.includes(code))
  if (typeof found === 'number') return found
  if (isModalError(error, 'request.rejected')) return 4001
  if (isModalError(error, 'wallet.unauthorized')) return 4100
  return isModalError(error, 'request.unsupported') || isModalError(error, 'feature.unsupported') ? 4200 : undefined
}

/** The numbers that errors of the catalogue carry in their context. */
function listContexts(error: unknown): readonly unknown[] {
  const numbers: unknown[] = []
  let layer = error
  for (let depth = 0; depth < 5 && isModalError(layer); depth += 1) {
    if (isModalError(layer, 'request.failed')) numbers.push(layer.context?.providerCode)
    if (isModalError(layer, 'frame.failed')) numbers.push(layer.context?.rpcCode)
    layer = layer.cause
  }
  return numbers
}
