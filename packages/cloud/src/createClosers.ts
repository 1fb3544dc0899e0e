import type { Logger } from './observe/Logger.ts'

/** What has been opened and is to be closed, the last first. */
export interface Closers {
  add(name: string, close: () => Promise<void>): void
  /** Closes everything. What fails or takes too long is logged, and the rest is closed all the same. */
  closeAll(): Promise<void>
}

/**
 * Makes an empty list of what is to be closed.
 *
 * @param parameters.timeout how long each may take, in ms.
 */
export function createClosers(parameters: { readonly logger: Logger; readonly timeout: number }): Closers {
  const { logger, timeout } = parameters
  const closers: { readonly name: string; readonly close: () => Promise<void> }[] = []
  return {
    add: (name, close) => void closers.push({ name, close }),
    async closeAll() {
      for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) {
        const { close, name } = closer
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
