/**
 * A Bitcoin wallet with real keys, for tests and demos.
 *
 * @packageDocumentation
 */
export { announceBitcoinWallet } from '../bitcoin/announceBitcoinWallet.ts'
export { type BitcoinMethodName, bitcoinMethods } from '../bitcoin/bitcoinMethods.ts'
export { bitcoinTestKeys } from '../bitcoin/bitcoinTestKeys.ts'
export { createBitcoinWallet } from '../bitcoin/createBitcoinWallet.ts'
export { type HostileBitcoinWallet, hostileBitcoinWallets } from '../hostile/bitcoin/hostileBitcoinWallets.ts'
export type {
  BitcoinAccount,
  BitcoinAddressType,
  BitcoinAnnounceAs,
  BitcoinChain,
  BitcoinChainId,
  BitcoinPurpose,
  BitcoinTransport,
  BitcoinWallet,
  BitcoinWalletEvent,
  BitcoinWalletParameters,
} from '../bitcoin/types.ts'
export type { StandardRequest } from '../standard/types.ts'
