import {
  addAlertWebhook,
  type adminAlertConflictSchema,
  adminGetAlertSettings,
  adminListAlertDeliveries,
  adminListAlerts,
  adminMuteAlert,
  adminPatchAlertSettings,
  adminResendAlert,
  adminTestAlert,
  removeAlertWebhook,
  rotateAlertWebhook,
} from '@latchkey/protocol/operator'
import type { Context } from 'hono'
import type { InferInput } from 'valibot'
import type { AlertDesk } from '../../../alerts/createAlertDesk.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { readRevision } from '../../readRevision.ts'
import type { Route } from '../../Route.ts'

/** Creates the routes of alerts. */
export function createAlertRoutes({ alerts }: Pick<CloudServices, 'alerts'>): readonly Route[] {
  const access = 'operator'
  const { reader } = alerts
  const open = (context: Context<HttpEnvironment>): AlertDesk => alerts.open(context.get('actor'))
  return [
    defineRoute({ access, endpoint: adminListAlerts, handle: async () => ({ alerts: await reader.list() }) }),
    defineRoute({
      access,
      endpoint: adminMuteAlert,
      handle: ({ body: { days }, context, parameters }) => open(context).mute(parameters.alert, days),
    }),
    defineRoute({
      access,
      endpoint: adminGetAlertSettings,
      handle: async ({ context }) => {
        const settings = await reader.readSettings()
        context.header('etag', `"${settings.revision}"`)
        return context.json(settings)
      },
    }),
    defineRoute({
      access,
      endpoint: adminPatchAlertSettings,
      handle: async ({ body: { change, reason }, context }) => {
        const revision = readRevision(context)
        const { isChanged, settings } = await open(context).change({ change, reason, revision })
        context.header('etag', `"${settings.revision}"`)
        if (isChanged) return context.json(settings)
        const refusal: InferInput<typeof adminAlertConflictSchema> = {
          code: 'alerts_conflict',
          message:
            'The alert settings were changed since they were read. Nothing was changed. Compare the versions, and try again.',
          requestId: context.get('requestId'),
          theirs: settings,
          yours: change,
        }
        return context.json(refusal, 409)
      },
    }),
    defineRoute({ access, endpoint: addAlertWebhook, handle: ({ body, context }) => open(context).addWebhook(body) }),
    defineRoute({
      access,
      endpoint: rotateAlertWebhook,
      handle: ({ context, parameters }) => open(context).rotateWebhook(parameters.webhook),
    }),
    defineRoute({
      access,
      endpoint: removeAlertWebhook,
      handle: async ({ context, parameters }) => {
        await open(context).removeWebhook(parameters.webhook)
        return undefined
      },
    }),
    defineRoute({
      access,
      endpoint: adminListAlertDeliveries,
      handle: async () => ({ deliveries: await reader.listDeliveries() }),
    }),
    defineRoute({
      access,
      endpoint: adminResendAlert,
      handle: async ({ context, parameters }) => {
        const delivery = await open(context).resend(parameters.delivery)
        alerts.send()
        return delivery
      },
    }),
    defineRoute({
      access,
      endpoint: adminTestAlert,
      handle: async ({ body: { receiver }, context }) => {
        const delivery = await open(context).addTest(receiver)
        alerts.send()
        return delivery
      },
    }),
  ]
}
