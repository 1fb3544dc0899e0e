import type { ApiError } from '@latchkey/protocol/api'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { isDatabaseAbsent } from '../storage/isDatabaseAbsent.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** When to repeat a request after the database did not answer, in s. */
const pause = 5

/** Converts anything a route throws into a response with the protocol's `apiErrorSchema`. */
export function answerError({ logger }: { readonly logger: Logger }): ErrorHandler<HttpEnvironment> {
  return (error, context) => {
    const requestId = context.get('requestId')
    const refusal = toRefusal(error)
    if (refusal.code === 'internal') logger.error({ requestId, error }, 'A request failed')
    if (refusal.code === 'storage_unavailable')
      logger.warn({ requestId, error }, 'The database did not answer a request')
    for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value)
    const { code, message, reasons, status } = refusal
    const body: ApiError = { code, message, requestId, ...(reasons === undefined ? {} : { reasons }) }
    return context.json(body, status)
  }
}

function toRefusal(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal) return error
  if (error instanceof CloudError && error.code === 'upstream.failed') {
    return new ApiRefusal('upstream_failed', error.message)
  }
  if (isDatabaseAbsent(error)) {
    return new ApiRefusal(
      'storage_unavailable',
      `The database of this cloud does not answer, so the request was not completed. What was stored before is safe. Try again in ${pause} s.`,
      { headers: { 'retry-after': String(pause) } },
    )
  }
  // Thrown by the framework, for example for invalid JSON.
  if (error instanceof HTTPException && error.status < 500) return new ApiRefusal('invalid_request', error.message)
  return new ApiRefusal(
    'internal',
    'The cloud failed to process this request. Try again. If it keeps failing, send the request id to the operator.',
  )
}
