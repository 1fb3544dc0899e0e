/**
 * Waits for a promise, but not longer than a signal lets it: an abort rejects at once with the signal's reason, and what the
 * promise comes to later is ignored.
 */
export async function raceAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort)
    stop = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) abort()
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stop()
  }
}
