/**
 * Waits for a promise until a signal aborts. An abort rejects at once with the signal's reason; a later result is
 * ignored.
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
