import type { ChainKind } from '../devnet/Devnet.ts'
import type { DemoWalletId } from '../state/settings.ts'

/** A wallet that lives in the page. */
export interface DemoWalletPlan {
  readonly name: string
  readonly rdns: string
  /** One sentence about what it is good for. */
  readonly text: string
  /** Which kinds of chain it is a wallet of: of one, or of all. */
  readonly kinds: readonly [ChainKind, ...ChainKind[]]
  /** Which of the funded accounts it holds, on each kind of chain. */
  readonly accounts: readonly [from: number, to: number]
  /** How many of the local EVM chains it knows; an app has to add the others. */
  readonly evmChains: number
}

/** The wallets that live in the page, in the order of the page. */
export const demoWallets: Readonly<Record<DemoWalletId, DemoWalletPlan>> = {
  demo: {
    name: 'Demo Wallet',
    rdns: 'dev.latchkey.demo',
    text: 'Ethereum: two accounts, two chains',
    kinds: ['eip155'],
    accounts: [0, 2],
    evmChains: 2,
  },
  spare: {
    name: 'Spare Wallet',
    rdns: 'dev.latchkey.spare',
    text: 'A second one, on one chain only',
    kinds: ['eip155'],
    accounts: [2, 4],
    evmChains: 1,
  },
  solana: {
    name: 'Comet Wallet',
    rdns: 'dev.latchkey.comet',
    text: 'Solana: coins and tokens',
    kinds: ['solana'],
    accounts: [0, 2],
    evmChains: 0,
  },
  bitcoin: {
    name: 'Pebble Wallet',
    rdns: 'dev.latchkey.pebble',
    text: 'Bitcoin: to pay, and for ordinals',
    kinds: ['bip122'],
    accounts: [0, 2],
    evmChains: 0,
  },
  trio: {
    name: 'Trio Wallet',
    rdns: 'dev.latchkey.trio',
    text: 'Ethereum, Solana and Bitcoin in one',
    kinds: ['eip155', 'solana', 'bip122'],
    accounts: [6, 8],
    evmChains: 2,
  },
}
