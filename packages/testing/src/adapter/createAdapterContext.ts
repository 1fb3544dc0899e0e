import type { AdapterContext, Namespace } from '@latchkey/core/adapter'

/**
 * Creates the context that core passes to an adapter in a page: real time, the console as the log, a desktop browser.
 * Each part can be replaced.
 *
 * @example
 * ```ts
 * import { createAdapterContext } from '@latchkey/testing/adapter'
 * import type { Network } from '@latchkey/core/adapter'
 *
 * export function createContext(networks: readonly Network<'eip155'>[]) {
 *   return createAdapterContext({ networks })
 * }
 * ```
 */
export function createAdapterContext<namespace extends Namespace>(parameters: {
  readonly networks: readonly Network<namespace>[]
  readonly ports?: Partial<AdapterContext['ports']> | undefined
  readonly metadata?: AdapterContext['metadata'] | undefined
  /** Defaults to the network's own endpoints, as without a cloud. */
  readonly getEndpoints?: AdapterContext<namespace>['getEndpoints'] | undefined
}): AdapterContext<namespace> {
  const { networks, ports, metadata, getEndpoints } = parameters
  return {
    networks,
    ports: {
      clock: {
        now: () => Date.now(),
        after: (milliseconds, callback) => {
          const timer = setTimeout(callback, milliseconds)
          return () => clearTimeout(timer)
        },
        every: (milliseconds, callback) => {
          const timer = setInterval(callback, milliseconds)
          return () => clearInterval(timer)
        },
      },
      logger: console,
      platform: {
        isBrowser: true,
        isMobile: false,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
        origin: 'https://app.example.com',
        timeZone: 'UTC',
      },
      ...ports,
    },
    metadata: metadata ?? { name: 'Contract suite', url: 'https://app.example.com', icons: [] },
    getEndpoints: getEndpoints ?? (async (network) => network.rpcUrls.default.http),
  }
}

type Network<namespace extends Namespace> = AdapterContext<namespace>['networks'][number]
