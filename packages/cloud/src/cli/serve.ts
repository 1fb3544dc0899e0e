import { once } from 'node:events'
import { readSettings } from '../config/readSettings.ts'
import { createLogger } from '../observe/createLogger.ts'
import { formatReadyBlock } from './formatReadyBlock.ts'

/** Signals that ask a terminal program to stop: Ctrl-C, `kill`, a closed terminal. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a node until it is asked to stop. A second signal terminates it immediately.
 *
 * @param flags by name, without dashes; they override the environment.
 */
export async function serve(flags: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { hints, settings } = readSettings({ environment: process.env, flags })
  const isWatched = settings.isDev && process.stderr.isTTY
  const logger = createLogger({ level: settings.logLevel, format: isWatched ? 'pretty' : 'json' })
  for (const hint of hints) logger.warn({}, hint)

  const end = new AbortController()
  const ask = (): void => {
    if (end.signal.aborted) process.exit(130)
    end.abort()
  }
  const stopRequest = once(end.signal, 'abort')
  for (const signal of endSignals) process.on(signal, ask)
  // A parent process that keeps an IPC channel open stops the node by closing it, for example by exiting.
  const disconnect = (): void => end.abort()
  process.once('disconnect', disconnect)
  // Exit after an unexpected error and let a supervisor restart the process. Accepted messages are stored.
  const fail = (error: unknown): void => {
    logger.error({ error }, 'Stopping after an unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', fail)
  try {
    const { createCloud } = await import('../createCloud.ts')
    const cloud = await createCloud({ settings, logger })
    if (!end.signal.aborted) {
      const ownerLink = settings.isDev ? await cloud.createOwnerLink() : undefined
      process.stdout.write(formatReadyBlock({ cloud, ownerLink, settings }))
      await stopRequest
    }
    logger.info({}, 'stopping')
    await cloud.close()
    logger.info({}, 'stopped')
  } finally {
    for (const signal of endSignals) process.off(signal, ask)
    process.off('disconnect', disconnect)
    process.off('uncaughtException', fail)
    if (process.connected) process.disconnect()
  }
}
