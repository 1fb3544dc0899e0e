import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { FeatureName } from './features.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { Connection } from './types.ts'
import { withLimits } from './withLimits.ts'

/** A connection whose wallet supports a feature, and the way to call that wallet. */
export interface ConnectionClient<types extends NamespaceTypes = NamespaceTypes> {
  readonly connection: Connection<types>
  /**
   * Calls the wallet, unless a signal has aborted, and waits until it answers or a signal aborts. Rejects with errors of
   * the catalogue.
   */
  request<value>(method: string, call: () => value | Promise<value>): Promise<value>
}

/**
 * Returns the client of a connection for one feature.
 *
 * @throws `feature.unsupported` if the wallet does not support the feature; the wallet is not called.
 */
export function getConnectionClient<types extends NamespaceTypes>(parameters: {
  readonly connection: Connection<types>
  readonly feature: FeatureName
  /** What the account in question supports, if wallets distinguish accounts. The connection's features by default. */
  readonly supported?: readonly FeatureName[] | undefined
  readonly clock: ClockPort
  readonly signals: readonly (AbortSignal | undefined)[]
  /** Maps an error of the wallet to one of the catalogue. */
  readonly toError: (error: unknown, method: string) => ModalError
}): ConnectionClient<types> {
  const { connection, feature, supported = connection.features, clock, signals, toError } = parameters
  if (!supported.includes(feature)) throw new ModalError('feature.unsupported', { context: { feature } })
  return {
    connection,
    request: async (method, call) => {
      try {
        for (const signal of signals) signal?.throwIfAborted()
        return await withLimits(Promise.resolve(call()), { clock, signals })
      } catch (error) {
        throw toError(error, method)
      }
    },
  }
}
