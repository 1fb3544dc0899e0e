import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { WalletCapabilities } from '../adapter/callsFeature.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'

/** How long capabilities are fresh, in ms: an account may be upgraded elsewhere. */
const CAPABILITIES_FRESH = 30_000

/** Whose capabilities. */
export interface CapabilitiesParameters {
  readonly namespace: Namespace
  /** CAIP-10: the account and its network. `undefined` while nothing is connected. */
  readonly caipAddress: CaipAddress | undefined
  /** The type of the account, on which the answer may depend. */
  readonly type?: string | undefined
}

/**
 * What the connected wallet can do with batches of calls on each network, by CAIP-2 (EIP-5792); `eip155:0` stands for all networks. Empty
 * if the wallet does not know batches. Fresh for 30 s.
 *
 * Fails with `connection.required` without a connection.
 *
 * @example
 * ```ts
 * const capabilities = await capabilitiesQuery.read(modal, { namespace: 'eip155', caipAddress })
 * const isAtomic = capabilities['eip155:1']?.atomic === 'supported'
 * ```
 */
export const capabilitiesQuery: QueryReader<CapabilitiesParameters, WalletCapabilities> = /*#__PURE__*/ defineQuery({
  name: 'capabilities',
  key: ({ caipAddress, type }: CapabilitiesParameters) => caipAddress && [caipAddress, type ?? null],
  staleTime: CAPABILITIES_FRESH,
  fetch: async ({ adapters }, { namespace, signal }) => {
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    if (connection === undefined) throw new ModalError('connection.required')
    const { calls } = adapters.get(namespace).features
    if (calls === undefined || !connection.features.includes('calls')) return {}
    return await calls.getCapabilities({ connectionId: connection.id, signal })
  },
})
