import { ModalError } from '../../../kernel/errors/ModalError.ts'
import type { PeerFault } from './parsePayload.ts'

/** The request that the wallet answered. */
export interface AnsweredRequest {
  readonly action: 'connect' | 'request'
  readonly method: string
  /** The CAIP-2 id of the request's network. */
  readonly networkId?: string | undefined
}

const rejectedByWords = /user (rejected|denied|cancell?ed)|rejected by (the )?user/i

/**
 * Converts a wallet's error to an error of the catalogue, by the codes of EIP-1193, EIP-1474, EIP-3085 and of
 * the sign protocol (5000 to 5003: the user rejected).
 */
export function toPeerError(fault: PeerFault, request: AnsweredRequest): ModalError {
  const { code, message } = fault
  const { action, method, networkId = '' } = request
  const parts = { cause: fault, details: `The wallet answered ${method} with ${code}: ${message.slice(0, 300)}` }
  if (code === 4_001 || (code >= 5_000 && code <= 5_003) || rejectedByWords.test(message))
    return new ModalError(action === 'connect' ? 'connection.rejected' : 'request.rejected', parts)
  if (action === 'connect') return new ModalError('connection.failed', { ...parts, context: { providerCode: code } })
  switch (code) {
    case 4_100:
    case 3_001:
      return new ModalError('wallet.unauthorized', parts)
    case 4_200:
    case 5_101:
    case 10_001:
    case -32_601:
      return new ModalError('request.unsupported', { ...parts, context: { method } })
    case 4_900:
    case 4_901:
    case 6_000:
      return new ModalError('wallet.disconnected', parts)
    case 4_902:
      return new ModalError('network.unrecognized', { ...parts, context: { networkId } })
    case -32_002:
      return new ModalError('connection.pending', parts)
    default:
      return new ModalError('request.failed', { ...parts, context: { providerCode: code } })
  }
}
