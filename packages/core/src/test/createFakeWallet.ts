import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ConnectorDescriptor } from '../adapter/types.ts'

/** The visitor's answer to the next requests. With an error, or with `{ error }`, the wallet rejects. */
export type Answer = 'approve' | 'reject' | 'hold' | 'fail' | Error | { readonly error: unknown }

/** A wallet in an adapter's list, and its accounts if they differ from the adapter's. */
export interface FakeWalletDescriptor extends Omit<ConnectorDescriptor, 'namespace'> {
  readonly addresses?: readonly [string, ...string[]] | undefined
}

/** The events that a wallet sends to adapters. */
export type FakeWalletEvent =
  | { readonly type: 'accountsChanged'; readonly addresses: readonly string[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }

/** A wallet of the page without keys. Like a real wallet, it keeps its state when an adapter ends. */
export interface FakeWallet {
  readonly descriptor: Omit<ConnectorDescriptor, 'namespace'>
  /** The wallet's provider, as the app gets it. */
  readonly provider: object
  answer: Answer
  /** Returns the accounts that the app may see; `undefined` before the wallet is connected. */
  getAddresses(): readonly string[] | undefined
  /** Returns the wallet's network; `undefined` before one is set. */
  getNetworkId(): CaipNetworkId | undefined
  /** Asks the visitor to share the accounts with the app. */
  connect(): Promise<void>
  /** Asks the visitor to switch to another network. */
  switchNetwork(networkId: CaipNetworkId): Promise<void>
  /** Waits for the answer to a request without a prompt. */
  confirm(): Promise<void>
  /** Restores a stored visit that this wallet does not remember. */
  restore(networkId: CaipNetworkId): void
  /** Hides the accounts from the app until it connects again. */
  forget(): void
  changeAccounts(addresses: readonly string[]): void
  changeNetwork(networkId: CaipNetworkId): void
  /** Answers the pending requests. */
  settle(answer: Answer): void
  getPromptCount(): number
  getListenerCount(): number
  subscribe(listener: (event: FakeWalletEvent) => void): () => void
}

/** Creates a wallet that has not shared anything with the app. */
export function createFakeWallet(parameters: {
  readonly descriptor: FakeWalletDescriptor
  /** The accounts of the wallet, if its descriptor has none. */
  readonly addresses: readonly [string, ...string[]]
  readonly answer: Answer
}): FakeWallet {
  const { addresses: ownAddresses, ...descriptor } = parameters.descriptor
  const all = ownAddresses ?? parameters.addresses
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

/** The error of a wallet whose visitor rejects a request (EIP-1193). */
const refusal = { code: 4_001, message: 'User rejected the request.' } as const
