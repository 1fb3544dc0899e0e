import { statfs } from 'node:fs/promises'
import type { Logger } from '../observe/createLogger.ts'
import type { Metrics } from '../observe/createMetrics.ts'

/** Whether the disk of the embedded database has room for what strangers send. */
export interface DiskSpace {
  /** While true, nothing is accepted that would be stored; reading and deleting continue. */
  isLow(): boolean
  /** What the last look has found; `undefined` without a folder. */
  readSpace(): WatchedSpace | undefined
  close(): void
}

/** The space of a file system, in bytes. */
export interface FileSystemSpace {
  readonly free: number
  readonly total: number
}

/** The space of a disk that is watched. */
export interface WatchedSpace extends FileSystemSpace {
  /** Bytes to keep free; 0 for no limit. */
  readonly reserve: number
}

const defaults = { reserve: 1_073_741_824, share: 0.05 } as const
/** Time between two looks, in ms. In between, the quotas of what is stored bound how much it can be. */
const interval = 5_000

/**
 * Watches the free space of the data folder. The database needs some to write at all, even to delete.
 *
 * @param parameters.folder `undefined` if the data is not on a disk of this machine: then there is always room.
 * @param parameters.reserve bytes to keep free; `undefined` for 1 GiB, or 5 % of a smaller disk; 0 for no limit.
 */
export async function createDiskSpace(parameters: {
  readonly folder: string | undefined
  readonly reserve: number | undefined
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'gauge'>
  readonly readSpace?: ((folder: string) => Promise<FileSystemSpace>) | undefined
  readonly interval?: number | undefined
}): Promise<DiskSpace> {
  const { folder, logger, metrics, readSpace = readFileSystem, reserve } = parameters
  if (folder === undefined) return { isLow: () => false, readSpace: () => undefined, close: () => {} }
  const freeBytes = metrics.gauge('latchkey_disk_free_bytes', 'Free bytes on the disk of the data folder.')
  const low = metrics.gauge('latchkey_disk_low', '1 while the disk is too full to store what clients send.')
  let isLow = false
  let space: WatchedSpace | undefined

  const look = async (): Promise<void> => {
    const { free, total } = await readSpace(folder)
    const least = reserve ?? Math.min(defaults.reserve, total * defaults.share)
    space = { free, total, reserve: least }
    freeBytes.set(free)
    low.set(free < least ? 1 : 0)
    if (free < least === isLow) return
    isLow = free < least
    if (isLow)
      logger.error(
        { free, least },
        'The disk is nearly full: nothing new is stored until space is freed. Stored data is safe, and reading continues.',
      )
    else logger.info({ free, least }, 'The disk has room again')
  }
  const tryToLook = (): Promise<void> =>
    look().catch((error: unknown) => logger.warn({ error }, 'Reading the free disk space failed and will be retried'))

  await tryToLook()
  const timer = setInterval(() => void tryToLook(), parameters.interval ?? interval)
  timer.unref()
  return { isLow: () => isLow, readSpace: () => space, close: () => clearInterval(timer) }
}

async function readFileSystem(folder: string): Promise<FileSystemSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
