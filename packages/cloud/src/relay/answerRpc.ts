import type { Logger } from '../observe/createLogger.ts'
import type { Admission, AdmissionRequest } from './access/createAdmission.ts'
import { answerRequest } from './answerRequest.ts'
import { formatError } from './frames/formatAnswer.ts'
import { parseFrame } from './frames/parseFrame.ts'
import type { RelayServices } from './methods/RelayServices.ts'
import { RelayRefusal } from './RelayRefusal.ts'

/** Answers a request sent over HTTP. Methods that need a socket, such as subscriptions, are refused. */
export async function answerRpc(parameters: {
  readonly services: RelayServices
  readonly admission: Admission
  readonly logger: Logger
  readonly call: AdmissionRequest & { readonly body: string }
}): Promise<{ readonly status: number; readonly body: string }> {
  const { admission, call, logger, services } = parameters
  if (Buffer.byteLength(call.body) > services.limits.frameBytes)
    return {
      status: 413,
      body: formatError('0', new RelayRefusal('PayloadSizeExceeded', 'The request is too large.')),
    }
  const frame = parseFrame(call.body)
  const id = 'id' in frame ? frame.id : '0'
  const admitted = await admission.admit(call)
  if ('reason' in admitted)
    return { status: admitted.status, body: formatError(id, new RelayRefusal(admitted.reason, admitted.message)) }
  if (!services.rates.maySend(admitted, call.body.length))
    return {
      status: 429,
      body: formatError(id, new RelayRefusal('TooManyRequests', 'Too many requests. Try again in a second.')),
    }
  if (frame.kind !== 'request') {
    const { message, reason } =
      frame.kind === 'malformed'
        ? frame
        : ({ reason: 'InvalidMethod', message: 'This endpoint answers only requests.' } as const)
    return { status: 400, body: formatError(id, new RelayRefusal(reason, message)) }
  }
  const caller = { client: admitted, connection: undefined }
  const { afterwards, error, text } = await answerRequest({ services, logger, caller, request: frame })
  afterwards?.()
  return { status: getStatus(error), body: text }
}

function getStatus(error: unknown): number {
  if (error === undefined) return 200
  if (!(error instanceof RelayRefusal)) return 500
  if (error.reason === 'TooManyRequests' || error.reason === 'MailboxLimitExceeded') return 429
  if (error.reason === 'PayloadSizeExceeded') return 413
  // 400 only for invalid requests. A valid request that fails is answered with 200.
  return error.code === -32600 ? 400 : 200
}
