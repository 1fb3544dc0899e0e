import * as fc from 'fast-check'
import { chains, type Chain } from './chains.ts'

/** The grant of a session for each chain: the accounts in order, and the networks. */
export type Grants = Readonly<
  Partial<Record<Chain, { readonly accounts: readonly number[]; readonly places: readonly number[] }>>
>

/** A step of a visitor, an app or a wallet. `wallet` is one of two of a chain; numbers index accounts and networks. */
export type Step =
  | { readonly type: 'connect'; readonly chain: Chain; readonly wallet: number; readonly isDeclined: boolean }
  | { readonly type: 'disconnect'; readonly chain: Chain | undefined; readonly wallet: number | undefined }
  | { readonly type: 'leavePairing' }
  | { readonly type: 'switchAccount'; readonly chain: Chain; readonly wallet: number; readonly account: number }
  | { readonly type: 'switchNetwork'; readonly chain: Chain; readonly place: number }
  | {
      readonly type: 'walletAccounts'
      readonly chain: Chain
      readonly wallet: number
      readonly accounts: readonly number[]
    }
  | { readonly type: 'walletNetwork'; readonly chain: Chain; readonly wallet: number; readonly place: number }
  | { readonly type: 'pair'; readonly grants: Grants }
  | { readonly type: 'sessionUpdate'; readonly grants: Grants }
  | { readonly type: 'sessionNetwork'; readonly chain: Chain; readonly place: number }
  | { readonly type: 'sessionEnd' }
  | { readonly type: 'reload' }

/** The index of the wallet on the phone, after the two in the page. */
export const PAIRED = 2

const chain = fc.constantFrom(...chains)
const wallet = fc.nat(1)
const anyWallet = fc.nat(PAIRED)
const accounts = fc.constantFrom([0], [1], [0, 1], [1, 0])
const grant = fc.record({ accounts, places: fc.subarray([0, 1, 2], { minLength: 1 }) })
const grants = fc
  .record({ eip155: grant, solana: grant, bip122: grant }, { requiredKeys: [] })
  .filter((given) => Object.keys(given).length > 0)

/** Any step, with frequent ones more often. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('connect' as const),
      chain,
      wallet,
      isDeclined: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('disconnect' as const),
      chain: fc.option(chain, { nil: undefined }),
      wallet: fc.option(anyWallet, { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leavePairing' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('switchAccount' as const),
      chain,
      wallet: anyWallet,
      account: fc.nat(1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('switchNetwork' as const), chain, place: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('walletAccounts' as const),
      chain,
      wallet,
      accounts: fc.constantFrom<readonly number[]>([], [0], [1], [0, 1], [1, 0]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('walletNetwork' as const), chain, wallet, place: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pair' as const), grants }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('sessionUpdate' as const), grants }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('sessionNetwork' as const), chain, place: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sessionEnd' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
)
