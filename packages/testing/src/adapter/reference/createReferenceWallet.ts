import type { CaipNetworkId } from '@latchkey/core/adapter'
import type { ControllableWallet } from '../ControllableWallet.ts'
import type { ReferenceKey } from './createReferenceKey.ts'
import type { ReferenceChain } from './createReferenceChain.ts'
import { createReferenceVisitor } from './createReferenceVisitor.ts'
import { createReferenceWalletNetworks, type ReferenceMethod } from './createReferenceWalletNetworks.ts'
import type { ReferenceProvider, ReferenceWalletEvent } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'
import { sendReferenceTransfer } from './sendReferenceTransfer.ts'

type Hex = `0x${string}`
type NetworkId = CaipNetworkId

/** A wallet of the reference world, from all its sides. */
export interface ReferenceWallet {
  readonly provider: ReferenceProvider
  readonly controls: ControllableWallet<ReferenceTypes>
  getListenerCount(): number
}

/** Makes a wallet with three keys. It rejects every connection until its visitor approves. */
export function createReferenceWallet(parameters: {
  readonly id: string
  /** Where it is at first. */
  readonly networkId: NetworkId
  /** The networks it offers, if it is on none of its own. */
  readonly offered?: readonly NetworkId[] | undefined
  /** The networks the wallet knows, or comes to know; asked for their books when a transfer is signed. */
  readonly chains: ReadonlyMap<NetworkId, ReferenceChain>
  /** Networks that the wallet does not know until they are added. */
  readonly unknown: readonly NetworkId[]
  /** Whether it takes batches and reports assets. */
  readonly isRich: boolean
  readonly keys: readonly [ReferenceKey, ReferenceKey, ...ReferenceKey[]]
}): ReferenceWallet {
  const { id, networkId, offered, chains, unknown, keys } = parameters
  const listeners = new Set<(event: ReferenceWalletEvent) => void>()
  let revealed: readonly Hex[] = []

  const [first, second] = keys
  const accounts = [first.address, second.address, ...keys.slice(2).map(({ address }) => address)] as const
  const emit = (event: ReferenceWalletEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }
  const { ask, ...visitor } = createReferenceVisitor()
  const networks = createReferenceWalletNetworks({ networkId, offered, known: [...chains.keys()], unknown, ask, emit })
  const findKey = (address: unknown): ReferenceKey => {
    const key = keys.find((candidate) => candidate.address === address && revealed.includes(candidate.address))
    if (!key) throw new ReferenceWalletError('UNAUTHORIZED')
    return key
  }
  const getChain = (params: Readonly<Record<string, unknown>>): ReferenceChain => {
    const wanted = networks.getNetworkId(params)
    const chain = wanted && chains.get(wanted)
    if (!chain) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    return chain
  }

  const methods: Readonly<Record<string, ReferenceMethod>> = {
    ...networks.methods,
    accounts: async () => revealed,
    connect: async () => {
      if (revealed.length === 0) {
        await ask()
        revealed = accounts
        emit({ type: 'accountsChanged', accounts: revealed })
      }
      return revealed
    },
    disconnect: async () => {
      revealed = []
    },
    signMessage: async (params) => {
      const key = findKey(params['address'])
      await ask()
      return key.sign(String(params['message']))
    },
    transfer: async (params) => {
      const key = findKey(params['from'])
      const chain = getChain(params)
      await ask()
      return sendReferenceTransfer({ chain, key, params })
    },
    ...(parameters.isRich && {
      features: async () => ['assets', 'calls'],
      assets: async (params) => {
        const { address } = findKey(params['address'])
        const chain = getChain(params)
        return [undefined, ...chain.tokens].map((token) => ({
          token,
          balance: chain.getBalance(address, token).toString(),
        }))
      },
      batch: async (params) => {
        const key = findKey(params['from'])
        const chain = getChain(params)
        await ask()
        const calls: unknown[] = Array.isArray(params['calls']) ? params['calls'] : []
        return calls.map((call) => sendReferenceTransfer({ chain, key, params: Object(call) })).at(-1)
      },
    }),
  }

  return {
    provider: {
      id,
      name: `Wallet ${id}`,
      request: async ({ method, params }) => {
        const perform = methods[method]
        if (!perform) throw new ReferenceWalletError('UNSUPPORTED_METHOD')
        return await perform(Object(params))
      },
      watch: (listener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    controls: {
      connectorId: id,
      accounts,
      ...visitor,
      ...networks.controls,
      changeAccounts: async (next) => {
        revealed = next
        emit({ type: 'accountsChanged', accounts: next })
      },
    },
    getListenerCount: () => listeners.size,
  }
}
