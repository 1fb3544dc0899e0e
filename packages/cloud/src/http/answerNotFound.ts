import type { NotFoundHandler } from 'hono'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Answers requests that match no route. */
export function answerNotFound(): NotFoundHandler<HttpEnvironment> {
  return () => {
    throw new ApiRefusal('not_found', 'There is no such endpoint. See GET /openapi.json for all endpoints.')
  }
}
