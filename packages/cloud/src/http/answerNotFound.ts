import type { NotFoundHandler } from 'hono'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Answers what no route answers. */
export function answerNotFound(): NotFoundHandler<HttpEnvironment> {
  return () => {
    throw new ApiRefusal('not_found', 'There is no such endpoint. GET /openapi.json lists those there are.')
  }
}
