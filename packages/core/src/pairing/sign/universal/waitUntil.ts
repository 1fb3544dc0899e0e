import { ModalError } from '../../../kernel/errors/ModalError.ts'

/** Waits for a promise that does not support a signal, and rejects when the signal aborts. */
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
