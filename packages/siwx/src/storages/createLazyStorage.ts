import type { SiwxAccount } from '@latchkey/protocol/siwx'
import type { CloudSiwxStorage, SiwxStorage } from './SiwxStorage.ts'

/**
 * Creates a storage whose code loads on first use, which keeps it out of an app's first load.
 *
 * @param parameters.isEmpty whether the page knows that there are no sign-ins, so that reading them needs no code.
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
      // Loading can be retried.
      loaded = undefined
      throw error
    }
  }
  return {
    createNonce: async (options) => (await open()).createNonce(options),
    add: async (options) => (await open()).add(options),
    set: async (options) => (isEmpty() && options.sessions.length === 0 ? undefined : (await open()).set(options)),
    get: async (account) => (isEmpty() ? [] : (await open()).get(account)),
    remove: async (account) => (isEmpty() ? undefined : (await open()).remove(account)),
    getToken: async (account: SiwxAccount, options?: { readonly renew?: boolean | undefined }) =>
      isEmpty() ? undefined : (await open()).getToken?.(account, options),
  }
}
