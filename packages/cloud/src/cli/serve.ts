import { once } from 'node:events'
import { readSettings } from '../config/readSettings.ts'
import { createLogger } from '../observe/createLogger.ts'
import { formatReadyBlock } from './formatReadyBlock.ts'

/** What asks a program in a terminal to end: Ctrl-C, `kill`, the terminal's own end. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a node until it is asked to stop. A second signal ends it at once.
 *
 * @param flags by name, without dashes; they go before the environment.
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
  const asked = once(end.signal, 'abort')
  for (const signal of endSignals) process.on(signal, ask)
  // A program that starts this one with a channel to talk over need not stop it: its own end does.
  const disconnect = (): void => end.abort()
  process.once('disconnect', disconnect)
  // Whatever is broken now, a supervisor starts it anew; what was accepted is stored.
  const fail = (error: unknown): void => {
    logger.error({ error }, 'the cloud failed and ends')
    process.exit(1)
  }
  process.on('uncaughtException', fail)
  try {
    const { createCloud } = await import('../createCloud.ts')
    const cloud = await createCloud({ settings, logger })
    if (!end.signal.aborted) {
      process.stdout.write(formatReadyBlock({ cloud, settings }))
      await asked
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
