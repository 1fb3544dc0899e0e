import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ConnectorDescriptor } from '../adapter/types.ts'

/** How the fake's visitor answers the next requests. With an error, or with `{ error }`, the wallet rejects. */
export type Answer = 'approve' | 'reject' | 'hold' | 'fail' | Error | { readonly error: unknown }

/** A wallet as an adapter lists it, and the accounts it holds if they are not those of the adapter. */
export interface FakeWalletDescriptor extends Omit<ConnectorDescriptor, 'namespace'> {
  readonly addresses?: readonly [string, ...string[]] | undefined
}

/** What a wallet tells the adapters that listen to it. */
export type FakeWalletEvent =
  | { readonly type: 'accountsChanged'; readonly addresses: readonly string[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }

/** A keyless wallet of the page. Its state outlives the adapters that connect it, as that of a real one does. */
export interface FakeWallet {
  readonly descriptor: Omit<ConnectorDescriptor, 'namespace'>
  /** What the app gets as the wallet's provider. */
  readonly provider: object
  answer: Answer
  /** The accounts that the app may see; `undefined` before the wallet was connected. */
  getAddresses(): readonly string[] | undefined
  /** The network that the wallet is on; `undefined` before it was told of one. */
  getNetworkId(): CaipNetworkId | undefined
  /** Asks the visitor to show the app the accounts. */
  connect(): Promise<void>
  /** Asks the visitor to go to another network. */
  switchNetwork(networkId: CaipNetworkId): Promise<void>
  /** Waits for the answer to a request that shows no prompt. */
  confirm(): Promise<void>
  /** Takes up what was stored of a visit that this wallet does not remember. */
  restore(networkId: CaipNetworkId): void
  /** Hides the accounts from the app until it connects again. */
  forget(): void
  changeAccounts(addresses: readonly string[]): void
  changeNetwork(networkId: CaipNetworkId): void
  /** Answers the requests that are held. */
  settle(answer: Answer): void
  getPromptCount(): number
  getListenerCount(): number
  subscribe(listener: (event: FakeWalletEvent) => void): () => void
}

/** Makes a wallet that has shown the app nothing yet. */
export function createFakeWallet(parameters: {
  readonly descriptor: FakeWalletDescriptor
  /** The accounts of the wallet, if its descriptor names none. */
  readonly addresses: readonly [string, ...string[]]
  readonly answer: Answer
}): FakeWallet {
  const { addresses: own, ...descriptor } = parameters.descriptor
  const all = own ?? parameters.addresses
  const listeners = new Set<(event: FakeWalletEvent) => void>()
  let held: ((answer: Answer) => void)[] = []
  let revealed: readonly string[] | undefined
  let current: CaipNetworkId | undefined
  let prompts = 0

  const emit = (event: FakeWalletEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (answer: Answer): void => {
        if (answer === 'approve') queueMicrotask(resolve)
        else if (answer === 'hold') held.push(settle)
        else if (answer === 'reject') reject(refusal)
        else if (answer === 'fail') reject(new Error('the wallet broke'))
        else reject(answer instanceof Error ? answer : answer.error)
      }
      settle(wallet.answer)
    })

  const wallet: FakeWallet = {
    descriptor,
    provider: {},
    answer: parameters.answer,
    getAddresses: () => revealed,
    getNetworkId: () => current,
    connect: async () => {
      prompts += 1
      await ask()
      if (!revealed?.length) revealed = all
    },
    switchNetwork: async (networkId) => {
      prompts += 1
      await ask()
      wallet.changeNetwork(networkId)
    },
    confirm: ask,
    restore: (networkId) => {
      revealed ??= all
      current ??= networkId
    },
    forget: () => {
      revealed = undefined
    },
    changeAccounts: (addresses) => {
      revealed = addresses
      emit({ type: 'accountsChanged', addresses })
    },
    changeNetwork: (networkId) => {
      current = networkId
      emit({ type: 'networkChanged', networkId })
    },
    settle: (answer) => {
      const waiting = held
      held = []
      for (const settle of waiting) settle(answer)
    },
    getPromptCount: () => prompts,
    getListenerCount: () => listeners.size,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return wallet
}

/** How a wallet rejects when its visitor refuses (EIP-1193). */
const refusal = { code: 4_001, message: 'User rejected the request.' } as const
