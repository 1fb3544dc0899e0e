/** Passes a promise's outcome on, or rejects with the signal's reason as soon as it is aborted. */
export async function interruptible<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  // The loser of the race may still reject after the listener is gone.
  promise.catch(() => undefined)
  signal.throwIfAborted()
  let stop = (): void => undefined
  const interruption = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, interruption])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
