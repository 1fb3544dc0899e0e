import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { addressLabelsItem } from '../kernel/store/lazyStoredItems.ts'
import { definePlugin } from '../plugin/definePlugin.ts'

/** The longest address label, in characters (Unicode code points). */
export const ADDRESS_LABEL_LIMIT = 40

/** The visitor's own names for addresses, kept in this browser only. */
export interface AddressLabels {
  /** Sets the label of an address, or removes it. */
  set(parameters: {
    readonly namespace: Namespace
    readonly address: string
    /** At most 40 characters; a longer label is cut. `undefined` removes the label. */
    readonly label: string | undefined
  }): void
}

/** Adds the visitor's address labels to the accounts (`addressLabels`) and stores new ones. */
export const addressLabelsPlugin = /*#__PURE__*/ definePlugin({
  id: 'addressLabels',
  create: ({ controllers, persist }): AddressLabels => {
    const item = persist(addressLabelsItem)
    const read = (): Readonly<Partial<Record<Namespace, Readonly<Record<string, string>>>>> => item.get() ?? {}
    const show = (): void => {
      const labels = read()
      for (const namespace of Object.keys(labels).filter(isNamespace))
        controllers.account.update({ namespace, patch: { addressLabels: labels[namespace] ?? {} } })
    }
    show()
    return {
      set: ({ namespace, address, label }) => {
        const all = read()
        const { [address]: _previous, ...others } = all[namespace] ?? {}
        const short = Array.from((label ?? '').trim())
          .slice(0, ADDRESS_LABEL_LIMIT)
          .join('')
        item.set({ ...all, [namespace]: short === '' ? others : { ...others, [address]: short } })
        show()
      },
    }
  },
})
