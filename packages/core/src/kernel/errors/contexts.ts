import type { ApiErrorCode } from '@latchkey/protocol/api'
import type { FrameErrorCode } from '@latchkey/protocol/frame'
import type { ErrorCode } from './codes.ts'

/** How the cloud refused a call: the HTTP status, and the code and message of its answer, if any. */
export interface ApiRefusal {
  readonly status: number
  readonly apiCode?: ApiErrorCode | undefined
  readonly reason: string
  /** The first reason of the answer, which the cloud writes for the visitor where there is something to correct. */
  readonly description?: string | undefined
}

/** The context of each error code. A code that is not listed has none. */
export interface ErrorContexts {
  /** The hook or component. */
  'modal.providerMissing': { readonly caller: string }
  'auth.emailCooldown': { readonly seconds: number }
  'auth.limited': { readonly seconds: number }
  /** The frame's code, how long to wait in s, how often a code may still be entered, and the code of the method's standard. */
  'frame.failed': {
    readonly frameCode: FrameErrorCode
    readonly seconds?: number | undefined
    readonly triesLeft?: number | undefined
    readonly rpcCode?: number | undefined
  }
  'names.registerFailed': { readonly name: string }
  /** In the smallest unit, as digits: what the visitor was shown to arrive, and what would arrive now. */
  'swap.moved': { readonly before: string; readonly after: string }
  'options.invalid': { readonly option: string; readonly given: string; readonly allowed: string }
  'feature.unsupported': { readonly feature: string }
  'network.notFound': { readonly networkId: string }
  'network.unsupported': { readonly networkId: string }
  'network.mismatch': { readonly networkId: string; readonly walletNetworkId: string }
  'network.withdrawn': { readonly networkId: string }
  'network.unrecognized': { readonly networkId: string }
  'network.invalidChainId': { readonly networkId: string }
  'config.originNotAllowed': { readonly origin: string }
  'config.domainUnverified': { readonly origin: string }
  'chain.adapterNotFound': { readonly namespace: string }
  'connection.adapterNotFound': { readonly namespace: string }
  'connector.notFound': { readonly connectorId: string }
  'connection.notFound': { readonly connectionId: string }
  'account.notFound': { readonly address: string }
  'account.notPayment': { readonly address: string }
  /** The minimum amount for this receiver, in satoshi. */
  'transaction.dust': { readonly least: bigint }
  /** In satoshi per virtual byte: the network's rate and the app's limit. */
  'transaction.feeTooHigh': { readonly feeRate: number; readonly maxFeeRate: number }
  'address.invalid': { readonly address: string }
  'rpc.notAllowed': { readonly method: string }
  /** The reason stated by the relay. */
  'relay.refused': { readonly reason: string }
  'pairing.notInitialized': { readonly name: string }
  'pairing.namespacesInvalid': { readonly fault: string }
  'pairing.propertyInvalid': { readonly given: string; readonly key: string }
  'session.notFound': { readonly topic: string }
  'session.topicExpired': { readonly topic: string }
  'session.recentlyDeleted': { readonly record: string; readonly id: string }
  'session.expiryInvalid': { readonly given: string; readonly min: number; readonly max: number }
  'session.namespaceNotConfigured': { readonly namespace: string }
  'session.chainNotApproved': { readonly networkId: string }
  'session.switchFailed': { readonly networkId: string }
  'rpc.providerNotFound': { readonly networkId: string }
  'rpc.urlMissing': { readonly networkId: string }
  'rpc.httpFailed': { readonly status: number }
  'authenticate.parameterRequired': { readonly name: string }
  'api.refused': ApiRefusal
  'api.rateLimited': ApiRefusal
  'api.notConfigured': ApiRefusal
  'api.failed': ApiRefusal
  /** The call's name, such as `getWallets`. */
  'api.invalidResponse': { readonly name: string }
  'request.unsupported': { readonly method: string }
  /** The error code returned by the wallet or node. */
  'request.failed': { readonly providerCode: number }
  'connection.failed': { readonly providerCode: number }
  'network.switchFailed': { readonly providerCode: number }
}

/** The context type of a code; `undefined` for a code without context. */
export type ErrorContext<code extends ErrorCode = ErrorCode> = code extends keyof ErrorContexts
  ? ErrorContexts[code]
  : undefined
