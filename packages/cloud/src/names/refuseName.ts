import type { ApiErrorCode } from '@latchkey/protocol/api'
import { ApiRefusal } from '../request/ApiRefusal.ts'

/**
 * Refuses to register a name.
 *
 * @param field the part of the request that is wrong.
 * @param description a sentence for the visitor, which apps show.
 */
export function refuseName(field: string, description: string, code: ApiErrorCode = 'invalid_request'): never {
  throw new ApiRefusal(code, `The name was not registered. ${description}`, { reasons: [{ name: field, description }] })
}
