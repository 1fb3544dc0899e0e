import type { HostileStage } from '../types.ts'
import { createBitcoinHostileSigner } from './createBitcoinHostileSigner.ts'
import { createBitcoinHostileTools } from './createBitcoinHostileTools.ts'
import { bitcoinHostileRows } from './bitcoinHostileRows.ts'

/** One Bitcoin wallet that misbehaves. */
export interface HostileBitcoinWallet {
  /** Stable, in kebab case: `bitcoin-sign-other-key`. */
  readonly id: string
  /** What it does wrong. */
  readonly description: string
  readonly stage: HostileStage
  /** Its name, unless that is what is wrong with it. */
  readonly name: string
  /** Puts it into a page, as a content script would. */
  readonly install: (target: Window & typeof globalThis) => void
}

/**
 * Bitcoin wallets that misbehave, each in one way: what a dapp must survive. Those with `-sats-` in their ids speak
 * sats-connect (WBIP-001, WBIP-004), the others the Wallet Standard. `installHostileWallet` of
 * `@latchkey/testing/playwright` knows them by their ids.
 *
 * @example
 * ```ts
 * import { hostileBitcoinWallets } from '@latchkey/testing/bitcoin'
 *
 * const signing = hostileBitcoinWallets.filter(({ id }) => id.startsWith('bitcoin-sign-'))
 * ```
 */
export const hostileBitcoinWallets: readonly HostileBitcoinWallet[] = bitcoinHostileRows.map(
  ({ id, description, stage, act }) => ({
    id,
    description,
    stage,
    name: `Hostile ${id}`,
    install: (target) => act(createBitcoinHostileTools(target, id, createBitcoinHostileSigner)),
  }),
)
