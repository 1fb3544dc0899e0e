import type { EvmWallet } from '../wallet/types.ts'

/** A site as a wallet sees it: asks in its own name, hears its own events. */
export interface Site {
  readonly origin: string
  readonly events: readonly (readonly [event: string, data: unknown])[]
  readonly request: (method: string, params?: unknown) => Promise<unknown>
  readonly leave: () => void
}

/** Opens a site before a wallet. */
export function createSite(wallet: EvmWallet, origin = 'https://app.example'): Site {
  const events: (readonly [string, unknown])[] = []
  const leave = wallet.subscribe({
    origin,
    listener: ({ event, data }) => {
      if (event !== 'connect') events.push([event, data])
    },
  })
  return { origin, events, leave, request: (method, params) => wallet.request({ origin, method, params }) }
}
