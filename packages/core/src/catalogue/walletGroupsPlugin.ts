import { definePlugin } from '../plugin/definePlugin.ts'
import type { WalletGroup } from '../options/WalletGroup.ts'

/** What the app lists before the rest of the catalogue. */
export interface WalletGroups {
  readonly groups: readonly WalletGroup[]
  /** The ids in its groups, then those that it features, each once. */
  readonly firstIds: readonly string[]
}

/** The groups of wallets that the app puts together. The options are read here, because only lists of wallets need them. */
export const walletGroupsPlugin = /*#__PURE__*/ definePlugin({
  id: 'walletGroups',
  create: ({ options: { walletGroups: groups = [], featuredWalletIds = [] } }): WalletGroups => ({
    groups,
    firstIds: [...new Set([...groups.flatMap(({ walletIds }) => walletIds), ...featuredWalletIds])],
  }),
})
