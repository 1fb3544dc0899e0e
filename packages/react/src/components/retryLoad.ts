import type { Modal } from '@latchkey/core'

/** Parameters of `retryLoad`. */
export interface RetryLoadParameters {
  readonly modal: Pick<Modal, 'ports'>
  /** Never rejects. */
  readonly load: () => Promise<unknown>
  /** Whether the code has loaded, or nothing needs it any more. */
  readonly isDone: () => boolean
  /** Aborts when the code is no longer needed. */
  readonly signal: AbortSignal
}

/** Loads the modal's code, and tries again every 2 s, and when the browser is online again, until it has loaded. */
export function retryLoad({ modal, load, isDone, signal }: RetryLoadParameters): void {
  const attempt = async (): Promise<void> => {
    if (signal.aborted) return
    await load()
    if (!isDone()) modal.ports.clock.after(2_000, () => void attempt())
  }
  window.addEventListener('online', () => void load(), { signal })
  void attempt()
}
