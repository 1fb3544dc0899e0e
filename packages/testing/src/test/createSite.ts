import type { EvmWallet } from '../wallet/types.ts'

/** A site as a wallet sees it: it sends requests and receives events with its own origin. */
export interface Site {
  readonly origin: string
  readonly events: readonly (readonly [event: string, data: unknown])[]
  readonly request: (method: string, params?: unknown) => Promise<unknown>
  readonly leave: () => void
}

/** Creates a site for a wallet. */
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
