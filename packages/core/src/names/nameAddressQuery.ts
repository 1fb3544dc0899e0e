import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { selectNetwork } from '../network/networkState.ts'
import { projectPlugin } from '../project/projectPlugin.ts'
import { defineQuery, type QueryContext, type QueryReader } from '../query/defineQuery.ts'
import { namesPlugin } from './namesPlugin.ts'
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
 * The address that a name stands for on a network, fresh for one minute; null if there is none. Names with the suffix of the cloud are the
 * cloud's, which registers them; all others are those of the registry on the chain. Read it again before something
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
  fetch: async (context, { name, networkId, signal }) => {
    const { adapters, network } = context
    const known = networkId && selectNetwork(network.store.getState(), networkId)
    if (!known) throw new ModalError('network.unsupported', { context: { networkId: networkId ?? '' } })
    const adapter = adapters.find(known.chainNamespace)
    const registered = await readRegistered(context, { name, networkId: known.caipNetworkId, signal })
    if (registered !== undefined && adapter?.isAddress(registered)) return registered
    const { names } = adapter?.features ?? {}
    try {
      return (await names?.resolve({ name, network: known, signal })) ?? null
    } catch (cause) {
      return toNameFailure(cause, 'names.resolveFailed', null)
    }
  },
})

/** The suffixes of an earlier service, whose names a cloud may have (S1.022, S1.023). */
const earlierSuffixes = ['reown.id', 'wcn.id']

/** The address of a name that accounts register with the cloud; `undefined` for all other names. */
async function readRegistered(
  context: QueryContext,
  parameters: { readonly name: string; readonly networkId: CaipNetworkId; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const { name, networkId } = parameters
  if (context.settings.cloud === null || !networkId.startsWith('eip155:')) return undefined
  const project = context.plugin(projectPlugin)
  // An app without the modal has not asked for it yet.
  if (project.store.getState().nameSuffix === undefined) await (await project.load()).load()
  const { nameSuffix } = project.store.getState()
  const suffix = name.slice(name.indexOf('.') + 1).toLowerCase()
  if (suffix !== nameSuffix && !earlierSuffixes.includes(suffix)) return undefined
  return (await context.plugin(namesPlugin).load()).resolve(parameters)
}
