import { adminListAudit } from '@latchkey/protocol/project'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Lists what operators changed. No route changes it. */
export function adminListAuditRoute({ audit }: Pick<CloudServices, 'audit'>): Route {
  return defineRoute({
    endpoint: adminListAudit,
    access: 'operator',
    handle: async ({ query: { cursor, entries, from, to } }) => {
      const { data, next } = await audit.list({ from, to, cursor, limit: entries })
      return { data, next: next === undefined ? null : String(next) }
    },
  })
}
