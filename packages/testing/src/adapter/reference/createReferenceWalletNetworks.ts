import type { CaipNetworkId } from '@latchkey/core/adapter'
import type { ControllableWallet } from '../ControllableWallet.ts'
import type { ReferenceWalletEvent } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'

/** What a wallet does when the page asks for a method. */
export type ReferenceMethod = (params: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Where a wallet is. */
export interface ReferenceWalletNetworks {
  /** The methods that such a wallet has. */
  readonly methods: Readonly<Record<string, ReferenceMethod>>
  /** What its visitor does, which the page is told. */
  readonly controls: Pick<ControllableWallet<ReferenceTypes>, 'changeNetwork' | 'offerNetworks'>
  /** The network that a request is for; `undefined` for one that the wallet does not offer. */
  getNetworkId(params: Readonly<Record<string, unknown>>): CaipNetworkId | undefined
}

/** Makes a wallet's networks: its own one, of those that it knows, or those that it offers the app to choose from. */
export function createReferenceWalletNetworks(parameters: {
  /** Where it is at first. */
  readonly networkId: CaipNetworkId
  /** The networks it offers, if it is on none of its own. */
  readonly offered: readonly CaipNetworkId[] | undefined
  /** The networks it knows, or comes to know. */
  readonly known: readonly CaipNetworkId[]
  /** Networks that it does not know until they are added. */
  readonly unknown: readonly CaipNetworkId[]
  readonly ask: () => Promise<void>
  readonly emit: (event: ReferenceWalletEvent) => void
}): ReferenceWalletNetworks {
  const { offered, ...own } = parameters
  return offered ? createOfferedNetworks(offered, own.emit) : createOwnNetwork(own)
}

function createOfferedNetworks(
  initial: readonly CaipNetworkId[],
  emit: (event: ReferenceWalletEvent) => void,
): ReferenceWalletNetworks {
  let offered = initial
  return {
    methods: { networks: async () => offered },
    controls: {
      offerNetworks: async (next) => {
        offered = next
        emit({ type: 'networksOffered', networkIds: next })
      },
    },
    getNetworkId: (params) => offered.find((candidate) => candidate === params['networkId']),
  }
}

function createOwnNetwork(
  parameters: Omit<Parameters<typeof createReferenceWalletNetworks>[0], 'offered'>,
): ReferenceWalletNetworks {
  const { known, ask, emit } = parameters
  const unknown = new Set(parameters.unknown)
  let { networkId } = parameters

  const find = (params: Readonly<Record<string, unknown>>): CaipNetworkId => {
    const found = known.find((candidate) => candidate === params['networkId'])
    if (found === undefined) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    return found
  }
  const goTo = (next: CaipNetworkId): void => {
    if (next === networkId) return
    networkId = next
    emit({ type: 'networkChanged', networkId })
  }

  return {
    methods: {
      network: async () => networkId,
      switchNetwork: async (params) => {
        const next = find(params)
        if (unknown.has(next)) throw new ReferenceWalletError('UNKNOWN_NETWORK')
        await ask()
        goTo(next)
        return null
      },
      addNetwork: async (params) => {
        const next = find(params)
        await ask()
        unknown.delete(next)
        goTo(next)
        return null
      },
    },
    controls: {
      changeNetwork: async (next) => {
        networkId = next
        emit({ type: 'networkChanged', networkId: next })
      },
    },
    getNetworkId: () => networkId,
  }
}
