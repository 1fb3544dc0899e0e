import { sendEvent } from '@latchkey/protocol/project'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** The largest event that is kept, in characters of JSON. */
const eventLengthAtMost = 32_768
const eventIdLengthAtMost = 128

/**
 * Keeps an event. For a project without analytics it is taken and dropped: the page has done nothing wrong, it has only
 * not yet heard that nobody wants its events.
 */
export function sendEventRoute({ events }: Pick<CloudServices, 'events'>): Route {
  return defineRoute({
    endpoint: sendEvent,
    access: 'project',
    handle: async ({ body, context, query, text }) => {
      const { key, isAnalyticsEnabled } = context.get('project')
      if (text.length > eventLengthAtMost) {
        throw new ApiRefusal('payload_too_large', `An event has at most ${eventLengthAtMost} characters.`)
      }
      const timestamp = Math.trunc(body.timestamp)
      if (body.eventId === '' || body.eventId.length > eventIdLengthAtMost) {
        refuse('body.eventId', `It has 1 to ${eventIdLengthAtMost} characters.`)
      }
      if (!Number.isSafeInteger(timestamp) || timestamp < 0) refuse('body.timestamp', 'It is ms since the epoch.')
      if (!isAnalyticsEnabled) return undefined
      await events.add({
        projectKey: key,
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

/** A page's query and fragment may hold what lets somebody in; which page it was, the path says. */
function withoutSecrets(given: string): string {
  const url = new URL(given)
  url.username = ''
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}

function refuse(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The event is not as it should be. See "reasons".', {
    reasons: [{ name, description }],
  })
}
