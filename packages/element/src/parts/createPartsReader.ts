import type { Modal } from '@latchkey/core'
import type { AccountPart } from './parseParts.ts'
import type { AccountReading, AccountToRead } from './AccountReading.ts'

interface PartsReader {
  /** Returns what is known of the account now, and begins to read the rest. */
  readonly read: (account: Omit<AccountToRead, 'wants'> & { readonly parts: readonly AccountPart[] }) => AccountReading
  readonly destroy: () => void
}

const nothing: AccountReading = {}

/** Reads the parts of a button that come from a chain. The code loads with the first button that shows one. */
export function createPartsReader(parameters: { readonly modal: Modal; readonly onChange: () => void }): PartsReader {
  const { modal, onChange } = parameters
  let key = ''
  let current: { readonly get: () => AccountReading; readonly destroy: () => void } | undefined
  const end = (): void => {
    current?.destroy()
    current = undefined
  }
  const begin = async (account: AccountToRead): Promise<void> => {
    const wanted = key
    // Without the file the button works too, and the next page loads it.
    const loaded = await import('./watchAccount.ts').catch(() => undefined)
    if (!loaded || wanted !== key) return
    current = loaded.watchAccount({ modal, account, onChange })
    onChange()
  }
  return {
    read: ({ parts, ...account }) => {
      const hasName = parts.includes('name')
      const wants = { balance: parts.includes('balance'), name: hasName, picture: hasName && parts.includes('avatar') }
      const next = wants.balance || wants.name ? JSON.stringify({ ...account, wants }) : ''
      if (next !== key) {
        key = next
        end()
        if (next !== '') void begin({ ...account, wants })
      }
      return current?.get() ?? nothing
    },
    destroy: () => {
      key = ''
      end()
    },
  }
}
