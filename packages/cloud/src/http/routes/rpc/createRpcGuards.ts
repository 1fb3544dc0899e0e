import type { MiddlewareHandler } from 'hono'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { findNameFault } from '../../../upstream/rpc/findNameFault.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { limitBody } from '../../middleware/limitBody.ts'

/** Rejects bodies that are too large or ambiguous before they are parsed, which costs more. */
export function createRpcGuards({
  bodyBytesAtMost,
}: {
  readonly bodyBytesAtMost: number
}): readonly MiddlewareHandler<HttpEnvironment>[] {
  return [
    limitBody({ bytesAtMost: bodyBytesAtMost }),
    async (context, next) => {
      const fault = findNameFault(await context.req.text())
      if (fault !== undefined) {
        throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
          reasons: [{ name: 'body', description: fault }],
        })
      }
      await next()
    },
  ]
}
