import { createAdapter, readProperty, toIcon, toName } from '@latchkey/core/adapter'
import type {
  AdapterEngine,
  AdapterFactory,
  AdapterFeatures,
  Discovery,
  FoundWallet,
  NamespaceTypes,
  WalletPage,
} from '@latchkey/core/adapter'

/** The types that apps see. */
export interface MiniTypes extends NamespaceTypes {
  readonly namespace: 'eip155'
  readonly address: `0x${string}`
  readonly provider: object
}

/** A wallet of the page, with its provider. */
export interface MiniWallet extends FoundWallet<'eip155'> {
  readonly provider: object
}

/** The features that the engine loads. */
export type MiniFeatures = {
  readonly [name in 'message' | 'balance']: NonNullable<AdapterFeatures<MiniTypes>[name]>
}

/** The part of the adapter that loads on demand. */
export interface MiniEngine extends AdapterEngine<MiniTypes> {
  loadFeatures(): Promise<MiniFeatures>
}

/** An adapter for EVM chains. Nothing happens before `create`, and nothing visible before `start`. */
export function miniAdapter(): AdapterFactory<MiniTypes> {
  return {
    namespace: 'eip155',
    create: (context) =>
      createAdapter<MiniTypes, MiniWallet, MiniEngine>({
        namespace: 'eip155',
        context,
        isAddress: (value) => /^(0x)?[\da-f]{40}$/i.test(value),
        createDiscovery: ({ onFound }) =>
          typeof window === 'undefined' ? undefined : createDiscovery({ page: window, onFound }),
        loadEngine: async () => (await import('./createMiniEngine.ts')).createMiniEngine,
        features: { message: ['sign'], balance: ['getNative'] },
      }),
  }
}

/** Finds the wallets that announce themselves (EIP-6963). */
function createDiscovery(parameters: {
  readonly page: WalletPage
  readonly onFound: () => void
}): Discovery<MiniWallet> {
  const { page, onFound } = parameters
  const wallets: MiniWallet[] = []

  const announce = (event: Event): void => {
    const wallet = parseAnnouncement(readProperty(event, 'detail'))
    if (!wallet || wallets.length >= 64 || wallets.some(({ descriptor }) => descriptor.id === wallet.descriptor.id))
      return
    wallets.push(wallet)
    onFound()
  }

  return {
    start: () => {
      page.addEventListener('eip6963:announceProvider', announce)
      page.dispatchEvent(new Event('eip6963:requestProvider'))
    },
    list: () => wallets,
    find: (id) => wallets.find(({ descriptor }) => descriptor.id === id),
    end: () => page.removeEventListener('eip6963:announceProvider', announce),
  }
}

/** Wallets are untrusted: validate and limit everything they provide. */
function parseAnnouncement(detail: unknown): MiniWallet | undefined {
  const [info, provider] = [readProperty(detail, 'info'), readProperty(detail, 'provider')]
  const [id, name] = [readProperty(info, 'rdns'), toName(readProperty(info, 'name'))]
  const icon = toIcon(readProperty(info, 'icon'))
  if (typeof id !== 'string' || !/^[\w.-]{1,128}$/.test(id) || name === '') return undefined
  if (typeof provider !== 'object' || provider === null) return undefined
  const descriptor = { id, namespace: 'eip155', name, icon, type: 'ANNOUNCED', ready: 'installed' } as const
  return { descriptor, provider }
}
