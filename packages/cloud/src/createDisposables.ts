import type { Logger } from './observe/createLogger.ts'

/** Resources to close in reverse order of opening. */
export interface Disposables {
  add(name: string, close: () => Promise<void>): void
  /** Closes all of them. Logs failures and timeouts and continues with the rest. */
  closeAll(): Promise<void>
}

/**
 * Creates an empty list.
 *
 * @param parameters.timeout per resource, in ms.
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
        const deadline = new Promise<'late'>((resolve) => {
          timer = setTimeout(() => resolve('late'), timeout)
        })
        try {
          const end = await Promise.race([close(), deadline])
          if (end === 'late') logger.warn({ part: name, ms: timeout }, 'Closing a resource timed out')
        } catch (error) {
          logger.error({ part: name, error }, 'Closing a resource failed')
        } finally {
          clearTimeout(timer)
        }
      }
    },
  }
}
