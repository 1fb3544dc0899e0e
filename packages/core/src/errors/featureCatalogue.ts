/**
 * The errors of what loads on demand: features, pairing, the project's configuration. The rules are those of
 * `catalogue.ts`. Such code throws them through `createFeatureError`, so that their words are not part of the first load.
 */

/** Shown to the visitor as a toast. */
export const featureToastMessages = {
  'auth.popupClosed': 'Popup closed',
  'auth.socialFailed': 'Failed to initiate social connection',
  'auth.farcasterFailed': 'Failed to connect to farcaster',
  'auth.emailCooldown': 'Please try again after {seconds} seconds',
  'auth.emailUnavailable': 'Unable to load email login dependency',
  'rpc.actionNotAllowed': 'Action not allowed',
  'siwx.initFailed': 'A problem occurred while trying initialize authentication',
  'siwx.declined': 'Signature declined',
  'siwx.smartAccountUnsupported': 'This application might not support Smart Accounts',
  'activity.failed': 'Failed to fetch transactions',
  'names.resolveFailed': 'Error resolving name',
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.lookupFailed': 'Error fetching names for address',
  'names.registerFailed': 'Error registering name {name}',
  'send.incomplete': 'An amount and receiver address are required',
  'send.tokenRequired': 'A token is required',
} as const

/** Shown to the developer as an alert, whose long message is in `getAlertText.ts`. */
export const featureAlertMessages = {
  'embeddedWallet.unreachable': 'Network Error – could not load embedded wallet',
  'embeddedWallet.timedOut': 'Embedded Wallet Request Timed Out',
  'session.expired': 'Session Expired',
  'config.originNotAllowed': 'Invalid App Configuration',
  'config.domainUnverified': 'Invalid App Configuration',
  'config.projectIdInvalid': 'Invalid App Configuration',
  'config.serverError': 'Server Error',
  'config.rateLimited': 'Rate Limited',
} as const

/** Thrown to the calling code and shown to nobody. */
export const featureInternalMessages = {
  'auth.connectorNotFound': 'No auth connector found',
  'auth.notConnected': 'Not connected to email or social',
  'rpc.notAllowed': 'Requested RPC call is not allowed',
  'frame.failed': 'An error occurred',
  'siwx.notEnabled': 'SIWX is not enabled',
  'swap.gasPriceUnsupported': 'Network not supported for Gas Price',
  'swap.networkUnsupported': 'Network not supported for Swaps',
  'names.networkNotFound': 'Network not found',
  'names.authRequired': 'Address or auth connector not found',
  'chain.unsupported': 'Unsupported chain',
  'connection.chainNotSupported': 'Chain is not supported',
  'connection.chainRequired': 'Chain is required to get connection controller client',
  'connection.clientNotFound': 'No ConnectionController client found',
  'connection.networkUndefined': 'CaipNetwork is undefined',
  'connector.namespaceRequired': 'Namespace is required for a connected connector id',
  'connector.walletConnectNotFound': 'WalletConnectConnector not found',
  'network.activeNotFound': 'No ActiveCaipNetwork or client found',
  'network.clientNotSet': 'NetworkController client not set',
} as const
