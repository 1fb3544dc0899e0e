/** How a wallet treats a method. */
export interface WalletMethod {
  /** Whether the owner is asked. Earlier grants are returned without asking. */
  readonly prompts: boolean
  /** Whether only a connected site may call it: 4100 otherwise. */
  readonly connected: boolean
  /** Only one prompt per group and site can wait; the next one gets -32002. */
  readonly exclusive?: 'connect' | 'network' | undefined
  /** The required feature; without it the method gets 4200. */
  readonly feature?: 'calls' | 'assets' | undefined
}

/**
 * The methods that a wallet answers itself. Other `eth_`, `net_` and `web3_` methods are forwarded to the chain, and the
 * rest is 4200.
 *
 * @example
 * ```ts
 * import { walletMethods } from '@latchkey/testing'
 *
 * const asking = Object.entries(walletMethods).filter(([, method]) => method.prompts)
 * ```
 */
export const walletMethods = {
  eth_requestAccounts: { prompts: true, connected: false, exclusive: 'connect' },
  wallet_requestPermissions: { prompts: true, connected: false, exclusive: 'connect' },
  wallet_switchEthereumChain: { prompts: true, connected: false, exclusive: 'network' },
  wallet_addEthereumChain: { prompts: true, connected: false, exclusive: 'network' },
  wallet_watchAsset: { prompts: true, connected: false },
  personal_sign: { prompts: true, connected: true },
  eth_signTypedData_v4: { prompts: true, connected: true },
  eth_sendTransaction: { prompts: true, connected: true },
  wallet_sendCalls: { prompts: true, connected: true, feature: 'calls' },

  eth_accounts: { prompts: false, connected: false },
  eth_coinbase: { prompts: false, connected: false },
  eth_chainId: { prompts: false, connected: false },
  net_version: { prompts: false, connected: false },
  wallet_getPermissions: { prompts: false, connected: false },
  wallet_revokePermissions: { prompts: false, connected: false },
  wallet_getCapabilities: { prompts: false, connected: true, feature: 'calls' },
  wallet_getCallsStatus: { prompts: false, connected: true, feature: 'calls' },
  wallet_showCallsStatus: { prompts: false, connected: true, feature: 'calls' },
  wallet_getAssets: { prompts: false, connected: true, feature: 'assets' },
  eth_subscribe: { prompts: false, connected: false },
  eth_unsubscribe: { prompts: false, connected: false },
} as const satisfies Readonly<Record<string, WalletMethod>>

/** The name of a method in {@link walletMethods}. */
export type WalletMethodName = keyof typeof walletMethods
