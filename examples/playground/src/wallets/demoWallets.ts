import type { ChainKind } from '../devnet/Devnet.ts'
import type { DemoWalletId } from '../state/settings.ts'

/** A wallet that runs in the page. */
export interface DemoWalletPlan {
  readonly name: string
  readonly rdns: string
  /** One sentence about its purpose. */
  readonly text: string
  /** The kinds of chain that it supports: one, or all. */
  readonly kinds: readonly [ChainKind, ...ChainKind[]]
  /** Index of the funded account that it holds on each kind of chain. */
  readonly accounts: readonly [from: number, to: number]
  /** Number of local EVM chains that it supports; an app has to add the others. */
  readonly evmChains: number
}

/** The wallets that run in the page, in the page's order. */
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
