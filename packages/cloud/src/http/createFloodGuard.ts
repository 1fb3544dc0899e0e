import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiError } from '@latchkey/protocol/api'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { createNodeBudget } from '../limits/createNodeBudget.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { RequestGate } from '../request/createRequestGate.ts'

/** Cuts off an address that keeps asking although it is refused. */
export interface FloodGuard {
  /**
   * Whether the request was cut off: answered with 429, its body unread, and its connection closed. Otherwise watches whether the
   * answer is a refusal.
   */
  isCutOff(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Answers with 429 that an address may get before it is cut off. A refusal costs little but is a complete answer, and its connection stays
 * open, so that the whole body of each refused request must still arrive. A page that waits as `Retry-After` says never gets there.
 */
const refusals = { atMost: 100, window: 10_000 }

/** Creates the guard of a port. */
export function createFloodGuard(parameters: {
  readonly readAddress: RequestGate['readAddress']
  readonly securityLog: SecurityLog
  readonly now: () => number
}): FloodGuard {
  const { now, readAddress, securityLog } = parameters
  const budget = createNodeBudget({
    purpose: 'flood',
    shares: { address: { work: refusals } },
    limiter: createMemoryRateLimiter({ now }),
    securityLog,
  })
  return {
    isCutOff(request, response) {
      const address = readAddress(request)
      const answer = budget.peek({ address })
      if (!answer.isAllowed) {
        cutOff({ request, response, seconds: Math.ceil(answer.retryAfter / 1_000) })
        return true
      }
      // Also emitted if the client leaves before it has read the answer.
      response.once('close', () => {
        if (response.statusCode === 429) budget.take({ address }, { work: 1 })
      })
      return false
    },
  }
}

function cutOff(parameters: {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly seconds: number
}): void {
  const { request, response, seconds } = parameters
  const { origin } = request.headers
  const body: ApiError = {
    code: 'rate_limited',
    message: `Too many requests from your address, which kept asking after it was refused. Nothing was done. Try again in ${seconds} s.`,
    requestId: randomUUID(),
  }
  // Node closes the connection once this is sent, without reading what else has arrived.
  response.writeHead(429, {
    connection: 'close',
    'content-type': 'application/json',
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(origin === undefined
      ? {}
      : { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }),
  })
  response.end(JSON.stringify(body))
}
