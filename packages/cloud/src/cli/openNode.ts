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

/** How a command reaches the data: by itself, or through the process that has the data folder. */
export type OpenNode =
  | { readonly kind: 'storage'; readonly storage: Storage; readonly bus: Bus; close(): Promise<void> }
  | { readonly kind: 'remote'; request(request: LocalRequest): Promise<unknown>; close(): Promise<void> }

/** How long to wait for a process that has the folder and is starting or ending, or for another command, in ms. */
const patience = 60_000

/** Opens what the settings name, whether a server runs on it or not. */
export async function openNode(parameters: {
  readonly settings: Pick<Settings, 'databaseUrl' | 'redisUrl' | 'dataFolder'>
  readonly logger: Logger
}): Promise<OpenNode> {
  const { logger, settings } = parameters
  const { databaseUrl, dataFolder, redisUrl } = settings
  if (databaseUrl === undefined && dataFolder === 'memory') {
    throw new CloudError('config.invalid', 'What a cloud keeps in memory only cannot be reached from outside of it.')
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
    // The owner answers this even while it starts; it may also be a command like this one, which is gone soon.
    const probe = await requestLocal({ socket, method: 'GET', path: '/health', patience })
    if (probe !== undefined) {
      return {
        kind: 'remote',
        async request(request) {
          const response = await requestLocal({ ...request, socket, patience })
          if (response !== undefined) return response.answer
          throw new CloudError(
            'storage.unavailable',
            'The cloud has stopped meanwhile. Nothing was changed: try again.',
          )
        },
        close: async () => {},
      }
    }
    if (Date.now() > deadline) {
      throw new CloudError(
        'storage.unavailable',
        `Another process has the data folder ${dataFolder} open and does not answer. Nothing was changed.`,
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
