import type { ErrorCode } from '../kernel/errors/codes.ts'
import { type Advice, programmingFault, showAndRetry } from './errorAdvice.ts'
import { loginErrorGuide } from './loginErrorGuide.ts'
import { moneyErrorGuide } from './moneyErrorGuide.ts'

/** The explanation of each code in `docs/errors.md`. */
export const errorGuide: Readonly<Record<ErrorCode, Advice>> = {
  ...loginErrorGuide,
  ...moneyErrorGuide,
  'connection.rejected': { when: 'The visitor declined the connection in the wallet.', remedy: showAndRetry },
  'connection.failed': {
    when: 'The wallet failed to connect; the error’s cause has its reason.',
    remedy: showAndRetry,
  },
  'connection.pending': {
    when: 'An earlier request is still open in the wallet (-32002).',
    remedy: 'Ask the visitor to answer the request in the wallet.',
  },
  'connection.notInstalled': {
    when: 'The chosen wallet is not in the page.',
    remedy: 'Offer the wallet’s download page.',
  },
  'connection.disconnectFailed': {
    when: 'The wallet did not confirm the disconnection within 3 seconds, or refused it.',
    remedy: 'None: the page has removed the connection anyway.',
  },
  'connection.modalClosed': {
    when: 'The modal was closed while a connection was in progress.',
    remedy: 'None: the visitor changed their mind.',
  },
  'connection.aborted': {
    when: 'The connection was aborted by a signal or by a newer attempt.',
    remedy: 'None: a late approval is ignored.',
  },
  'connection.notFound': { when: 'No connection has the given id.', remedy: 'Read the ids from `useConnections`.' },
  'connection.required': {
    when: 'The action needs a connected wallet.',
    remedy: 'Connect first: `useModal().open()`.',
  },
  'connection.invalidStatus': {
    when: 'The connection’s status allows neither switching to it nor reconnecting.',
    remedy: 'Wait until its status is connected or disconnected.',
  },
  'connection.chainNotSupported': {
    when: 'The connection targets a chain that is not supported.',
    remedy: 'Add the network to the `networks` option, or use one of that list.',
  },
  'connection.adapterNotFound': {
    when: 'The modal has no adapter for the connection’s namespace.',
    remedy: 'Add the adapter of that namespace to the `adapters` option.',
  },
  'connection.networkUndefined': {
    when: 'A switch of the network names no network.',
    remedy: 'Pass a network or its CAIP-2 id.',
  },
  'connection.chainRequired': { when: 'An adapter was requested without a namespace.', remedy: programmingFault },
  'connector.notFound': { when: 'No connector has the given id.', remedy: 'Read the ids from `useConnectors`.' },
  'connector.namespaceRequired': {
    when: 'A connection was reset without a namespace.',
    remedy: programmingFault,
  },
  'connector.walletConnectNotFound': {
    when: 'The operation requires the pairing connector, but there is none.',
    remedy: 'Set `cloud` or `relay`, and configure a network of the namespace.',
  },
  'account.addressNotFound': {
    when: 'The operation requires an active address, but there is none.',
    remedy: 'Connect a wallet first.',
  },
  'account.chainRequired': { when: 'Account values were set without a namespace.', remedy: programmingFault },
  'account.notFound': {
    when: 'The wallet does not provide the requested account.',
    remedy: 'Use one of the connection’s accounts, or ask the visitor to share the account in the wallet.',
  },
  'address.invalid': { when: 'The address is not valid on its chain.', remedy: 'Ask for the address again.' },
  'network.notFound': {
    when: 'The target network is not in the `networks` option.',
    remedy: 'Add the network to the option.',
  },
  'network.unsupported': {
    when: 'The wallet is on a network that the app does not support.',
    remedy: 'Let the visitor switch, or set `allowUnsupportedChain`.',
  },
  'network.switchRejected': { when: 'The visitor declined the network switch in the wallet.', remedy: showAndRetry },
  'network.switchFailed': {
    when: 'The wallet could not switch networks.',
    remedy: 'The network is unchanged. Offer to try again.',
  },
  'network.switchAborted': {
    when: 'The switch was aborted by a signal or a newer switch.',
    remedy: 'None: the network is unchanged.',
  },
  'network.unrecognized': {
    when: 'The wallet does not know the chain (4902) and it could not be added.',
    remedy: 'Ask the visitor to add the network in the wallet.',
  },
  'network.invalidChainId': {
    when: 'The wallet rejects the chain id (32603).',
    remedy: 'Compare the network’s `id` with the result of `eth_chainId` of its nodes.',
  },
  'chain.adapterNotFound': {
    when: 'The operation requires an adapter, but its namespace has none.',
    remedy: 'Add it to the `adapters` option.',
  },
  'chain.unsupported': {
    when: 'The operation does not exist on that chain.',
    remedy: 'Offer it on other chains only.',
  },
  'adapter.destroyed': { when: 'An adapter was called after it was destroyed.', remedy: programmingFault },
  'plugin.duplicate': {
    when: 'Two plugin definitions have the same id.',
    remedy: 'Give each plugin its own id.',
  },
  'modal.destroyed': { when: 'A modal was called after it was destroyed.', remedy: 'Create a new modal.' },
  'modal.missing': {
    when: '`ModalProvider` received no modal.',
    remedy:
      'Pass the result of `createModal`. If it is imported, check the name of the export and look for a circular import.',
  },
  'modal.providerMissing': {
    when: 'A hook or component is used outside of `ModalProvider`.',
    remedy: 'Wrap it in `<ModalProvider modal={modal}>`.',
  },
  'options.invalid': {
    when: '`createModal` received an unknown or invalid option.',
    remedy: 'The message has the option’s name, its value and the allowed values.',
  },
  'options.siwxConflict': { when: 'Both `siweConfig` and `siwx` are set.', remedy: 'Keep only `siwx`.' },
  'request.rejected': { when: 'The visitor declined a request in the wallet.', remedy: showAndRetry },
  'request.unsupported': { when: 'The wallet does not support the method.', remedy: 'Offer an alternative.' },
  'request.failed': { when: 'A request failed or was aborted for another reason.', remedy: showAndRetry },
  'request.timedOut': { when: 'A request was not answered in time.', remedy: showAndRetry },
  'request.aborted': { when: 'A request was aborted by its signal.', remedy: 'None: a late answer is ignored.' },
  'wallet.locked': { when: 'The wallet is locked.', remedy: 'Ask the visitor to unlock it, then try again.' },
  'wallet.unauthorized': {
    when: 'The wallet has not authorised the page to use the account (4100).',
    remedy: 'Connect again, so that the visitor can share the account.',
  },
  'wallet.disconnected': { when: 'The wallet has lost its network connection (4900, 4901).', remedy: showAndRetry },
  'wallet.invalidResponse': {
    when: 'The wallet sent an invalid response.',
    remedy: 'The state is unchanged. Report it to the wallet’s developers; the cause has the response.',
  },
  'wallet.timeout': { when: 'The wallet did not answer.', remedy: 'Ask the visitor to open the wallet.' },
  'feature.unsupported': {
    when: 'The connected wallet does not support the operation.',
    remedy: 'Offer it only if the connection’s features include it.',
  },
  'chunk.failed': {
    when: 'Code that loads on demand could not be loaded.',
    remedy: 'Check the network connection. The next call tries again.',
  },
  'internal.unexpected': {
    when: 'An unexpected error was thrown.',
    remedy: 'Report it with its cause.',
  },
  'config.originNotAllowed': {
    when: 'The page’s origin is not on the project’s allowlist.',
    remedy: 'Add it in the project settings.',
  },
  'config.domainUnverified': {
    when: 'The project names no origins, so the embedded wallet cannot verify whose page this is and says so to the visitor.',
    remedy: 'Add the page’s origin in the project settings.',
  },
  'config.projectIdInvalid': {
    when: 'The cloud does not know the project id.',
    remedy: 'Compare it with the project settings.',
  },
  'config.projectIdMissing': { when: '`projectId` is not set.', remedy: 'Set the `projectId` option.' },
  'config.serverError': { when: 'The cloud failed (500 to 599).', remedy: 'Check the cloud’s log.' },
  'config.rateLimited': {
    when: 'The cloud received too many requests (429).',
    remedy: 'Wait, or raise the cloud’s limit.',
  },
  'session.expired': {
    when: 'A session is invalid, often because the device’s clock is wrong.',
    remedy: 'Correct the clock, then reconnect.',
  },
  'rpc.notAllowed': {
    when: 'The embedded wallet does not allow the requested method.',
    remedy: 'Use another method.',
  },
  'rpc.actionNotAllowed': { when: 'The same as `rpc.notAllowed`, worded for the visitor.', remedy: 'None.' },
  'rpc.refused': {
    when: 'The embedded wallet never signs such a request, for example one for another account or network.',
    remedy: 'Read the error’s details, and correct the request.',
  },
  'siwx.initFailed': {
    when: 'After connecting, the account’s session could not be checked. The wallet is disconnected.',
    remedy: 'Check the `siwx` option and its server: the cause has the failure.',
  },
  'network.mismatch': {
    when: 'The app asked for a signature that counts on another network than the wallet’s. The wallet received no request.',
    remedy: 'Switch to the network of the data with `useSwitchNetwork`, then ask again.',
  },
  'network.withdrawn': {
    when: 'The paired wallet withdrew the active network; the page switched to one that the wallet grants.',
    remedy: 'None: the visitor sees it. `useNetwork` returns the active network.',
  },
  'account.addressRequired': {
    when: 'A switch of a Bitcoin account has no address.',
    remedy: 'Pass an address, or omit the field to switch only the connection.',
  },
  'account.notPayment': {
    when: 'A Bitcoin account for inscriptions was selected as the active account, or to pay.',
    remedy: 'Use an account of type `payment`.',
  },
  'siwx.declined': {
    when: 'The sign-in message was not signed, or the signature was not accepted: see the cause.',
    remedy: showAndRetry,
  },
  'siwx.smartAccountUnsupported': {
    when: 'A smart account could not sign in, perhaps because the app’s server cannot verify it.',
    remedy: 'Verify signatures with ERC-1271 and ERC-6492 on the server.',
  },
  'siwx.notEnabled': {
    when: 'A sign-in operation was called while sign-in is turned off.',
    remedy: 'Set the `siwx` option.',
  },
  'relay.refused': {
    when: 'The relay closed the connection with code 3000 and a reason.',
    remedy: 'Check the relay’s URL and the project id. Injected wallets are not affected.',
  },
  'pairing.notInitialized': {
    when: 'Pairing was used before its library was initialised, or after it was closed.',
    remedy: 'Wait for the library’s `init`.',
  },
  'pairing.namespacesInvalid': {
    when: 'A proposal has no namespace with chains, or a chain that is not a CAIP-2 id of its namespace.',
    remedy: 'Pass at least one network; the message has the reason.',
  },
  'pairing.propertyInvalid': { when: 'A session property has no value.', remedy: 'Omit the property.' },
  'pairing.expired': { when: 'No wallet used the pairing code in time.', remedy: 'Show a new code.' },
  'session.notFound': {
    when: 'No session has the given topic.',
    remedy: 'Use the topic of a current session, or pair again.',
  },
  'session.topicExpired': { when: 'The session has expired.', remedy: 'Pair again.' },
  'session.recentlyDeleted': {
    when: 'The session or proposal ended recently.',
    remedy: 'Pair again.',
  },
  'session.expiryInvalid': {
    when: 'The expiry of a request is not a number of seconds between 300 and 604,800.',
    remedy: 'Correct the expiry, or omit it.',
  },
  'session.namespaceNotConfigured': {
    when: 'A request targets a namespace that the wallet has not granted.',
    remedy: 'Connect with a network of that namespace.',
  },
  'session.chainNotApproved': {
    when: 'A request targets a network that the wallet has not approved.',
    remedy: 'Switch to one of the connection’s approved networks.',
  },
  'session.switchFailed': {
    when: 'The session’s wallet cannot switch to the network.',
    remedy: 'Ask the visitor to pair again and to approve the network.',
  },
  'rpc.providerNotFound': {
    when: 'No RPC endpoint is set up for the chain to read.',
    remedy: 'Add the network to the `networks` option.',
  },
  'rpc.urlMissing': {
    when: 'The network to read has no RPC URL.',
    remedy: 'Set `rpcUrls.default.http` in the network’s definition.',
  },
  'rpc.httpFailed': { when: 'A node answered with an HTTP error.', remedy: showAndRetry },
  'authenticate.chainsRequired': {
    when: 'A one-click sign-in has no chains.',
    remedy: 'Pass at least one eip155 network.',
  },
  'authenticate.parameterRequired': {
    when: 'A one-click sign-in lacks `uri`, `domain` or `nonce`.',
    remedy: 'Pass all three.',
  },
  'authenticate.multiNamespace': {
    when: 'A one-click sign-in has chains of several namespaces.',
    remedy: 'Connect, then sign in on each namespace.',
  },
  'authenticate.namespaceUnsupported': {
    when: 'A one-click sign-in has a chain outside of eip155.',
    remedy: 'Connect instead.',
  },
  'api.cloudMissing': {
    when: 'The cloud was called, but the `cloud` option is not set.',
    remedy: 'Set the `cloud` option.',
  },
  'api.unreachable': {
    when: 'The cloud could not be reached: the device is offline, the URL is wrong, or the browser blocked the request.',
    remedy:
      'Injected wallets still work. Check the `cloud` option and `connect-src` of the page’s Content-Security-Policy.',
  },
  'api.refused': {
    when: 'The cloud refused a request (400 to 499). The error’s context has its code and message.',
    remedy: 'Follow the message. Often the project id or its allowed origins are wrong.',
  },
  'api.rateLimited': {
    when: 'The cloud received too many requests (429).',
    remedy: 'Wait, or raise the cloud’s limit.',
  },
  'api.notConfigured': {
    when: 'The cloud’s operator has not configured the requested feature.',
    remedy: 'Configure it in the cloud, or turn the feature off.',
  },
  'api.failed': { when: 'The cloud failed (500 to 599).', remedy: 'Check the cloud’s log.' },
  'api.invalidResponse': {
    when: 'The cloud’s response does not match the expected schema.',
    remedy: 'Check that the `cloud` option is the URL of a Latchkey cloud of the same version.',
  },
}
