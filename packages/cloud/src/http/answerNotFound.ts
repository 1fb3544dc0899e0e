import type { NotFoundHandler } from 'hono'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Answers requests that match no route. */
export function answerNotFound(): NotFoundHandler<HttpEnvironment> {
  return () => {
    throw createNotFound()
  }
}

/** Creates the refusal of a request that matches no route. */
export function createNotFound(): ApiRefusal {
  return new ApiRefusal('not_found', 'There is no such endpoint. See GET /openapi.json for all endpoints.')
}
