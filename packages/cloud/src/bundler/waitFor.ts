/** Waits for some time, in ms, or until `signal` aborts. */
export async function waitFor(duration: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || duration <= 0) return
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, duration)
    signal.addEventListener('abort', finish)
  })
}
