import type { ProviderErrorRow } from '@latchkey/testing/adapter'

const error = (code: unknown, message = 'No', data?: unknown): unknown =>
  Object.assign(new Error(message), { code, data })

/** What wallets are known to reject with, and what must come of it. */
export const providerErrorRows: readonly ProviderErrorRow[] = [
  { action: 'connect', given: error(4001, 'User rejected the request.'), code: 'connection.rejected' },
  { action: 'connect', given: error(5000, 'User rejected.'), code: 'connection.rejected' },
  { action: 'connect', given: 'User canceled the request', code: 'connection.rejected' },
  { action: 'connect', given: { code: 4001, message: 'No' }, code: 'connection.rejected' },
  { action: 'connect', given: error(-32_002, 'Already processing requestAccounts.'), code: 'connection.pending' },
  { action: 'connect', given: error(4100), code: 'wallet.unauthorized' },
  { action: 'connect', given: error(4200), code: 'request.unsupported' },
  { action: 'connect', given: error(4900), code: 'wallet.disconnected' },
  { action: 'connect', given: error(-32_603), code: 'connection.failed' },
  { action: 'switchNetwork', given: error(4001), code: 'network.switchRejected' },
  { action: 'switchNetwork', given: error('4001'), code: 'network.switchRejected' },
  { action: 'switchNetwork', given: error(-32_603, 'Unsupported network'), code: 'network.unrecognized' },
  { action: 'switchNetwork', given: error(-32_603), code: 'network.switchFailed' },
  { action: 'sign', given: error(4001), code: 'request.rejected' },
  { action: 'sign', given: error(4100), code: 'wallet.unauthorized' },
  { action: 'sign', given: error(-32_603), code: 'request.failed' },
  { action: 'transfer', given: error(4001), code: 'request.rejected' },
  { action: 'transfer', given: error(-32_603, 'Insufficient balance'), code: 'transaction.insufficientFunds' },
  { action: 'transfer', given: error(4900), code: 'wallet.disconnected' },
]
