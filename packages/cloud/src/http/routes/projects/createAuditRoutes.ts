import { checkAudit } from '@latchkey/protocol/operator'
import { adminListAudit } from '@latchkey/protocol/project'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** The routes of the audit trail: what operators changed, and whether the trail is whole. None changes it. */
export function createAuditRoutes({ audit }: Pick<CloudServices, 'audit'>): readonly Route[] {
  return [
    defineRoute({
      endpoint: adminListAudit,
      access: 'operator',
      handle: async ({ query: { entries, ...filter } }) => {
        const { data, next } = await audit.list({ ...filter, limit: entries })
        return { data, next: next === undefined ? null : String(next) }
      },
    }),
    defineRoute({ endpoint: checkAudit, access: 'operator', handle: () => audit.check() }),
  ]
}
