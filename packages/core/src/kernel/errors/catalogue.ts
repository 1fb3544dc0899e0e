/**
 * The errors of the first load: a stable code and its short message in English. `featureCatalogue.ts` has those of
 * features that load on demand. Codes are append-only: never remove or rename one, or change its meaning. `{name}` in a
 * message is replaced by a value of the error's context. The table that contains a code decides where the error is
 * shown.
 */

/** Shown to the visitor as a toast. */
export const toastMessages = {
  'balance.unavailable': 'Token Balance Unavailable',
  'connection.rejected': 'Connection rejected',
  'connection.failed': 'Failed to connect',
  'connection.pending': 'Request already pending',
  'connection.notInstalled': 'Wallet not installed',
  'connection.disconnectFailed': 'Failed to disconnect',
  'network.switchRejected': 'Network switch rejected',
  'network.switchFailed': 'Failed to switch network',
  'network.unsupported': 'Network not supported',
  'request.rejected': 'Request rejected',
  'request.unsupported': 'Request not supported by the wallet',
  'request.failed': 'Something went wrong',
  'wallet.locked': 'Wallet is locked',
  'wallet.unauthorized': 'Account not authorized in the wallet',
  'wallet.disconnected': 'Wallet is disconnected',
  'wallet.invalidResponse': 'Wallet returned an invalid response',
  'wallet.timeout': 'Wallet did not respond',
  'transaction.reverted': 'Transaction reverted',
  'transaction.replaced': 'Transaction was replaced',
  'transaction.insufficientFunds': 'Insufficient funds',
  'chunk.failed': 'Could not load this screen',
} as const

/** Shown to the developer as an alert; `getAlertText.ts` has the long message. */
export const alertMessages = {
  'network.notFound': 'Network Not Found',
  'config.projectIdMissing': 'Project ID Not Configured',
} as const

/** Not shown; thrown to the caller. */
export const internalMessages = {
  'connection.modalClosed': 'Modal closed',
  'connection.aborted': 'Connection aborted',
  'connection.notFound': 'Connection not found',
  'connection.required': 'Wallet is not connected',
  'connection.invalidStatus': 'Invalid connection status',
  'connection.adapterNotFound': 'Adapter not found',
  'connection.chainRequired': 'Chain is required to get connection controller client',
  'connection.networkUndefined': 'CaipNetwork is undefined',
  'connector.notFound': 'Connector not found',
  'connector.namespaceRequired': 'Namespace is required for a connected connector id',
  'connection.chainNotSupported': 'Chain is not supported',
  'connector.walletConnectNotFound': 'WalletConnectConnector not found',
  'account.addressNotFound': 'No ActiveCaipAddress found',
  'account.chainRequired': 'Chain is required to update chain account data',
  'account.notFound': 'Account not found in the wallet',
  'address.invalid': 'Invalid address',
  'network.switchAborted': 'Network switch aborted',
  'network.unrecognized': 'Unrecognized chain',
  'network.invalidChainId': 'Invalid chain id',
  'chain.adapterNotFound': 'Chain adapter not found',
  'adapter.destroyed': 'Adapter is destroyed',
  'modal.destroyed': 'Modal is destroyed',
  'plugin.duplicate': 'Another plugin has this id',
  'modal.providerMissing': 'ModalProvider is missing',
  'options.invalid': 'Invalid option `{option}`: {given} was given, allowed is {allowed}',
  'options.siwxConflict': 'Cannot set both `siweConfig` and `siwx` options',
  'request.timedOut': 'Timed out',
  'request.aborted': 'Request was aborted',
  'feature.unsupported': 'The wallet does not support {feature}',
  'internal.unexpected': 'Unexpected error',
} as const
