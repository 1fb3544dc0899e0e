import type { CaipNetworkId } from '@latchkey/core/adapter'
import type { ControllableWallet, WalletAnswer } from '../ControllableWallet.ts'
import type { ReferenceKey } from './createReferenceKey.ts'
import type { ReferenceChain } from './createReferenceChain.ts'
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
  const { id, chains, keys } = parameters
  const unknown = new Set(parameters.unknown)
  const listeners = new Set<(event: ReferenceWalletEvent) => void>()
  const held = new Set<(answer: WalletAnswer) => void>()
  let networkId = parameters.networkId
  let { offered } = parameters
  let revealed: readonly Hex[] = []
  let answer: WalletAnswer = 'approve'
  let prompts = 0

  const [first, second] = keys
  const accounts = [first.address, second.address, ...keys.slice(2).map(({ address }) => address)] as const
  const emit = (event: ReferenceWalletEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }
  const ask = async (): Promise<void> => {
    prompts++
    const given =
      answer === 'hold'
        ? await new Promise<WalletAnswer>((resolve) => {
            held.add(resolve)
          })
        : answer
    if (typeof given === 'object') throw given.error
    if (given === 'reject') throw new ReferenceWalletError('USER_REJECTED')
  }
  const findKey = (address: unknown): ReferenceKey => {
    const key = keys.find((candidate) => candidate.address === address && revealed.includes(candidate.address))
    if (!key) throw new ReferenceWalletError('UNAUTHORIZED')
    return key
  }
  const getChain = (params: Readonly<Record<string, unknown>>): ReferenceChain => {
    const wanted = offered ? offered.find((candidate) => candidate === params['networkId']) : networkId
    const chain = wanted && chains.get(wanted)
    if (!chain) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    return chain
  }
  const goTo = (next: NetworkId): void => {
    if (next === networkId) return
    networkId = next
    emit({ type: 'networkChanged', networkId })
  }

  const switchNetwork = async (params: Readonly<Record<string, unknown>>): Promise<null> => {
    const known = [...chains.keys()].find((candidate) => candidate === params['networkId'])
    if (known === undefined || unknown.has(known)) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    await ask()
    goTo(known)
    return null
  }
  const addNetwork = async (params: Readonly<Record<string, unknown>>): Promise<null> => {
    const known = [...chains.keys()].find((candidate) => candidate === params['networkId'])
    if (known === undefined) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    await ask()
    unknown.delete(known)
    goTo(known)
    return null
  }

  const methods: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => Promise<unknown>>> = {
    accounts: async () => revealed,
    ...(offered ? { networks: async () => offered } : { network: async () => networkId }),
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
    ...(!offered && { switchNetwork, addNetwork }),
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
      answerWith: (next) => {
        answer = next
      },
      release: async (given) => {
        for (const resolve of held) resolve(given)
        held.clear()
      },
      getPromptCount: () => prompts,
      changeAccounts: async (next) => {
        revealed = next
        emit({ type: 'accountsChanged', accounts: next })
      },
      ...(offered
        ? {
            offerNetworks: async (next) => {
              offered = next
              emit({ type: 'networksOffered', networkIds: next })
            },
          }
        : {
            changeNetwork: async (next) => {
              networkId = next
              emit({ type: 'networkChanged', networkId: next })
            },
          }),
    },
    getListenerCount: () => listeners.size,
  }
}
