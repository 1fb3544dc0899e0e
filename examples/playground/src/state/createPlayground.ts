import type { Phone } from '@latchkey/testing/phone'
import type { Devnet } from '../devnet/Devnet.ts'
import { createPlaygroundModal, type PlaygroundModal } from '../modal/createPlaygroundModal.ts'
import { updateModal } from '../modal/updateModal.ts'
import type { DemoWallet } from '../wallets/DemoWallet.ts'
import { createStore, type Store } from './createStore.ts'
import { paint } from './paint.ts'
import { readSettings, storageKey } from './readSettings.ts'
import type { DemoWalletId, Settings } from './settings.ts'

/** The state of the page: the settings, and the modal and wallets that follow from them. */
export interface Playground {
  readonly devnet: Devnet
  readonly settings: Store<Settings>
  /** Recreated when a setting changes that a modal reads only once. */
  readonly modal: Store<PlaygroundModal>
  readonly wallets: Store<Readonly<Partial<Record<DemoWalletId, DemoWallet>>>>
  /** The phone's wallet, once the phone is shown. */
  readonly phone: Store<Phone | undefined>
  readonly change: (patch: Partial<Settings>) => void
  readonly addWallet: (id: DemoWalletId) => Promise<void>
  readonly takePhone: () => Promise<void>
}

/** Creates the playground in its last state, including the demo wallets that were added. */
export async function createPlayground(devnet: Devnet): Promise<Playground> {
  const settings = createStore(readSettings())
  const modal = createStore(createPlaygroundModal({ devnet, settings: settings.get() }))
  const wallets = createStore<Readonly<Partial<Record<DemoWalletId, DemoWallet>>>>({})

  /** Key cryptography is large, so it loads with the first wallet. */
  const announce = async (id: DemoWalletId): Promise<void> => {
    const { createDemoWallet } = await import('../wallets/createDemoWallet.ts')
    if (wallets.get()[id]) return
    const wallet = createDemoWallet({ id, devnet, getTheme: () => settings.get().theme })
    wallets.set({ ...wallets.get(), [id]: wallet })
  }

  const phone = createStore<Phone | undefined>(undefined)
  let opened: Promise<void> | undefined
  const openPhone = async (): Promise<void> => {
    const { createDemoPhone } = await import('../phone/createDemoPhone.ts')
    phone.set(await createDemoPhone(devnet))
  }

  const change = (patch: Partial<Settings>): void => {
    const previous = settings.get()
    const next = { ...previous, ...patch }
    settings.set(next)
    store(next)
    paint(next)
    updateModal({ modal, previous, next, create: () => createPlaygroundModal({ devnet, settings: next }) })
  }

  paint(settings.get())
  await Promise.all(settings.get().demoWallets.map(announce))
  // The page does not wait for the wallet, as it would not for a real one.
  if (settings.get().hasPhone) opened = openPhone()
  return {
    devnet,
    settings,
    modal,
    wallets,
    phone,
    change,
    addWallet: async (id) => {
      await announce(id)
      change({ demoWallets: [...new Set([...settings.get().demoWallets, id])] })
    },
    takePhone: async () => {
      opened ??= openPhone()
      await opened
      change({ hasPhone: true })
    },
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // Storage is full or blocked: the settings last until the page is closed.
  }
}
