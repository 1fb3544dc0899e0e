import type { EndpointRequest } from '@latchkey/protocol/api'
import { getAnalyticsConfig, sendEvent } from '@latchkey/protocol/project'
import { apiPlugin } from '../../cloud/apiPlugin.ts'
import { callEndpoint } from '../../cloud/callEndpoint.ts'
import { findConfigAlert } from '../../cloud/findConfigAlert.ts'
import { isFeatureEnabled } from '../../options/isFeatureEnabled.ts'
import type { RecordedEvent } from '../../telemetry/events.ts'
import { createFeatureError } from '../../kernel/errors/createFeatureError.ts'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import type { ModalError } from '../../kernel/errors/ModalError.ts'
import { WAITING_EVENTS_LIMIT } from './constants.ts'
import type { ProjectContext } from '../createProject.ts'
import { toErrorProps } from './toErrorProps.ts'

/** The modal's events on their way to the operator's own cloud. Nothing waits for them, and nothing fails with them. */
export interface Analytics {
  destroy(): void
}

type EventBody = EndpointRequest<typeof sendEvent>['body']

/** Events that only come about once the visitor has opened the modal. */
const eventsOfOpening: readonly string[] = ['MODAL_OPEN', 'MODAL_CLOSE', 'VIEW_CHANGED']

/**
 * Makes the analytics of one modal; to be made when the visitor first acts, because it sends nothing that happened before.
 * Events are sent only where the app has left analytics on and its cloud says that it wants them; they wait until it has
 * said so.
 */
export function createAnalytics(context: ProjectContext): Analytics {
  const { ports, store } = context
  const { options, telemetry } = context.controllers
  const api = context.plugin(apiPlugin).get()
  const { clock, platform, random } = ports
  if (!isFeatureEnabled(options.store.getState(), 'analytics')) {
    store.patch({ analytics: 'off' })
    return { destroy: () => undefined }
  }
  let waiting: readonly EventBody[] = []

  const add = (event: Pick<EventBody, 'eventId' | 'timestamp' | 'props'>): void => {
    // Of the page no more than its origin: paths and queries tell what a visitor does elsewhere in the app.
    const { origin: url } = platform
    const body = { ...event, url, domain: url.replace(/^.*:\/\//, '') }
    if (store.getState().analytics === 'on') return send(body)
    waiting = [...waiting, body].slice(-WAITING_EVENTS_LIMIT)
  }

  const addEvent = ({ eventId, timestamp, data }: RecordedEvent): void => {
    // S7.054. It stands for no act of the visitor.
    if (data.event === 'MODAL_CREATED') return
    add({ eventId, timestamp, props: { type: 'track', ...data } })
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
          ? createFeatureError('config.projectIdInvalid', { cause: error })
          : createFeatureError('config.originNotAllowed', { context: { origin: platform.origin }, cause: error }),
      )
    })
  }

  const ends = [telemetry.watch(addEvent), telemetry.watchErrors(addError)]
  const destroy = (): void => {
    for (const end of ends) end()
    waiting = []
  }

  const start = (isWanted: boolean): void => {
    store.patch({ analytics: isWanted ? 'on' : 'off' })
    for (const body of isWanted ? waiting : []) send(body)
    waiting = []
    if (!isWanted) destroy()
  }

  // What opened the modal was recorded before this code had loaded.
  const { latest } = telemetry.store.getState()
  if (latest && eventsOfOpening.includes(latest.data.event)) addEvent(latest)
  callEndpoint(api, getAnalyticsConfig, {}).then(
    ({ isAnalyticsEnabled }) => start(isAnalyticsEnabled),
    // S8.056
    () => start(false),
  )
  return { destroy }
}
