import type { HostileStage } from '../types.ts'
import { createSolanaHostileTools } from './createSolanaHostileTools.ts'
import { solanaHostileRows } from './solanaHostileRows.ts'

/** A Solana wallet that misbehaves. */
export interface HostileSolanaWallet {
  /** Stable, in kebab case: `solana-sign-other-key`. */
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
 * Solana wallets that each misbehave in one way, which a dapp must survive. `installHostileWallet` of
 * `@latchkey/testing/playwright` accepts their ids.
 *
 * @example
 * ```ts
 * import { hostileSolanaWallets } from '@latchkey/testing/solana'
 *
 * const signing = hostileSolanaWallets.filter(({ id }) => id.startsWith('solana-sign-'))
 * ```
 */
export const hostileSolanaWallets: readonly HostileSolanaWallet[] = solanaHostileRows.map(
  ({ id, description, stage, act }) => ({
    id,
    description,
    stage,
    name: `Hostile ${id}`,
    install: (target) => act(createSolanaHostileTools(target, id)),
  }),
)
