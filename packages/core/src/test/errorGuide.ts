import type { ErrorCode } from '../kernel/errors/codes.ts'

interface Advice {
  /** When it comes about. */
  readonly when: string
  /** What the app or its developer does about it. */
  readonly remedy: string
}

const showAndRetry = 'Nothing is lost. Offer to try again.'
const programmingFault = 'A fault of the calling code: see the error’s `details` and stack.'

/** What `docs/errors.md` says of each code besides its message. */
export const errorGuide: Readonly<Record<ErrorCode, Advice>> = {
  'balance.unavailable': {
    when: 'A balance could not be read, or its network has none to offer.',
    remedy: 'Wait: the next attempt is made after 30 seconds at the earliest.',
  },
  'connection.rejected': { when: 'The visitor declined the connection in the wallet.', remedy: showAndRetry },
  'connection.failed': {
    when: 'The wallet failed to connect for a reason of its own, which is the error’s cause.',
    remedy: showAndRetry,
  },
  'connection.pending': {
    when: 'The wallet still shows an earlier request (-32002).',
    remedy: 'Ask the visitor to open the wallet and answer there.',
  },
  'connection.notInstalled': {
    when: 'The chosen wallet is not in the page.',
    remedy: 'Offer the wallet’s download page.',
  },
  'connection.disconnectFailed': {
    when: 'The wallet did not confirm the disconnection within 3 seconds, or refused it.',
    remedy: 'Nothing: the page has forgotten the connection all the same.',
  },
  'connection.modalClosed': {
    when: 'The modal was closed while a connection was in progress.',
    remedy: 'Nothing: the visitor changed their mind.',
  },
  'connection.aborted': {
    when: 'The connection was aborted by a signal or by a newer attempt.',
    remedy: 'Nothing: a late approval of the wallet is ignored.',
  },
  'connection.notFound': { when: 'No connection has the given id.', remedy: 'Read the ids from `useConnections`.' },
  'connection.required': {
    when: 'The action needs a connected wallet.',
    remedy: 'Connect first: `useModal().open()`.',
  },
  'connection.invalidStatus': {
    when: 'A switch to a connection whose status allows neither taking it up nor connecting anew.',
    remedy: 'Wait until its status is connected or disconnected.',
  },
  'connection.chainNotSupported': {
    when: 'The connection targets a chain that is not supported.',
    remedy: 'Add the network to the `networks` option, or name one of it.',
  },
  'connection.adapterNotFound': {
    when: 'The connection needs an adapter that was not given.',
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
    when: 'An operation needs the pairing connector and there is none.',
    remedy: 'Set `cloud` or `relay`, and give a network of the namespace that is named.',
  },
  'auth.popupClosed': { when: 'The visitor closed the window of the social login.', remedy: showAndRetry },
  'auth.socialFailed': { when: 'The social login could not be started.', remedy: showAndRetry },
  'auth.farcasterFailed': { when: 'The farcaster login failed.', remedy: showAndRetry },
  'auth.emailCooldown': {
    when: 'An e-mail login was begun within 30 seconds of the last one.',
    remedy: 'Wait for the seconds in the error’s context.',
  },
  'auth.emailUnavailable': {
    when: 'The code of the login could not be loaded.',
    remedy: 'Check the connection, reload.',
  },
  'auth.connectorNotFound': {
    when: 'A login needs the embedded wallet and there is none.',
    remedy: 'Set `cloud`, and switch `email` or `socials` on.',
  },
  'auth.notConnected': {
    when: 'The operation needs an e-mail or social login.',
    remedy: 'Offer it only while `useWalletInfo` tells of one.',
  },
  'account.addressNotFound': {
    when: 'The operation needs an active address and there is none.',
    remedy: 'Connect first.',
  },
  'account.chainRequired': { when: 'Account values were set without a chain.', remedy: programmingFault },
  'account.notFound': {
    when: 'The wallet does not offer the account that was asked for.',
    remedy: 'Choose one of the connection’s accounts, or let the visitor share it in the wallet.',
  },
  'address.invalid': { when: 'An address is not one of its chain.', remedy: 'Ask for the address again.' },
  'network.notFound': {
    when: 'A switch to a network that is not in the `networks` option.',
    remedy: 'Add the network to the option.',
  },
  'network.unsupported': {
    when: 'The wallet is on a network that the app does not run on.',
    remedy: 'Let the visitor switch, or set `allowUnsupportedChain`.',
  },
  'network.switchRejected': { when: 'The visitor declined the switch in the wallet.', remedy: showAndRetry },
  'network.switchFailed': {
    when: 'The wallet could not switch.',
    remedy: 'The former network stays. Offer to try again.',
  },
  'network.switchAborted': {
    when: 'The switch was aborted by a signal or by a newer one.',
    remedy: 'Nothing: the former network stays.',
  },
  'network.unrecognized': {
    when: 'The wallet does not know the chain (4902) and it could not be added.',
    remedy: 'Ask the visitor to add the network in the wallet.',
  },
  'network.invalidChainId': {
    when: 'The wallet does not take the chain id (32603).',
    remedy: 'Compare the network’s `id` with what its nodes answer to `eth_chainId`.',
  },
  'chain.adapterNotFound': {
    when: 'The operation needs the adapter of a namespace that has none.',
    remedy: 'Add it to the `adapters` option.',
  },
  'chain.unsupported': { when: 'The operation does not exist on that chain.', remedy: 'Offer it on the others only.' },
  'adapter.destroyed': { when: 'An adapter was called after its end.', remedy: programmingFault },
  'plugin.duplicate': {
    when: 'Two plugin definitions have the same id.',
    remedy: 'Give each plugin its own id.',
  },
  'modal.destroyed': { when: 'A modal was called after its `destroy`.', remedy: 'Make a new one.' },
  'modal.providerMissing': {
    when: 'A hook or component stands outside of `ModalProvider`.',
    remedy: 'Put `<ModalProvider modal={modal}>` around it.',
  },
  'options.invalid': {
    when: '`createModal` was given an option that it does not know or cannot use.',
    remedy: 'The message names the option, what was given and what is allowed.',
  },
  'options.siwxConflict': { when: 'Both `siweConfig` and `siwx` were given.', remedy: 'Keep `siwx`.' },
  'request.rejected': { when: 'The visitor declined a request in the wallet.', remedy: showAndRetry },
  'request.unsupported': { when: 'The wallet does not know the method.', remedy: 'Offer another way.' },
  'request.failed': { when: 'A request failed or was aborted for another reason.', remedy: showAndRetry },
  'request.timedOut': { when: 'An answer took too long.', remedy: showAndRetry },
  'request.aborted': { when: 'A request was aborted by its signal.', remedy: 'Nothing: a late answer is ignored.' },
  'wallet.locked': { when: 'The wallet is locked.', remedy: 'Ask the visitor to unlock it, then try again.' },
  'wallet.unauthorized': {
    when: 'The wallet does not let the page use the account (4100).',
    remedy: 'Connect again, so that the visitor can share it.',
  },
  'wallet.disconnected': { when: 'The wallet has lost its own network (4900, 4901).', remedy: showAndRetry },
  'wallet.invalidResponse': {
    when: 'The wallet answered something that is not an answer.',
    remedy: 'The former state stays. Tell the wallet’s makers; the cause holds what it said.',
  },
  'wallet.timeout': { when: 'The wallet did not answer.', remedy: 'Ask the visitor to open the wallet.' },
  'transaction.reverted': { when: 'The chain took the transaction and undid it.', remedy: 'The network fee is spent.' },
  'transaction.replaced': {
    when: 'Another transaction of the account took the place of this one.',
    remedy: 'Look at the other one: the visitor sped it up or cancelled it.',
  },
  'transaction.insufficientFunds': {
    when: 'The balance does not cover amount and network fee.',
    remedy: 'Ask for a smaller amount.',
  },
  'transaction.expired': {
    when: 'The time in which the chain takes the transaction ran out before it did (Solana).',
    remedy: 'Nothing was changed and no fee is spent: send it again.',
  },
  'transaction.simulationFailed': {
    when: 'The chain was asked what would come of the transaction, and it would fail. It was not sent.',
    remedy: 'No fee is spent; the details hold the chain’s reason.',
  },
  'feature.unsupported': {
    when: 'The connected wallet cannot do it.',
    remedy: 'Offer it only if the connection’s features have it.',
  },
  'chunk.failed': {
    when: 'Code that loads on demand did not arrive.',
    remedy: 'Check the connection; opening again tries again.',
  },
  'internal.unexpected': {
    when: 'Something was thrown that nobody expected.',
    remedy: 'Please report it with its cause.',
  },
  'config.originNotAllowed': {
    when: 'The page’s origin is not on the project’s allowlist.',
    remedy: 'Add it in the project settings.',
  },
  'config.projectIdInvalid': {
    when: 'The cloud does not know the project id.',
    remedy: 'Compare it with the project settings.',
  },
  'config.projectIdMissing': { when: 'No `projectId` was given.', remedy: 'Set the option.' },
  'config.serverError': { when: 'The cloud failed (500 to 599).', remedy: 'Look at the cloud’s log.' },
  'config.rateLimited': {
    when: 'The cloud was asked too often (429).',
    remedy: 'Wait, or raise the limit of the cloud.',
  },
  'embeddedWallet.unreachable': {
    when: 'The frame of the embedded wallet did not load within 20 seconds.',
    remedy: 'Check the secure site’s URL and the page’s Content-Security-Policy (`frame-src`).',
  },
  'embeddedWallet.timedOut': { when: 'The embedded wallet left a request unanswered.', remedy: showAndRetry },
  'session.expired': {
    when: 'A session is invalid, often because a clock is wrong.',
    remedy: 'Correct the clock, reconnect.',
  },
  'rpc.notAllowed': {
    when: 'A method was requested that the embedded wallet does not allow.',
    remedy: 'Use another method.',
  },
  'rpc.actionNotAllowed': { when: 'As `rpc.notAllowed`, in words for the visitor.', remedy: 'Nothing.' },
  'frame.failed': { when: 'The embedded wallet failed without saying why.', remedy: showAndRetry },
  'siwx.initFailed': {
    when: 'After connecting it could not be found out whether the account has a session. The wallet is disconnected.',
    remedy: 'Check the `siwx` option and the server behind it: the cause tells what failed.',
  },
  'network.withdrawn': {
    when: 'The wallet at the other end of a pairing took back the network in use; the page went to one that it grants.',
    remedy: 'Nothing: the visitor is told. `useNetwork` gives the network that is in use now.',
  },
  'transaction.dust': {
    when: 'The amount is less than the network lets a Bitcoin output hold. Nothing was asked of the wallet.',
    remedy: 'Ask for more; the least is in the context.',
  },
  'transaction.feeTooHigh': {
    when: 'The network asks for more than `maxFeeRate` of the Bitcoin adapter. Nothing was asked of the wallet.',
    remedy: 'Wait until the rates are lower, choose another `feePriority`, or allow more.',
  },
  'transaction.altered': {
    when: 'What the wallet signed is not the transaction that it was given. It was not sent.',
    remedy: 'Do not use this wallet before you know why; the details say what differs.',
  },
  'account.addressRequired': {
    when: 'A switch of a Bitcoin account names no address.',
    remedy: 'Give the address, or leave it out altogether to choose the connection alone.',
  },
  'account.notPayment': {
    when: 'A Bitcoin account that holds inscriptions was to become the one in use, or to pay.',
    remedy: 'Use an account of type `payment`.',
  },
  'siwx.declined': {
    when: 'The sign-in message was not signed, or the signature was not accepted. The cause tells which.',
    remedy: showAndRetry,
  },
  'siwx.smartAccountUnsupported': {
    when: 'A smart account could not sign in, perhaps because the app’s server cannot verify it.',
    remedy: 'Verify by ERC-1271 and ERC-6492.',
  },
  'siwx.notEnabled': { when: 'A sign-in operation was called while sign-in is off.', remedy: 'Set the `siwx` option.' },
  'swap.gasPriceUnsupported': { when: 'The network has no gas price to offer.', remedy: 'Offer swaps on others only.' },
  'swap.networkUnsupported': { when: 'There are no swaps on the network.', remedy: 'Offer swaps on others only.' },
  'activity.failed': { when: 'The list of transactions could not be read.', remedy: showAndRetry },
  'names.resolveFailed': { when: 'A name could not be resolved.', remedy: showAndRetry },
  'names.suggestionsFailed': { when: 'Suggestions for a name could not be read.', remedy: showAndRetry },
  'names.lookupFailed': { when: 'The names of an address could not be read.', remedy: showAndRetry },
  'names.registerFailed': { when: 'A name could not be registered.', remedy: showAndRetry },
  'names.networkNotFound': { when: 'A name is registered on a network that does not exist.', remedy: programmingFault },
  'names.authRequired': { when: 'Registering needs an address and the embedded wallet.', remedy: 'Log in first.' },
  'send.incomplete': { when: 'A transfer has no amount or no receiver.', remedy: 'Ask for both.' },
  'send.tokenRequired': { when: 'A transfer on an EVM chain has no token.', remedy: 'Let the visitor choose one.' },
  'relay.refused': {
    when: 'The relay closed the connection with code 3000, and says why.',
    remedy:
      'Compare the relay’s URL and the project id with what the relay expects. Wallets in the page are not affected.',
  },
  'pairing.notInitialized': {
    when: 'Pairing was used before its library was ready, or after its end.',
    remedy: 'Wait for the library’s `init`.',
  },
  'pairing.namespacesInvalid': {
    when: 'A proposal names no namespace with chains, or a chain that is no CAIP-2 id of its namespace.',
    remedy: 'Give at least one network; the message tells what is wrong.',
  },
  'pairing.propertyInvalid': { when: 'A session property has no value.', remedy: 'Leave the property out.' },
  'pairing.expired': { when: 'No wallet took up a pairing code in time.', remedy: 'Nothing is lost. Show a new code.' },
  'session.notFound': {
    when: 'There is no session of that topic.',
    remedy: 'Read the topics from the sessions, or pair again.',
  },
  'session.topicExpired': { when: 'The session has reached its expiry.', remedy: 'Pair again.' },
  'session.recentlyDeleted': {
    when: 'A session or proposal was used that ended a short while ago.',
    remedy: 'Pair again.',
  },
  'session.expiryInvalid': {
    when: 'A request was given an expiry that is no number of seconds between 300 and 604,800.',
    remedy: 'Correct it, or leave it out.',
  },
  'session.namespaceNotConfigured': {
    when: 'A request for a namespace that the wallet granted nothing of.',
    remedy: 'Connect with a network of that namespace.',
  },
  'session.chainNotApproved': {
    when: 'A request on a network that the wallet did not approve.',
    remedy: 'Switch to one of the connection’s approved networks.',
  },
  'session.switchFailed': {
    when: 'The wallet at the other end of a session cannot switch to the network.',
    remedy: 'Ask the visitor to pair again and to approve the network.',
  },
  'rpc.providerNotFound': {
    when: 'A chain is to be read for which nothing is set up.',
    remedy: 'Add the network to the `networks` option.',
  },
  'rpc.urlMissing': {
    when: 'A chain is to be read whose network has no RPC URL.',
    remedy: 'Give `rpcUrls.default.http` in the network’s definition.',
  },
  'rpc.httpFailed': { when: 'A node answered with an HTTP error.', remedy: showAndRetry },
  'authenticate.chainsRequired': {
    when: 'A one-click sign-in names no chains.',
    remedy: 'Name at least one eip155 network.',
  },
  'authenticate.parameterRequired': {
    when: 'A one-click sign-in lacks `uri`, `domain` or `nonce`.',
    remedy: 'Give all three.',
  },
  'authenticate.multiNamespace': {
    when: 'A one-click sign-in names chains of several namespaces.',
    remedy: 'Connect, then sign in on each namespace.',
  },
  'authenticate.namespaceUnsupported': {
    when: 'A one-click sign-in names a chain that is not of eip155.',
    remedy: 'Connect instead.',
  },
  'api.cloudMissing': { when: 'A call to the cloud was made and there is none.', remedy: 'Set the `cloud` option.' },
  'api.unreachable': {
    when: 'The cloud did not answer: there is no network, its address is wrong, or a browser rule forbade the call.',
    remedy: 'Wallets in the page go on working. Check the `cloud` option and the page’s `connect-src`.',
  },
  'api.refused': {
    when: 'The cloud refused a call (400 to 499). Its code and words are in the error’s context.',
    remedy: 'Do what the words say: most often the project id or its allowed origins are to be corrected.',
  },
  'api.rateLimited': {
    when: 'The cloud was asked too often (429).',
    remedy: 'Wait, or raise the limit of the cloud.',
  },
  'api.notConfigured': {
    when: 'The cloud’s operator has not configured what was asked for.',
    remedy: 'Configure it there, or switch the feature off.',
  },
  'api.failed': { when: 'The cloud failed (500 to 599).', remedy: 'Look at the cloud’s log.' },
  'api.invalidResponse': {
    when: 'The cloud’s answer is not of the form that the call promises.',
    remedy: 'Check that the `cloud` option points to a Latchkey cloud of the same version.',
  },
}
