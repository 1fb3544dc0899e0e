import type { SiwxAccount } from '@latchkey/protocol/siwx'
import type { CloudSiwxStorage, SiwxStorage } from './SiwxStorage.ts'

/**
 * A storage that loads when something is asked of it, so that an app's first load carries next to nothing of it.
 *
 * @param parameters.isEmpty whether the page knows of no sign-in at all: then nothing has to be loaded to say so.
 */
export function createLazyStorage(parameters: {
  readonly isEmpty: () => boolean
  readonly load: () => Promise<CloudSiwxStorage>
}): CloudSiwxStorage
export function createLazyStorage(parameters: {
  readonly isEmpty: () => boolean
  readonly load: () => Promise<SiwxStorage>
}): SiwxStorage
export function createLazyStorage(parameters: {
  readonly isEmpty: () => boolean
  readonly load: () => Promise<SiwxStorage & Partial<CloudSiwxStorage>>
}): CloudSiwxStorage {
  const { isEmpty, load } = parameters
  let loaded: ReturnType<typeof load> | undefined
  const open = async (): Promise<SiwxStorage & Partial<CloudSiwxStorage>> => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      // A file that did not come may come next time.
      loaded = undefined
      throw error
    }
  }
  return {
    createNonce: async (given) => (await open()).createNonce(given),
    add: async (given) => (await open()).add(given),
    set: async (given) => (isEmpty() && given.sessions.length === 0 ? undefined : (await open()).set(given)),
    get: async (account) => (isEmpty() ? [] : (await open()).get(account)),
    remove: async (account) => (isEmpty() ? undefined : (await open()).remove(account)),
    getToken: async (account: SiwxAccount) => (isEmpty() ? undefined : (await open()).getToken?.(account)),
  }
}
