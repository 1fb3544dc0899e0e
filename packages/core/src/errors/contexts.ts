import type { ErrorCode } from './codes.ts'

/** What an error of a code tells besides its message. A code that is not listed tells nothing more. */
export interface ErrorContexts {
  'auth.emailCooldown': { readonly seconds: number }
  'names.registerFailed': { readonly name: string }
  'options.invalid': { readonly option: string; readonly given: string; readonly allowed: string }
  'feature.unsupported': { readonly feature: string }
  'network.notFound': { readonly networkId: string }
  'network.unsupported': { readonly networkId: string }
  'network.unrecognized': { readonly networkId: string }
  'network.invalidChainId': { readonly networkId: string }
  'config.originNotAllowed': { readonly origin: string }
  'config.domainUnverified': { readonly domain: string }
  'chain.adapterNotFound': { readonly namespace: string }
  'connection.adapterNotFound': { readonly namespace: string }
  'connector.notFound': { readonly connectorId: string }
  'connection.notFound': { readonly connectionId: string }
  'account.notFound': { readonly address: string }
  'address.invalid': { readonly address: string }
  'rpc.notAllowed': { readonly method: string }
  'request.unsupported': { readonly method: string }
  /** The code that a wallet or a node answered with. */
  'request.failed': { readonly providerCode: number }
  'connection.failed': { readonly providerCode: number }
  'network.switchFailed': { readonly providerCode: number }
}

/** The context of one code; `undefined` where a code has none. */
export type ErrorContext<code extends ErrorCode = ErrorCode> = code extends keyof ErrorContexts
  ? ErrorContexts[code]
  : undefined
