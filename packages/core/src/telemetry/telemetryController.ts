import type { ErrorCode } from '../kernel/errors/codes.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { ERROR_REPORTS_LIMIT, ERROR_REPORTS_PERIOD } from './constants.ts'
import type { ModalEvent, RecordedEvent } from './events.ts'
import { initialTelemetryState, type TelemetryState } from './telemetryState.ts'

export interface TelemetryControllerContext {
  readonly ports: Pick<Ports, 'clock' | 'logger' | 'random'>
  /** The app's callbacks. An exception that one throws is logged and has no other effect. */
  readonly onEvent?: ((event: RecordedEvent) => void) | undefined
  readonly onError?: ((error: ModalError) => void) | undefined
}

/** Events and error reports for the app's callbacks and plugins. This controller sends nothing over the network. */
export interface TelemetryController {
  readonly store: ReadableStore<TelemetryState>
  record(data: ModalEvent): void
  /** Reports an error, at most 5 in 60 s; further ones are dropped. Wraps foreign errors. */
  reportError(error: unknown, fallback?: ErrorCode): void
  /** Calls back with every event. Returns a function that ends it. */
  watch(listener: (event: RecordedEvent) => void): () => void
  /** Calls back with every reported error. Returns a function that ends it. */
  watchErrors(listener: (error: ModalError) => void): () => void
  markForbiddenOrigin(): void
}

/** Creates the telemetry controller of one modal. */
export function createTelemetryController(context: TelemetryControllerContext): TelemetryController {
  const { clock, logger, random } = context.ports
  const store = createStore<TelemetryState>(initialTelemetryState)
  const listeners = new Set([context.onEvent])
  const errorListeners = new Set([context.onError])
  let reports: readonly number[] = []

  const tell = <value>(all: ReadonlySet<((value: value) => void) | undefined>, value: value): void => {
    for (const listener of all)
      try {
        listener?.(value)
      } catch (error) {
        logger.error('A callback of the app threw', error)
      }
  }

  const join =
    <listener>(all: Set<listener | undefined>) =>
    (listener: listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    }

  return {
    store,
    record: (data) => {
      const event: RecordedEvent = { eventId: random.uuid(), timestamp: clock.now(), data }
      store.patch({ latest: event })
      tell(listeners, event)
    },
    reportError: (cause, fallback = 'internal.unexpected') => {
      const now = clock.now()
      reports = reports.filter((time) => now - time < ERROR_REPORTS_PERIOD)
      if (reports.length >= ERROR_REPORTS_LIMIT) return
      reports = [...reports, now]
      const error = toModalError(cause, fallback)
      const report = (): void => {
        logger.info(error.code, error.details ?? error.message)
        tell(errorListeners, error)
      }
      const filling = fillMessage(error)
      if (filling) void filling.then(report)
      else report()
    },
    watch: join(listeners),
    watchErrors: join(errorListeners),
    markForbiddenOrigin: () => store.patch({ hasShownForbiddenOrigin: true }),
  }
}
