import { toRelayMethod } from '@latchkey/protocol/relay'
import type { Logger } from '../observe/createLogger.ts'
import { formatError, formatResult } from './frames/formatAnswer.ts'
import type { Frame } from './frames/parseFrame.ts'
import { callRelayMethod } from './methods/callRelayMethod.ts'
import type { RelayCaller, RelayServices } from './methods/RelayServices.ts'
import { RelayRefusal } from './RelayRefusal.ts'

/** Answers a request; errors become error answers. Call `afterwards` once the text has been sent. */
export async function answerRequest(parameters: {
  readonly services: RelayServices
  readonly logger: Logger
  readonly caller: RelayCaller
  readonly request: Extract<Frame, { readonly kind: 'request' }>
}): Promise<{ readonly text: string; readonly afterwards: (() => void) | undefined; readonly error: unknown }> {
  const { caller, logger, services, request } = parameters
  const method = toRelayMethod(request.method)
  services.metrics.requests.inc({ method: method ?? 'unknown' })
  try {
    if (method === undefined) throw new RelayRefusal('InvalidMethod', 'The relay has no such method.')
    const { afterwards, result } = await callRelayMethod(services, caller, { method, params: request.params })
    return { text: formatResult(request.id, result), afterwards, error: undefined }
  } catch (error) {
    if (!(error instanceof RelayRefusal)) logger.error({ method, error }, 'A relay request failed')
    services.metrics.errors.inc({ reason: error instanceof RelayRefusal ? error.reason : 'Internal' })
    return { text: formatError(request.id, error), afterwards: undefined, error }
  }
}
