import type { EndpointRequest } from '@latchkey/protocol/api'
import { withoutAddresses } from '@latchkey/protocol/atoms'
import { getAnalyticsConfig, sendEvent } from '@latchkey/protocol/project'
import { apiPlugin } from '../../cloud/apiPlugin.ts'
import { callEndpoint } from '../../cloud/callEndpoint.ts'
import { findConfigAlert } from '../../cloud/findConfigAlert.ts'
import { isFeatureEnabled } from '../../options/isFeatureEnabled.ts'
import type { RecordedEvent } from '../../telemetry/events.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import type { ProjectContext } from '../createProject.ts'
import { createVisits } from './createVisits.ts'
import { toEventPlatform } from './toEventPlatform.ts'

/** Sends the modal's events to the operator's cloud, in the background. Failures have no effect on the modal. */
export interface Analytics {
  destroy(): void
}

type EventBody = EndpointRequest<typeof sendEvent>['body']

/** How many events are queued until the cloud answers. When the queue is full, the oldest are dropped. */
const QUEUED_EVENTS_LIMIT = 50

/** How much of an error's stack is sent, in characters. */
const STACK_LIMIT = 2_000

/** Events that only an open modal causes. */
const eventsOfOpening: readonly string[] = ['MODAL_OPEN', 'MODAL_CLOSE', 'VIEW_CHANGED']

/**
 * Creates the analytics of one modal. Create it on the visitor's first action, because earlier events must not be sent. Events
 * are sent only if analytics is on in the app and the cloud accepts events; until the cloud answers they are queued.
 */
export function createAnalytics(
  context: ProjectContext & {
    /** The cloud is not asked before that, so that the request does not compete with the first list of wallets. */
    readonly whenConfigured: Promise<unknown>
  },
): Analytics {
  const { ports, store } = context
  const { options, telemetry } = context.controllers
  const api = context.plugin(apiPlugin).get()
  const { clock, platform, random } = ports
  if (!isFeatureEnabled(options.store.getState(), 'analytics')) {
    store.patch({ analytics: 'off' })
    return { destroy: () => undefined }
  }
  const visits = createVisits({ clock, random })
  let queue: readonly EventBody[] = []

  const add = (event: Pick<EventBody, 'eventId' | 'timestamp' | 'props'>): void => {
    // Send only the page's origin: paths and queries reveal what a visitor does elsewhere in the app.
    const { origin: url } = platform
    const body = { ...event, url, domain: url.replace(/^.*:\/\//, '') }
    if (store.getState().analytics === 'on') return send(body)
    queue = [...queue, body].slice(-QUEUED_EVENTS_LIMIT)
  }

  const addEvent = ({ eventId, timestamp, data }: RecordedEvent): void => {
    // S7.054: not caused by the visitor.
    if (data.event === 'MODAL_CREATED') return
    const { timeZone, userAgent } = platform
    const props = { type: 'track', ...data, visit: visits.getId(), platform: toEventPlatform(userAgent), timeZone }
    add({ eventId, timestamp, props })
  }

  const addError = (error: ModalError): void =>
    add({ eventId: random.uuid(), timestamp: clock.now(), props: toErrorProps(error) })

  const send = (body: EventBody): void => {
    callEndpoint(api, sendEvent, { body, keepalive: true }).catch((error: unknown) => {
      if (!isModalError(error, 'api.refused') || error.context?.status !== 403) return
      if (telemetry.store.getState().hasShownForbiddenOrigin) return
      telemetry.markForbiddenOrigin()
      const isProject = findConfigAlert(error) === 'config.projectIdInvalid'
      context.showError(
        isProject
          ? new ModalError('config.projectIdInvalid', { cause: error })
          : new ModalError('config.originNotAllowed', { context: { origin: platform.origin }, cause: error }),
      )
    })
  }

  const stops = [telemetry.watch(addEvent), telemetry.watchErrors(addError)]
  const destroy = (): void => {
    for (const stop of stops) stop()
    queue = []
  }

  const start = (isAccepted: boolean): void => {
    store.patch({ analytics: isAccepted ? 'on' : 'off' })
    for (const body of isAccepted ? queue : []) send(body)
    queue = []
    if (!isAccepted) destroy()
  }

  // The event that opened the modal was recorded before this code had loaded.
  const { latest } = telemetry.store.getState()
  if (latest && eventsOfOpening.includes(latest.data.event)) addEvent(latest)
  const readSetting = async () => {
    await context.whenConfigured
    return callEndpoint(api, getAnalyticsConfig, {})
  }
  readSetting().then(
    ({ isAnalyticsEnabled }) => start(isAnalyticsEnabled),
    // S8.056
    () => start(false),
  )
  return { destroy }
}

/** Returns the fields of an error event (S7.052), without queries in the stack, which may contain secrets, and without accounts. */
function toErrorProps(error: ModalError): {
  readonly type: 'error'
  readonly event: string
  readonly errorType: string
  readonly errorMessage: string
  readonly stackTrace: string
} {
  const stack = (error.stack ?? '').replace(/(https?:\/\/[^\s?#()]*)[?#][^\s():]*/g, '$1')
  return {
    type: 'error',
    event: error.category,
    errorType: error.code,
    errorMessage: withoutAddresses(error.message),
    stackTrace: withoutAddresses(stack).slice(0, STACK_LIMIT),
  }
}
