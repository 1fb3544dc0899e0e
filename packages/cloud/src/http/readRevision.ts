import type { Context } from 'hono'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Returns the revision that the header `if-match` names.
 *
 * @throws ApiRefusal `invalid_request`.
 */
export function readRevision(context: Context<HttpEnvironment>): number {
  const revision = /^"(\d{1,9})"$/.exec(context.req.header('if-match') ?? '')?.[1]
  if (revision !== undefined) return Number(revision)
  throw new ApiRefusal(
    'invalid_request',
    'Send the revision that the change is based on as the header if-match, such as "7" with its quotes. The answer that you read has it.',
  )
}
