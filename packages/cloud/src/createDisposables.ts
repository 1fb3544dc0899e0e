import type { Logger } from './observe/createLogger.ts'

/** What has been opened and is to be closed, the last first. */
export interface Disposables {
  add(name: string, close: () => Promise<void>): void
  /** Closes everything. What fails or takes too long is logged, and the rest is closed all the same. */
  closeAll(): Promise<void>
}

/**
 * Makes an empty list of what is to be closed.
 *
 * @param parameters.timeout how long each may take, in ms.
 */
export function createDisposables(parameters: { readonly logger: Logger; readonly timeout: number }): Disposables {
  const { logger, timeout } = parameters
  const disposables: { readonly name: string; readonly close: () => Promise<void> }[] = []
  return {
    add: (name, close) => void disposables.push({ name, close }),
    async closeAll() {
      for (let disposable = disposables.pop(); disposable !== undefined; disposable = disposables.pop()) {
        const { close, name } = disposable
        let timer: NodeJS.Timeout | undefined
        const late = new Promise<'late'>((resolve) => {
          timer = setTimeout(() => resolve('late'), timeout)
        })
        try {
          const end = await Promise.race([close(), late])
          if (end === 'late') logger.warn({ part: name, ms: timeout }, 'a part did not close in time')
        } catch (error) {
          logger.error({ part: name, error }, 'a part did not close')
        } finally {
          clearTimeout(timer)
        }
      }
    },
  }
}
