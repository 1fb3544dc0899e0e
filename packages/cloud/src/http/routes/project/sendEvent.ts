import { sendEvent } from '@latchkey/protocol/project'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { findPageOrigin } from '../../findPageOrigin.ts'
import { limitBody } from '../../middleware/limitBody.ts'
import { requireDiskSpace } from '../../middleware/requireDiskSpace.ts'
import type { Route } from '../../Route.ts'

/** Maximum size of an event, in characters of JSON. */
const eventLengthAtMost = 32_768
const eventIdLengthAtMost = 128
/** The database indexes the name. */
const eventNameLengthAtMost = 128

/**
 * Stores an event. If the project has analytics disabled, the event is accepted and dropped: the page may not know yet.
 */
export function sendEventRoute({
  analytics,
  budgets,
  context: cloud,
}: Pick<CloudServices, 'analytics' | 'budgets' | 'context'>): Route {
  return defineRoute({
    endpoint: sendEvent,
    access: 'project',
    // Parsing costs more than reading. A character has up to 4 bytes.
    guards: [requireDiskSpace(cloud), limitBody({ bytesAtMost: eventLengthAtMost * 4 })],
    handle: async ({ body, context, query, text }) => {
      const { key, isAnalyticsEnabled } = context.get('project')
      if (text.length > eventLengthAtMost) {
        throw new ApiRefusal('payload_too_large', `An event may have at most ${eventLengthAtMost} characters.`)
      }
      const timestamp = Math.trunc(body.timestamp)
      if (body.eventId === '' || body.eventId.length > eventIdLengthAtMost) {
        refuse('body.eventId', `Must have 1 to ${eventIdLengthAtMost} characters.`)
      }
      if (body.props.event.length > eventNameLengthAtMost) {
        refuse('body.props.event', `Must have at most ${eventNameLengthAtMost} characters.`)
      }
      if (!Number.isSafeInteger(timestamp) || timestamp < 0) refuse('body.timestamp', 'Must be in ms since the epoch.')
      if (!isAnalyticsEnabled) return undefined
      await chargeBudget({ budget: budgets.events, spender: getSpender(context), bytes: Buffer.byteLength(text) })
      await analytics.add({
        projectKey: key,
        origin: findPageOrigin(context),
        entry: {
          eventId: body.eventId,
          type: body.props.type ?? null,
          event: body.props.event,
          url: withoutSecrets(body.url),
          domain: body.domain,
          timestamp,
          props: body.props,
          sdkType: query.st ?? null,
          sdkVersion: query.sv ?? null,
        },
      })
      return undefined
    },
  })
}

/** Strips query and fragment, which may contain credentials. The path identifies the page. */
function withoutSecrets(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.username = ''
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}

function refuse(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The event is invalid. See "reasons".', {
    reasons: [{ name, description }],
  })
}
