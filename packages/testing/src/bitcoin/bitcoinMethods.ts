import type { WalletMethod } from '../wallet/walletMethods.ts'

/**
 * The methods that a Bitcoin wallet answers: the features of the Wallet Standard by their names, the methods of
 * sats-connect (WBIP), and those of WalletConnect sessions, some of which have the same names.
 *
 * @see https://docs.xverse.app/sats-connect
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/bitcoin
 * @example
 * ```ts
 * import { bitcoinMethods, createBitcoinWallet } from '@latchkey/testing/bitcoin'
 *
 * const wallet = createBitcoinWallet()
 * wallet.drop({ methods: Object.keys(bitcoinMethods).filter((method) => method.startsWith('wallet_')) })
 * ```
 */
export const bitcoinMethods = {
  'standard:connect': { prompts: true, connected: false, exclusive: 'connect' },
  'standard:disconnect': { prompts: false, connected: false },
  'bitcoin:connect': { prompts: true, connected: false, exclusive: 'connect' },
  'bitcoin:signMessage': { prompts: true, connected: true },
  'bitcoin:signTransaction': { prompts: true, connected: true },
  'bitcoin:signAndSendTransaction': { prompts: true, connected: true },

  getInfo: { prompts: false, connected: false },
  wallet_connect: { prompts: true, connected: false, exclusive: 'connect' },
  wallet_requestPermissions: { prompts: true, connected: false, exclusive: 'connect' },
  getAccounts: { prompts: true, connected: false, exclusive: 'connect' },
  getAddresses: { prompts: true, connected: false, exclusive: 'connect' },
  wallet_disconnect: { prompts: false, connected: false },
  wallet_renouncePermissions: { prompts: false, connected: false },
  wallet_getAccount: { prompts: false, connected: true },
  wallet_getNetwork: { prompts: false, connected: true },
  wallet_getWalletType: { prompts: false, connected: true },
  wallet_changeNetwork: { prompts: true, connected: true, exclusive: 'network' },
  getBalance: { prompts: false, connected: true },
  signMessage: { prompts: true, connected: true },
  signPsbt: { prompts: true, connected: true },
  sendTransfer: { prompts: true, connected: true },

  getAccountAddresses: { prompts: false, connected: true },
} as const satisfies Readonly<Record<string, WalletMethod>>

/** The name of a method in {@link bitcoinMethods}. */
export type BitcoinMethodName = keyof typeof bitcoinMethods
