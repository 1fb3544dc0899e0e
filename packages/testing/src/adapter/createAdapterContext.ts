import type { AdapterContext, Namespace } from '@latchkey/core/adapter'

/**
 * Makes what core would give an adapter in a page: real time, the console as the log, a desktop browser. Every part
 * can be given instead.
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
}): AdapterContext<namespace> {
  const { networks, ports, metadata } = parameters
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
  }
}

type Network<namespace extends Namespace> = AdapterContext<namespace>['networks'][number]
