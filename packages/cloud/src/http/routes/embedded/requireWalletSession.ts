import type { Context } from 'hono'
import type { WalletSession } from '../../../embedded/createWalletSessions.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { readWalletSecret } from './walletCookie.ts'

/**
 * Returns the live session of a request.
 *
 * @throws ApiRefusal `session_required`.
 */
export async function requireWalletSession(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly logins: CloudServices['logins']
}): Promise<WalletSession> {
  const session = await findWalletSession(parameters)
  if (session === undefined) throw new ApiRefusal('session_required', 'The session has ended. Log in again.')
  parameters.context.header('cache-control', 'no-store')
  return session
}

/** Returns the live session of a request, if there is one. */
export async function findWalletSession(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly logins: CloudServices['logins']
}): Promise<WalletSession | undefined> {
  const { context, logins } = parameters
  const secret = readWalletSecret(context)
  const projectKey = context.get('project').key
  return secret === undefined ? undefined : logins.sessions.find({ projectKey, secret })
}
