import type { WalletContext, WalletHandler } from './context.ts'
import type { Transactor } from './createTransactor.ts'
import { createAccountHandlers } from './handlers/createAccountHandlers.ts'
import { createAssetHandlers } from './handlers/createAssetHandlers.ts'
import { createCallsHandlers } from './handlers/createCallsHandlers.ts'
import { createNetworkHandlers } from './handlers/createNetworkHandlers.ts'
import { createSigningHandlers } from './handlers/createSigningHandlers.ts'
import { createSubscriptionHandlers } from './handlers/createSubscriptionHandlers.ts'
import { createTransactionHandlers } from './handlers/createTransactionHandlers.ts'
import type { WalletTransport } from './types.ts'
import type { WalletMethodName } from './walletMethods.ts'

/** Returns the handler of each method of a wallet. */
export function createHandlers(
  context: WalletContext,
  transport: WalletTransport,
  transactor: Transactor,
): Readonly<Record<WalletMethodName, WalletHandler>> {
  return {
    ...createAccountHandlers(context),
    ...createNetworkHandlers(context, transport),
    ...createSigningHandlers(context),
    ...createTransactionHandlers(context, transactor),
    ...createCallsHandlers(context, transactor),
    ...createAssetHandlers(context),
    ...createSubscriptionHandlers(context),
  }
}
