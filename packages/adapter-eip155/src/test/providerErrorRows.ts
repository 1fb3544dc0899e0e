import type { ProviderErrorRow } from '@latchkey/testing/adapter'

const error = (code: unknown, message = 'No', data?: unknown): unknown =>
  Object.assign(new Error(message), { code, data })

/** What wallets are known to refuse with, and what must come of it. */
export const providerErrorRows: readonly ProviderErrorRow[] = [
  { action: 'connect', given: error(4001, 'User rejected the request.'), code: 'connection.rejected' },
  { action: 'connect', given: error(5000, 'User rejected.'), code: 'connection.rejected' },
  { action: 'connect', given: error('ACTION_REJECTED'), code: 'connection.rejected' },
  { action: 'connect', given: 'User denied account access', code: 'connection.rejected' },
  {
    action: 'connect',
    given: error(-32_603, 'Internal error', { originalError: { code: 4001 } }),
    code: 'connection.rejected',
  },
  { action: 'connect', given: error(-32_002, 'Resource unavailable'), code: 'connection.pending' },
  {
    action: 'connect',
    given: error(-32_603, 'Already processing eth_requestAccounts. Please wait.'),
    code: 'connection.pending',
  },
  { action: 'connect', given: error(4100), code: 'wallet.unauthorized' },
  { action: 'connect', given: error(4200), code: 'request.unsupported' },
  { action: 'connect', given: error(-32_601), code: 'request.unsupported' },
  { action: 'connect', given: error(4900), code: 'wallet.disconnected' },
  { action: 'connect', given: error(4901), code: 'wallet.disconnected' },
  { action: 'connect', given: error(-32_603), code: 'connection.failed' },
  { action: 'switchNetwork', given: error(4001), code: 'network.switchRejected' },
  { action: 'switchNetwork', given: error('4001'), code: 'network.switchRejected' },
  { action: 'switchNetwork', given: error(-32_002), code: 'connection.pending' },
  { action: 'switchNetwork', given: error(4200), code: 'request.unsupported' },
  { action: 'switchNetwork', given: error(-32_603), code: 'network.switchFailed' },
  { action: 'sign', given: error(4001), code: 'request.rejected' },
  { action: 'sign', given: error(4100), code: 'wallet.unauthorized' },
  { action: 'sign', given: error(-32_603), code: 'request.failed' },
  { action: 'transfer', given: error(4001), code: 'request.rejected' },
  {
    action: 'transfer',
    given: error(-32_000, 'insufficient funds for gas * price + value'),
    code: 'transaction.insufficientFunds',
  },
  { action: 'transfer', given: error(3, 'execution reverted'), code: 'transaction.reverted' },
  { action: 'transfer', given: error(4900), code: 'wallet.disconnected' },
]
