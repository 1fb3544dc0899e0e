import type { StoragePort } from '../../kernel/ports/ports.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import { deepLinkChoiceItem } from '../../kernel/store/lazyStoredItems.ts'
import { isWalletLink } from '@latchkey/protocol/atoms'

/** The wallet that the visitor opened with a link, and the link. */
export interface DeepLinkChoice {
  readonly name: string
  /** The link as the wallet lists it, without a request. */
  readonly href: string
}

/** The stored choice of the visitor, so that later requests open the same wallet. */
export interface DeepLinkMemory {
  /** Returns the choice; `undefined` if there is none, or if the stored link is not safe to open. */
  get(): DeepLinkChoice | undefined
  set(choice: DeepLinkChoice): void
  clear(): void
}

/** Creates the memory over a storage. */
export function createDeepLinkMemory(parameters: {
  readonly storage: StoragePort
  /** The option `storagePrefix`. */
  readonly scope?: string | undefined
}): DeepLinkMemory {
  const item = createPersistedItem({ ...parameters, item: deepLinkChoiceItem })
  return {
    get: () => {
      const choice = item.get()
      if (choice === undefined || isWalletLink(choice.href)) return choice
      item.remove()
      return undefined
    },
    set: ({ name, href }) => {
      if (isWalletLink(href)) item.set({ name, href })
    },
    clear: item.remove,
  }
}
