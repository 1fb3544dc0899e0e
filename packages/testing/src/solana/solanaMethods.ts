import type { WalletMethod } from '../wallet/walletMethods.ts'

/**
 * The methods that a Solana wallet answers: the features of the Wallet Standard by their names, with lists of inputs in
 * JSON, and the methods of WalletConnect sessions.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 * @example
 * ```ts
 * import { createSolanaWallet, solanaMethods } from '@latchkey/testing/solana'
 *
 * const wallet = createSolanaWallet()
 * wallet.reject({ methods: Object.keys(solanaMethods).filter((method) => method.startsWith('solana_')) })
 * ```
 */
export const solanaMethods = {
  'standard:connect': { prompts: true, connected: false, exclusive: 'connect' },
  'standard:disconnect': { prompts: false, connected: false },
  'solana:signMessage': { prompts: true, connected: true },
  'solana:signTransaction': { prompts: true, connected: true },
  'solana:signAndSendTransaction': { prompts: true, connected: true },

  solana_getAccounts: { prompts: false, connected: true },
  solana_requestAccounts: { prompts: false, connected: true },
  solana_signMessage: { prompts: true, connected: true },
  solana_signTransaction: { prompts: true, connected: true },
  solana_signAllTransactions: { prompts: true, connected: true },
  solana_signAndSendTransaction: { prompts: true, connected: true },
} as const satisfies Readonly<Record<string, WalletMethod>>

/** The name of a method in {@link solanaMethods}. */
export type SolanaMethodName = keyof typeof solanaMethods
