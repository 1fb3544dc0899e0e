import type { HostileStage } from '../types.ts'
import { createSolanaHostileTools } from './createSolanaHostileTools.ts'
import { solanaHostileRows } from './solanaHostileRows.ts'

/** One Solana wallet that misbehaves. */
export interface HostileSolanaWallet {
  /** Stable, in kebab case: `solana-sign-other-key`. */
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
 * Solana wallets that misbehave, each in one way: what a dapp must survive. `installHostileWallet` of
 * `@latchkey/testing/playwright` knows them by their ids.
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
