import { ModalError } from '../../../kernel/errors/ModalError.ts'

/** Waits for a promise until a signal ends it, which the promise itself knows nothing of. */
export async function waitUntil<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
  code: 'connection.aborted' | 'request.aborted',
): Promise<value> {
  if (!signal) return promise
  let onAbort = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new ModalError(code))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
