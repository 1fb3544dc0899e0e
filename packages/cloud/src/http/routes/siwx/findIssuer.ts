import type { Context } from 'hono'
import type { SignIns } from '../../../signIn/createSignIns.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** The cloud's URL: the configured one, otherwise the one of the request. */
export function findIssuer({ publicUrl }: Pick<SignIns, 'publicUrl'>, context: Context<HttpEnvironment>): string {
  return publicUrl ?? new URL(context.req.url).origin
}
