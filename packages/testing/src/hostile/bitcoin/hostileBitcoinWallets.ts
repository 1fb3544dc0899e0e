import type { HostileStage } from '../types.ts'
import { createBitcoinHostileTools } from './createBitcoinHostileTools.ts'
import { bitcoinHostileParts } from './bitcoinHostileParts.ts'
import { bitcoinHostileRows } from './bitcoinHostileRows.ts'

/** A Bitcoin wallet that misbehaves. */
export interface HostileBitcoinWallet {
  /** Stable, in kebab case: `bitcoin-sign-other-key`. */
  readonly id: string
  /** A description of the misbehaviour. */
  readonly description: string
  readonly stage: HostileStage
  /** Its name, unless the name is what is wrong. */
  readonly name: string
  /** Adds it to a page, as a content script would. */
  readonly install: (target: Window & typeof globalThis) => void
}

/**
 * Bitcoin wallets that each misbehave in one way, which a dapp must survive. Those with `-sats-` in their ids use
 * sats-connect (WBIP-001, WBIP-004), the others the Wallet Standard. `installHostileWallet` of
 * `@latchkey/testing/playwright` accepts their ids.
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
    install: (target) => act(createBitcoinHostileTools(target, id, bitcoinHostileParts)),
  }),
)
