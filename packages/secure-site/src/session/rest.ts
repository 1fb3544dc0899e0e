/** Waits for a time in ms. Rejects with the reason of `signal` if it aborts. */
export function rest(
  delay: number,
  {
    setTimer,
    signal,
  }: {
    readonly setTimer: (callback: () => void, delay: number) => () => void
    readonly signal: AbortSignal
  },
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const abort = (): void => {
      end()
      reject(signal.reason)
    }
    const end = setTimer(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, delay)
    signal.addEventListener('abort', abort)
  })
}
