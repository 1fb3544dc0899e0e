import type { StoragePort } from '../../kernel/ports/ports.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import { deepLinkChoiceItem } from '../../kernel/store/storedItems.ts'
import { isSafeLink } from './isSafeLink.ts'

/** The wallet that the visitor opened by a link, and the link. */
export interface DeepLinkChoice {
  readonly name: string
  /** As the wallet lists it, without a request. */
  readonly href: string
}

/** What is kept of the visitor's choice, so that later requests open the same wallet (S3.056). */
export interface DeepLinkMemory {
  /** The choice; `undefined` if there is none, or if what is stored is not safe to open. */
  get(): DeepLinkChoice | undefined
  set(choice: DeepLinkChoice): void
  clear(): void
}

/** Binds the choice to a storage. */
export function createDeepLinkMemory(parameters: {
  readonly storage: StoragePort
  /** The option `storagePrefix`. */
  readonly scope?: string | undefined
}): DeepLinkMemory {
  const item = createPersistedItem({ ...parameters, item: deepLinkChoiceItem })
  return {
    get: () => {
      const choice = item.get()
      if (choice === undefined || isSafeLink(choice.href)) return choice
      item.remove()
      return undefined
    },
    set: ({ name, href }) => {
      if (isSafeLink(href)) item.set({ name, href })
    },
    clear: item.remove,
  }
}
