import type { FrameErrorCode } from '@latchkey/protocol/frame'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'

/** What each refusal of the frame becomes. Those with a context of their own are below. */
const codes: Readonly<
  Record<
    Exclude<
      FrameErrorCode,
      'login.cooldown' | 'login.limited' | 'rpc.notAllowed' | 'request.aborted' | 'request.unsupported'
    >,
    ErrorCode
  >
> = {
  'request.invalid': 'rpc.refused',
  'request.tooMany': 'connection.pending',
  'request.failed': 'frame.failed',
  'request.rejected': 'request.rejected',
  'rpc.refused': 'rpc.refused',
  'rpc.failed': 'request.failed',
  'login.emailInvalid': 'auth.emailInvalid',
  'login.unavailable': 'auth.unavailable',
  'login.codeWrong': 'auth.codeWrong',
  'login.codeExpired': 'auth.codeExpired',
  'login.codeExhausted': 'auth.codeExhausted',
  'login.noAttempt': 'auth.codeRequired',
  'login.emailInUse': 'auth.emailInUse',
  'login.emailChanged': 'auth.emailChanged',
  'session.required': 'auth.notConnected',
  'server.unreachable': 'auth.offline',
  'wallet.unavailable': 'embeddedWallet.unavailable',
  'wallet.suspended': 'embeddedWallet.suspended',
  'wallet.damaged': 'embeddedWallet.damaged',
}

/** Whether an error is a refusal of the frame. */
export function isFrameRefusal(error: unknown): error is ModalError<'frame.failed'> {
  return isModalError(error, 'frame.failed')
}

/** Maps a refusal of the frame to an error of the catalogue. Returns other errors unchanged. Never throws. */
export function toLoginError(
  cause: unknown,
  parameters: {
    /** The method that was called. */
    readonly method?: string | undefined
    /** Whether the visitor was asked to connect, not to approve a request. */
    readonly isConnecting?: boolean | undefined
  } = {},
): ModalError {
  if (!isFrameRefusal(cause) || cause.context === undefined) return toModalError(cause, 'frame.failed')
  const { details } = cause
  const { frameCode, rpcCode, seconds = 30 } = cause.context
  const { isConnecting = false, method = '' } = parameters
  switch (rpcCode) {
    case undefined:
      break
    case 4100:
      return new ModalError('wallet.unauthorized', { cause, details })
    // As for every other wallet: what a batch cannot do, and an upgrade that the visitor has declined (EIP-5792).
    case 5700:
    case 5710:
    case 5760:
      return new ModalError('request.unsupported', { cause, details, context: { method } })
    case 5750:
      return new ModalError('request.rejected', { cause, details })
    default:
      return new ModalError('request.failed', { cause, details, context: { providerCode: rpcCode } })
  }
  switch (frameCode) {
    case 'login.cooldown':
      return new ModalError('auth.emailCooldown', { cause, details, context: { seconds: Math.ceil(seconds) } })
    case 'login.limited':
      return new ModalError('auth.limited', { cause, details, context: { seconds: Math.ceil(seconds) } })
    case 'rpc.notAllowed':
      return new ModalError('rpc.notAllowed', { cause, details, context: { method } })
    case 'request.aborted':
      // S8.030, S8.031: a login that the frame has ended is no request of the app.
      return new ModalError(method === '' ? 'request.failed' : 'request.aborted', { cause, details })
    case 'request.unsupported':
      return new ModalError('request.unsupported', { cause, details, context: { method } })
    default: {
      const code = frameCode === 'request.rejected' && isConnecting ? 'connection.rejected' : codes[frameCode]
      return new ModalError<ErrorCode>(code, { cause, details })
    }
  }
}
