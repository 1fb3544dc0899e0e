import { createProviderError } from '../errors/createProviderError.ts'

/** Settles like the promise, or rejects with 4900 as soon as the wallet ends. */
export function orDisconnected<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(createProviderError('disconnected'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
