import { describeValue } from '../utils/describeValue.ts'
import { readProperty } from '../utils/readProperty.ts'
import type { BaseErrorCode } from './codes.ts'
import { isModalError } from './isModalError.ts'
import { ModalError } from './ModalError.ts'
import { providerErrorCodes as codes } from './providerErrorCodes.ts'
import { readProviderErrorCode } from './readProviderErrorCode.ts'

export interface FromProviderErrorParameters {
  /** What a refusal of the visitor means here, such as `connection.rejected`. */
  readonly rejected: BaseErrorCode
  /** What everything else means here, such as `connection.failed`. */
  readonly fallback: BaseErrorCode
}

/**
 * Turns what a wallet rejected with into a `ModalError`, by its numeric code; a refusal without a code is told by its
 * words. One of ours is passed on. Never throws.
 *
 * | code | becomes |
 * |---|---|
 * | 4001 | `rejected` |
 * | 4100 | `wallet.unauthorized` |
 * | 4200, -32601 | `request.unsupported` |
 * | 4900, 4901 | `wallet.disconnected` |
 * | 4902 | `network.unrecognized` |
 * | 32603 | `network.invalidChainId` |
 * | -32002 | `connection.pending` |
 * | any other, none | `fallback` |
 *
 * @example
 * ```ts
 * fromProviderError({ code: 4001 }, { rejected: 'connection.rejected', fallback: 'connection.failed' }).code
 * // 'connection.rejected'
 * ```
 */
export function fromProviderError(value: unknown, parameters: FromProviderErrorParameters): ModalError {
  if (isModalError(value)) return value
  const message = readProperty(value, 'message')
  const text = typeof message === 'string' ? message : value
  return new ModalError<BaseErrorCode>(toCode(readProviderErrorCode(value), text, parameters), {
    cause: value,
    details: describeValue(text, 300),
  })
}

function toCode(code: number, text: unknown, parameters: FromProviderErrorParameters): BaseErrorCode {
  switch (code) {
    case codes.userRejected:
      return parameters.rejected
    case codes.unauthorized:
      return 'wallet.unauthorized'
    case codes.unsupportedMethod:
    case codes.methodNotFound:
      return 'request.unsupported'
    case codes.disconnected:
    case codes.chainDisconnected:
      return 'wallet.disconnected'
    case codes.unrecognizedChain:
      return 'network.unrecognized'
    case codes.invalidChainId:
      return 'network.invalidChainId'
    case codes.requestPending:
      return 'connection.pending'
    default:
      return isRefusal(text) ? parameters.rejected : parameters.fallback
  }
}

function isRefusal(text: unknown): boolean {
  return (
    typeof text === 'string' &&
    /\buser\b.{0,20}(reject|denied|declin|cancel)|(reject|denied|declin|cancel)\w{0,3} by (the )?user/i.test(
      text.slice(0, 300),
    )
  )
}
