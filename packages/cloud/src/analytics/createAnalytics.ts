import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import { constants, sealedAtOnce } from './constants.ts'
import { type AnalyticsReader, createAnalyticsReader } from './createAnalyticsReader.ts'
import { createEventWriter, type EventWriter } from './createEventWriter.ts'
import { foldDays, rebuildDays } from './foldDays.ts'
import { sealVisits } from './sealVisits.ts'
import { sweepAnalytics } from './sweepAnalytics.ts'

/** The analytics of a node: takes events, adds them up, and reads the sums. */
export interface Analytics extends Pick<EventWriter, 'add'> {
  readonly reader: AnalyticsReader
  /** Seals visits and folds days that are due; once an hour, deletes old rows. Called every minute from `start` on. */
  maintain(): Promise<void>
  /** Folds days again: see `rebuildDays`. */
  rebuild(from: number): ReturnType<typeof rebuildDays>
  start(): void
  close(): Promise<void>
}

/** Creates the analytics of a node. */
export function createAnalytics(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly settings: Pick<Settings['analytics'], 'retention' | 'totalsRetention'>
  /** See `createEventWriter`. */
  readonly gatherTime?: number | undefined
}): Analytics {
  const { context, gatherTime = constants.gatherTime, settings } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const writer = createEventWriter({ context, gatherTime })
  let sweptAt = now()
  let timer: NodeJS.Timeout | undefined
  let maintaining: Promise<void> | undefined

  const maintain = async (): Promise<void> => {
    let sealed = sealedAtOnce
    while (sealed === sealedAtOnce) sealed = await sealVisits({ database, now: now() })
    await foldDays({ database, now: now() })
    if (now() - sweptAt < constants.sweepEvery) return
    sweptAt = now()
    await sweepAnalytics({ database, now: now(), ...settings })
  }

  const maintainOnce = async (): Promise<void> => {
    maintaining ??= maintain()
      .catch((error: unknown) => logger.warn({ error }, 'Adding up visits failed. It is tried again in a minute.'))
      .finally(() => (maintaining = undefined))
    await maintaining
  }

  return {
    add: writer.add,
    reader: createAnalyticsReader(context),
    maintain,
    rebuild: async (from) => await rebuildDays({ database, now: now(), from }),
    start: () => {
      timer ??= setInterval(() => void maintainOnce(), constants.sealEvery).unref()
    },
    close: async () => {
      clearInterval(timer)
      await writer.close()
      await maintaining
    },
  }
}
