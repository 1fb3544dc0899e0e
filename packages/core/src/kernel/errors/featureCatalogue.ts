/**
 * The errors of code that loads on demand: features, pairing, the project's configuration. The rules of `catalogue.ts`
 * apply. Throw them with `createFeatureError`, so that their texts are not part of the first load.
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
  'network.withdrawn': 'The wallet no longer allows that network',
  'activity.failed': 'Failed to fetch transactions',
  'names.resolveFailed': 'Error resolving name',
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.lookupFailed': 'Error fetching names for address',
  'names.registerFailed': 'Error registering name {name}',
  'send.incomplete': 'An amount and receiver address are required',
  'send.tokenRequired': 'A token is required',
  'transaction.expired': 'Transaction expired',
  'transaction.simulationFailed': 'Transaction would fail',
  'transaction.dust': 'Amount is too small to send',
  'transaction.feeTooHigh': 'Network fee is too high',
  'transaction.altered': 'The wallet changed the transaction',
} as const

/** Shown to the developer as an alert; `getAlertText.ts` has the long message. */
export const featureAlertMessages = {
  'embeddedWallet.unreachable': 'Network Error – could not load embedded wallet',
  'embeddedWallet.timedOut': 'Embedded Wallet Request Timed Out',
  'session.expired': 'Session Expired',
  'config.originNotAllowed': 'Invalid App Configuration',
  'config.projectIdInvalid': 'Invalid App Configuration',
  'config.serverError': 'Server Error',
  'config.rateLimited': 'Rate Limited',
  'relay.refused': 'Pairing Refused',
} as const

/** Not shown; thrown to the caller. */
export const featureInternalMessages = {
  'auth.connectorNotFound': 'No auth connector found',
  'auth.notConnected': 'Not connected to email or social',
  'rpc.notAllowed': 'Requested RPC call is not allowed',
  'frame.failed': 'An error occurred',
  'siwx.notEnabled': 'SIWX is not enabled',
  'swap.gasPriceUnsupported': 'Network not supported for Gas Price',
  'swap.networkUnsupported': 'Network not supported for Swaps',
  'names.networkNotFound': 'Network not found',
  'account.addressRequired': 'An address is required to switch the account',
  'account.notPayment': 'Only a payment account can be used',
  'names.authRequired': 'Address or auth connector not found',
  'chain.unsupported': 'Unsupported chain',
  'pairing.notInitialized': 'Not initialized. {name}',
  'pairing.namespacesInvalid': 'Unsupported chains. connect() optionalNamespaces, {fault}',
  'pairing.propertyInvalid':
    'Missing or invalid. sessionProperties must contain an existing value for each key. Received: {given} for key {key}',
  'pairing.expired': 'Proposal expired',
  'session.notFound': "No matching key. session topic doesn't exist: {topic}",
  'session.topicExpired': 'Expired. session topic: {topic}',
  'session.recentlyDeleted': 'Missing or invalid. Record was recently deleted - {record}: {id}',
  'session.expiryInvalid':
    'Missing or invalid. request() expiry: {given}. Expiry must be a number (in seconds) between {min} and {max}',
  'session.namespaceNotConfigured':
    "Namespace '{namespace}' is not configured. Please call connect() first with namespace config.",
  'session.chainNotApproved': 'Missing or invalid. request() chainId: {networkId}',
  'session.switchFailed':
    "Failed to switch to chain '{networkId}'. The chain is not approved or the wallet does not support 'wallet_switchEthereumChain' method.",
  'rpc.providerNotFound': 'JSON-RPC provider for {networkId} not found',
  'rpc.urlMissing': 'No RPC url provided for chainId: {networkId}',
  'rpc.httpFailed': 'Failed to fetch - {status}',
  'authenticate.chainsRequired': 'chains is required and must be a non-empty array',
  'authenticate.parameterRequired': '{name} is required parameter',
  'authenticate.multiNamespace': 'Multi-namespace requests are not supported. Please request single namespace only.',
  'authenticate.namespaceUnsupported':
    'Only eip155 namespace is supported for authenticated sessions. Please use .connect() for non-eip155 chains.',
  'api.cloudMissing': 'No cloud is configured',
  'api.unreachable': 'The cloud could not be reached',
  'api.refused': 'The cloud refused the request: {reason}',
  'api.rateLimited': 'The cloud was asked too often: {reason}',
  'api.notConfigured': 'Not configured in the cloud: {reason}',
  'api.failed': 'The cloud failed with status {status}: {reason}',
  'api.invalidResponse': 'The cloud answered {name} with something that is not an answer',
} as const
