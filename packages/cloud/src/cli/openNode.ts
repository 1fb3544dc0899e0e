import { setTimeout as wait } from 'node:timers/promises'
import type { Bus } from '../bus/Bus.ts'
import { createBus } from '../bus/createBus.ts'
import { CloudError } from '../CloudError.ts'
import type { Settings } from '../config/Settings.ts'
import type { Logger } from '../observe/createLogger.ts'
import { createStorage } from '../storage/createStorage.ts'
import { getSocketPath } from '../storage/getSocketPath.ts'
import { type DataFolderLock, tryLockDataFolder } from '../storage/lockDataFolder.ts'
import { type LocalRequest, requestLocal } from '../storage/requestLocal.ts'
import type { Storage } from '../storage/Storage.ts'

/** How a command accesses the data: directly, or through the process that holds the data folder. */
export type OpenNode =
  | { readonly kind: 'storage'; readonly storage: Storage; readonly bus: Bus; close(): Promise<void> }
  | { readonly kind: 'remote'; request(request: LocalRequest): Promise<unknown>; close(): Promise<void> }

/**
 * How long to wait for a process that holds the data folder and is starting, stopping or running another command, in
 * ms.
 */
const patience = 60_000

/** Opens the configured database, or connects to the server that has it open. */
export async function openNode(parameters: {
  readonly settings: Pick<Settings, 'databaseUrl' | 'redisUrl' | 'dataFolder'>
  readonly logger: Logger
}): Promise<OpenNode> {
  const { logger, settings } = parameters
  const { databaseUrl, dataFolder, redisUrl } = settings
  if (databaseUrl === undefined && dataFolder === 'memory') {
    throw new CloudError(
      'config.invalid',
      'A cloud that keeps its data in memory cannot be reached by other processes.',
    )
  }
  if (databaseUrl !== undefined) return openStorage({ databaseUrl, folder: dataFolder, redisUrl, logger })
  const deadline = Date.now() + patience
  for (;;) {
    const lock = await tryLockDataFolder({ folder: dataFolder })
    if (lock !== undefined) {
      try {
        const node = await openStorage({ databaseUrl, folder: dataFolder, lock, redisUrl, logger })
        return {
          ...node,
          async close() {
            await node.close()
            await lock.release()
          },
        }
      } catch (error) {
        await lock.release()
        throw error
      }
    }
    const socket = await getSocketPath(dataFolder)
    // The holder answers this even while it starts. It may also be a short-lived command like this one.
    const probe = await requestLocal({ socket, method: 'GET', path: '/health', patience })
    if (probe !== undefined) {
      return {
        kind: 'remote',
        async request(request) {
          const response = await requestLocal({ ...request, socket, patience })
          if (response !== undefined) return response.answer
          throw new CloudError(
            'storage.unavailable',
            'The cloud stopped during the command. Nothing was changed. Try again.',
          )
        },
        close: async () => {},
      }
    }
    if (Date.now() > deadline) {
      throw new CloudError(
        'storage.unavailable',
        `Another process holds the data folder ${dataFolder} and does not respond. Nothing was changed.`,
      )
    }
    await wait(100)
  }
}

async function openStorage(parameters: {
  readonly databaseUrl: string | undefined
  readonly folder: string
  readonly lock?: DataFolderLock | undefined
  readonly redisUrl: string | undefined
  readonly logger: Logger
}): Promise<Extract<OpenNode, { kind: 'storage' }>> {
  const { databaseUrl, folder, lock, logger, redisUrl } = parameters
  const storage = await createStorage({ databaseUrl, folder, lock, logger })
  try {
    const bus = await createBus({ redisUrl, logger })
    return {
      kind: 'storage',
      storage,
      bus,
      async close() {
        await bus.close()
        await storage.close()
      },
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}
