import type { ProviderErrorRow } from '@latchkey/testing/adapter'

const error = (code: unknown, message = 'No', data?: unknown): unknown =>
  Object.assign(new Error(message), { code, data })

/** As `@solana/wallet-adapter-base` makes them. */
const named = (name: string, message = '', inner?: unknown): unknown =>
  Object.assign(new Error(message), { name, error: inner })

/** What wallets are known to refuse with, and what must come of it. */
export const providerErrorRows: readonly ProviderErrorRow[] = [
  { action: 'connect', given: error(4001, 'User rejected the request.'), code: 'connection.rejected' },
  { action: 'connect', given: error(5000, 'User rejected.'), code: 'connection.rejected' },
  { action: 'connect', given: 'User denied', code: 'connection.rejected' },
  {
    action: 'connect',
    given: named('WalletConnectionError', 'User rejected the request.'),
    code: 'connection.rejected',
  },
  { action: 'connect', given: named('WalletConnectionError', '', error(4001)), code: 'connection.rejected' },
  { action: 'connect', given: named('WalletWindowClosedError'), code: 'connection.rejected' },
  { action: 'connect', given: named('WalletNotReadyError'), code: 'connection.notInstalled' },
  { action: 'connect', given: named('WalletTimeoutError'), code: 'wallet.timeout' },
  { action: 'connect', given: error(-32_002, 'Already processing'), code: 'connection.pending' },
  { action: 'connect', given: error(4100), code: 'wallet.unauthorized' },
  { action: 'connect', given: error(4900), code: 'wallet.disconnected' },
  { action: 'connect', given: error(-32_603, 'Unexpected error'), code: 'connection.failed' },
  { action: 'sign', given: error(4001), code: 'request.rejected' },
  { action: 'sign', given: error('4001'), code: 'request.rejected' },
  { action: 'sign', given: named('WalletSignMessageError', 'User rejected the request.'), code: 'request.rejected' },
  { action: 'sign', given: named('WalletNotConnectedError'), code: 'wallet.disconnected' },
  { action: 'sign', given: error(-32_603), code: 'request.failed' },
  { action: 'transfer', given: error(4001), code: 'request.rejected' },
  { action: 'transfer', given: named('WalletSendTransactionError', 'User declined'), code: 'request.rejected' },
  {
    action: 'transfer',
    given: error(-32_603, 'Attempt to debit an account but found no record of a prior credit.'),
    code: 'transaction.insufficientFunds',
  },
  { action: 'transfer', given: error(-32_003, 'Blockhash not found'), code: 'transaction.expired' },
  {
    action: 'transfer',
    given: named('WalletSendTransactionError', 'Transaction simulation failed: custom program error: 0x4'),
    code: 'transaction.simulationFailed',
  },
]
