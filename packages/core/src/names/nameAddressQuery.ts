import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { selectNetwork } from '../network/networkState.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { toNameFailure } from './toNameFailure.ts'

/** How long the address of a name is fresh, in ms. */
const NAME_FRESH = 60_000

/** Which name, on which network. */
export interface NameAddressParameters {
  /** As the visitor typed it. */
  readonly name: string
  /** CAIP-2: where the address is used. */
  readonly networkId: CaipNetworkId | undefined
}

/**
 * The address that a name stands for on a network, fresh for one minute; null if there is none. Read it again before something
 * is sent there: the owner of a name may change it at any time.
 *
 * Fails with `names.resolveFailed` if the registry cannot be read, or if the name's records are at a gateway that the app does
 * not name.
 *
 * @example
 * ```ts
 * const address = await nameAddressQuery.read(modal, { name: 'ada.eth', networkId: 'eip155:1' })
 * ```
 */
export const nameAddressQuery: QueryReader<NameAddressParameters, string | null> = /*#__PURE__*/ defineQuery({
  name: 'nameAddress',
  key: ({ name, networkId }: NameAddressParameters) => networkId && [networkId, name],
  staleTime: NAME_FRESH,
  fetch: async ({ adapters, network }, { name, networkId, signal }) => {
    const known = networkId && selectNetwork(network.store.getState(), networkId)
    if (!known) throw new ModalError('network.unsupported', { context: { networkId: networkId ?? '' } })
    const { names } = adapters.find(known.chainNamespace)?.features ?? {}
    try {
      return (await names?.resolve({ name, network: known, signal })) ?? null
    } catch (cause) {
      return toNameFailure(cause, 'names.resolveFailed', null)
    }
  },
})
