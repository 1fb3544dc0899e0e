import {
  createEvmWallet,
  type ConfirmDecision,
  type EvmChain,
  type EvmToken,
  type EvmWallet,
  type WalletFeatures,
} from '@latchkey/testing'
import type { ControllableWallet, WalletAnswer } from '@latchkey/testing/adapter'
import { numberToHex } from 'viem'
import type { Eip155Types } from '../types.ts'
import type { TestPage } from './createTestPage.ts'
import { createWalletProvider } from './createWalletProvider.ts'

/** A wallet of the page for the contract suite, with the wallet behind it. */
export interface ControllableEvmWallet extends ControllableWallet<Eip155Types> {
  readonly wallet: EvmWallet
  getListenerCount(): number
}

/** Puts a wallet with two real keys into a page, announced by EIP-6963. */
export function createControllableEvmWallet(parameters: {
  readonly page: TestPage
  readonly rdns: string
  readonly keys: readonly [`0x${string}`, `0x${string}`]
  readonly chains: readonly EvmChain[]
  readonly features?: WalletFeatures | undefined
  readonly tokens?: readonly EvmToken[] | undefined
}): ControllableEvmWallet {
  const { page, rdns, keys, ...more } = parameters
  let answer: WalletAnswer = 'approve'
  let prompts = 0
  let scripted: { readonly error: unknown } | undefined
  let held: ((decision: ConfirmDecision) => void)[] = []

  const wallet = createEvmWallet({
    name: rdns,
    rdns,
    ...more,
    accounts: keys,
    confirm: async () => {
      prompts++
      if (answer === 'hold') return new Promise((resolve) => held.push(resolve))
      if (typeof answer === 'string') return { approved: answer === 'approve' }
      scripted = answer
      return { approved: false }
    },
  })
  const honest = createWalletProvider(wallet)
  const provider = {
    ...honest,
    request: (call: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
      honest.request(call).catch((refusal: unknown) => {
        const given = scripted ?? { error: refusal }
        scripted = undefined
        throw given.error
      }),
  }
  page.announce({ info: { ...wallet.info, uuid: crypto.randomUUID() }, provider })

  const [first, second] = wallet.accounts
  if (first === undefined || second === undefined) throw new RangeError('A wallet of the suite has two accounts')
  return {
    wallet,
    connectorId: rdns,
    accounts: [first, second],
    answerWith: (given) => {
      answer = given
    },
    release: async (decision) => {
      const waiting = held
      held = []
      for (const resolve of waiting) resolve({ approved: decision === 'approve' })
      await wallet.request({ origin: 'https://other.example.com', method: 'eth_chainId' })
    },
    getPromptCount: () => prompts,
    // Some wallets repeat events, and some send them to pages that have disconnected.
    changeAccounts: async (accounts) => {
      wallet.changeAccounts(accounts)
      honest.emit('accountsChanged', accounts)
    },
    changeNetwork: async (networkId) => {
      const chainId = Number(networkId.split(':')[1])
      wallet.changeNetwork(chainId)
      honest.emit('chainChanged', numberToHex(chainId))
    },
    getListenerCount: honest.getListenerCount,
  }
}
