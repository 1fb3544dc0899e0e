/**
 * The errors of features that load on demand, by the rules of `catalogue.ts`. Imported only by such features (through
 * `createFeatureError`), so that their words are not part of the first load.
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
} as const

/** Thrown to the calling code and shown to nobody. */
export const featureInternalMessages = {
  'auth.connectorNotFound': 'No auth connector found',
  'auth.notConnected': 'Not connected to email or social',
  'rpc.notAllowed': 'Requested RPC call is not allowed',
  'rpc.aborted': 'Request was aborted',
  'frame.failed': 'An error occurred',
  'siwx.notEnabled': 'SIWX is not enabled',
  'swap.gasPriceUnsupported': 'Network not supported for Gas Price',
  'swap.networkUnsupported': 'Network not supported for Swaps',
  'names.networkNotFound': 'Network not found',
  'names.authRequired': 'Address or auth connector not found',
} as const
