import { getSessions } from '@latchkey/protocol/api'
import type { SignInSession } from '../../../signIn/SignInSession.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { findOwnSessions, refuseWithoutSession } from '../siwx/findOwnSessions.ts'
import { isAccountOf } from './isAccountOf.ts'

/** Lists all sessions of an account, on every device, for a caller with an active session of it. */
export function getSessionsRoute(services: Pick<CloudServices, 'signIns' | 'context'>): Route {
  const { signIns } = services
  const { now, securityLog } = services.context
  return defineRoute({
    endpoint: getSessions,
    access: 'project',
    handle: async ({ context, parameters: { address }, query: { aud } }) => {
      const project = context.get('project')
      const isLiving = ({ expiresAt, revokedAt }: SignInSession): boolean => revokedAt === null && expiresAt > now()
      const callerSessions = await findOwnSessions({ signIns, securityLog, context })
      const accounts = callerSessions.filter(
        (session) => isLiving(session) && isAccountOf(session, address) && isFor(session, aud),
      )
      if (accounts.length === 0) {
        return refuseWithoutSession(
          'The caller has no active session of this account with this app. Sign in with the account first.',
        )
      }
      const sessions = await signIns.store.list({
        projectKey: project.key,
        accounts: [...new Set(accounts.map(({ account }) => account))],
      })
      return {
        pcis: sessions.map(({ createdAt, expiresAt, id, revokedAt, session }) => ({
          pci: id,
          project: { name: project.name, url: new URL(session.data.uri).origin },
          createdAt: toSeconds(createdAt),
          expiry: toSeconds(expiresAt),
          revokedAt: revokedAt === null ? null : toSeconds(revokedAt),
          permissions: [],
          session,
        })),
      }
    },
  })
}

function isFor({ session }: SignInSession, origin: string | undefined): boolean {
  return origin === undefined || new URL(session.data.uri).origin === origin
}

function toSeconds(time: number): number {
  return Math.floor(time / 1_000)
}
