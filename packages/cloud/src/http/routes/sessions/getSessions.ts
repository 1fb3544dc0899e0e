import { getSessions } from '@latchkey/protocol/api'
import type { SignIns } from '../../../signIn/SignIns.ts'
import type { SignInSession } from '../../../signIn/SignInSession.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'
import { findOwnSessions } from '../siwx/findOwnSessions.ts'
import { isAccountOf } from './isAccountOf.ts'
import { refuseForeignAccount } from './refuseForeignAccount.ts'

/** Reads the sessions of an account that has one: its own, on every device. */
export function getSessionsRoute(
  parameters: RouteOptions & { readonly signIns: SignIns; readonly now: () => number },
): Route {
  const { now, signIns, ...options } = parameters
  return defineRoute({
    ...options,
    endpoint: getSessions,
    access: 'project',
    handle: async ({ context, parameters: { address } }) => {
      const project = context.get('project')
      const isLiving = ({ expiresAt, revokedAt }: SignInSession): boolean => revokedAt === null && expiresAt > now()
      const own = await findOwnSessions({ signIns, context })
      const accounts = own.filter((session) => isLiving(session) && isAccountOf(session, address))
      if (accounts.length === 0) return refuseForeignAccount()
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

function toSeconds(time: number): number {
  return Math.floor(time / 1_000)
}
