import { createProviderError } from '../errors/createProviderError.ts'

/** Waits `ms` milliseconds; rejects with 4900 if the wallet ends first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(createProviderError('disconnected'))
    if (ms <= 0) return resolve()
    const abort = (): void => {
      clearTimeout(timer)
      reject(createProviderError('disconnected'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal.addEventListener('abort', abort, { once: true })
  })
}
