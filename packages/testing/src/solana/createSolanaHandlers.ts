import type { StandardHandler } from '../standard/types.ts'
import type { SolanaContext } from './context.ts'
import { createSolanaConnectHandlers } from './handlers/createSolanaConnectHandlers.ts'
import { createSolanaFeatureHandlers } from './handlers/createSolanaFeatureHandlers.ts'
import { createSolanaSessionHandlers } from './handlers/createSolanaSessionHandlers.ts'
import { createSolanaSigner } from './createSolanaSigner.ts'
import type { SolanaMethodName } from './solanaMethods.ts'

/** What answers each method of a Solana wallet. */
export function createSolanaHandlers(context: SolanaContext): Readonly<Record<SolanaMethodName, StandardHandler>> {
  const signer = createSolanaSigner(context)
  return {
    ...createSolanaConnectHandlers(context),
    ...createSolanaFeatureHandlers(context, signer),
    ...createSolanaSessionHandlers(context, signer),
  }
}
