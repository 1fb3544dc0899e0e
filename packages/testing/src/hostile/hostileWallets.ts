import { createHostileTools } from './createHostileTools.ts'
import { hostileRows } from './hostileRows.ts'
import type { HostileWallet } from './types.ts'

/**
 * Wallets that each misbehave in one way, which a dapp must survive. A robust dapp lists its other wallets,
 * connects to them, and never hangs or breaks, whichever of these is in the page.
 *
 * @example
 * ```ts
 * import { hostileWallets } from '@latchkey/testing'
 *
 * const before = hostileWallets.filter(({ stage }) => stage === 'announce').map(({ id }) => id)
 * ```
 */
export const hostileWallets: readonly HostileWallet[] = hostileRows.map(({ id, description, stage, act }) => ({
  id,
  description,
  stage,
  rdns: `hostile.${id}`,
  install: (target) => act(createHostileTools(target, id)),
}))
