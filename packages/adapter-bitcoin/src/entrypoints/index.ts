/**
 * Bitcoin for Latchkey: wallets by Wallet Standard, sats-connect, Leather, UniSat and OKX.
 *
 * @packageDocumentation
 */
export { bitcoinAdapter } from '../bitcoinAdapter.ts'
export type {
  BitcoinAccount,
  BitcoinAdapter,
  BitcoinAdapterParameters,
  BitcoinFeatures,
  BitcoinFeePriority,
  BitcoinFeeRates,
  BitcoinMessageProtocol,
  BitcoinProvider,
  BitcoinSignInput,
  BitcoinTransactionRequest,
  BitcoinTypes,
} from '../types.ts'
