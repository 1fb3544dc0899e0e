import { AdapterContractError } from '../AdapterContractError.ts'
import { realTimers } from './realTimers.ts'

/** Passes a promise's outcome on, or rejects when patience ends before there is one. */
export async function within<value>(parameters: {
  readonly promise: Promise<value>
  /** In milliseconds. */
  readonly patience: number
  readonly awaited: string
}): Promise<value> {
  const { promise, patience, awaited } = parameters
  return await new Promise<value>((resolve, reject) => {
    const timer = realTimers.setTimeout(
      () => reject(new AdapterContractError(`Nothing came of it within ${patience} ms: ${awaited}`)),
      patience,
    )
    promise.then(resolve, reject).finally(() => realTimers.clearTimeout(timer))
  })
}
