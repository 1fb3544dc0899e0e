import type { Phone } from '@latchkey/testing/phone'
import type { Devnet } from '../devnet/Devnet.ts'
import { createPlaygroundModal, type PlaygroundModal } from '../modal/createPlaygroundModal.ts'
import { toThemeVariables } from '../modal/toThemeVariables.ts'
import type { DemoWallet } from '../wallets/DemoWallet.ts'
import { createStore, type Store } from './createStore.ts'
import { parseSettings, type DemoWalletId, type Settings } from './settings.ts'

/** `public/theme.js` reads this key too. */
const storageKey = 'playground:settings'

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
  const settings = createStore(parseSettings(readStored()))
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
    if (isOnlyLook(previous, next)) {
      modal.get().controllers.theme.setMode(next.theme)
      modal.get().controllers.theme.setVariables(toThemeVariables(next))
      return
    }
    if (toModalKey(previous) === toModalKey(next)) return
    const ended = modal.get()
    modal.set(createPlaygroundModal({ devnet, settings: next }))
    void ended.destroy()
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

/**
 * Returns whether the existing modal can apply the change: only the theme changed, and no variable returned to its
 * default.
 */
function isOnlyLook(previous: Settings, next: Settings): boolean {
  const variables = toThemeVariables(next)
  return (
    toModalKey(previous) !== toModalKey(next) &&
    toModalKey({ ...previous, theme: next.theme, accent: next.accent, radius: next.radius, font: next.font }) ===
      toModalKey(next) &&
    Object.keys(toThemeVariables(previous)).every((name) => name in variables)
  )
}

/** Returns the same key for settings that create equal modals. */
function toModalKey({ demoWallets: _wallets, hasPhone: _hasPhone, ...others }: Settings): string {
  return JSON.stringify(others)
}

/** Applies the theme and the accent to the page as well. */
function paint(settings: Settings): void {
  const { dataset, style } = document.documentElement
  if (settings.theme === 'system') delete dataset['theme']
  else dataset['theme'] = settings.theme
  const accent = toThemeVariables(settings)['--lk-accent']
  if (accent === undefined) style.removeProperty('--lk-accent')
  else style.setProperty('--lk-accent', accent)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // Storage is full or blocked: the settings last until the page is closed.
  }
}
