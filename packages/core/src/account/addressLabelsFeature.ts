import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { addressLabelsItem } from '../kernel/store/storedItems.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import { isNamespace, type Namespace } from '@latchkey/protocol/caip'

/** How long a visitor's name for an address may be, in characters (Unicode code points). */
export const ADDRESS_LABEL_LIMIT = 40

/** The visitor's own names for addresses, kept in this browser and nowhere else. */
export interface AddressLabels {
  /** Names an address, in the place of its former name; without a label the address has none any more. */
  set(parameters: {
    readonly namespace: Namespace
    readonly address: string
    /** At most 40 characters; what is longer is cut. */
    readonly label: string | undefined
  }): void
}

/** Puts the visitor's names for addresses into the accounts (`addressLabels`, S3.004), and remembers new ones. */
export const addressLabelsFeature: FeatureDefinition<AddressLabels> = {
  id: 'addressLabels',
  create: ({ account, ports, storageScope }) => {
    const item = createPersistedItem({ storage: ports.storage, item: addressLabelsItem, scope: storageScope })
    const read = (): Readonly<Partial<Record<Namespace, Readonly<Record<string, string>>>>> => item.get() ?? {}
    const show = (): void => {
      const labels = read()
      for (const namespace of Object.keys(labels).filter(isNamespace))
        account.update({ namespace, patch: { addressLabels: labels[namespace] ?? {} } })
    }
    show()
    return {
      feature: {
        set: ({ namespace, address, label }) => {
          const all = read()
          const { [address]: _former, ...others } = all[namespace] ?? {}
          const short = Array.from((label ?? '').trim())
            .slice(0, ADDRESS_LABEL_LIMIT)
            .join('')
          item.set({ ...all, [namespace]: short === '' ? others : { ...others, [address]: short } })
          show()
        },
      },
    }
  },
}
