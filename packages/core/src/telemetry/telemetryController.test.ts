import { expect, it } from 'vitest'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { createConsoleLogger } from '../kernel/ports/createConsoleLogger.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import type { RecordedEvent } from './events.ts'
import { createTelemetryController } from './telemetryController.ts'

function setUp(callbacks: Pick<Parameters<typeof createTelemetryController>[0], 'onEvent' | 'onError'> = {}) {
  const clock = createFakeClock()
  const logged: unknown[] = []
  const ignore = () => undefined
  const logger = {
    error: (...values: unknown[]) => void logged.push(values),
    warn: ignore,
    info: ignore,
    debug: ignore,
  }
  let count = 0
  const random = { uuid: () => `id-${++count}`, bytes: (length: number) => new Uint8Array(length) }
  return { clock, logged, telemetry: createTelemetryController({ ports: { clock, logger, random }, ...callbacks }) }
}

it("passes every event with id and time to the app's callback and to watchers", () => {
  const events: RecordedEvent[] = []
  const { clock, telemetry } = setUp({ onEvent: (event) => events.push(event) })
  const watched: RecordedEvent[] = []
  const end = telemetry.watch((event) => watched.push(event))
  telemetry.record({ event: 'MODAL_CREATED' })
  clock.advance(5)
  end()
  telemetry.record({ event: 'DISCONNECT_SUCCESS', namespace: 'eip155' })
  expect(events.map(({ eventId, data }) => [eventId, data.event])).toEqual([
    ['id-1', 'MODAL_CREATED'],
    ['id-2', 'DISCONNECT_SUCCESS'],
  ])
  expect((events[1]?.timestamp ?? 0) - (events[0]?.timestamp ?? 0)).toBe(5)
  expect(watched).toHaveLength(1)
})

it('reports at most 5 errors in 60 s, wrapped as SDK errors with a category [S8.084] [S8.087] [S9.030]', () => {
  const errors: ModalError[] = []
  const { clock, telemetry } = setUp({ onError: (error) => errors.push(error) })
  for (let index = 0; index < 7; index++) telemetry.reportError(new Error(`fault ${index}`))
  expect(errors).toHaveLength(5)
  expect(errors[0]).toMatchObject({ code: 'internal.unexpected', category: 'INTERNAL_SDK_ERROR' })
  clock.advance(59_999)
  telemetry.reportError(new Error('too early'))
  expect(errors).toHaveLength(5)
  clock.advance(1)
  telemetry.reportError(new Error('in time'))
  expect(errors).toHaveLength(6)
})

it('calls error watchers with every reported error, until they end', () => {
  const { telemetry } = setUp()
  const watched: string[] = []
  const end = telemetry.watchErrors(({ code }) => watched.push(code))
  telemetry.reportError(new Error('fault'), 'connection.failed')
  end()
  telemetry.reportError(new Error('another'))
  expect(watched).toEqual(['connection.failed'])
})

it('logs every reported error with the message of its cause', () => {
  const logger = createConsoleLogger({ level: 'silent', now: () => 0 })
  const telemetry = createTelemetryController({
    ports: { clock: createFakeClock(), logger, random: { uuid: () => '', bytes: (length) => new Uint8Array(length) } },
  })
  telemetry.reportError(new Error('no such account'), 'connection.failed')
  expect(logger.readLog()).toEqual(['1970-01-01T00:00:00.000Z info connection.failed "no such account"'])
})

it('logs an exception of an app callback and continues', () => {
  const { telemetry, logged } = setUp({
    onEvent: () => {
      throw new Error('the app broke')
    },
  })
  telemetry.record({ event: 'MODAL_CREATED' })
  expect(telemetry.store.getState().latest?.data.event).toBe('MODAL_CREATED')
  expect(logged).toHaveLength(1)
})

it('remembers whether the alert of a forbidden origin was shown [S4.078]', () => {
  const { telemetry } = setUp()
  expect(telemetry.store.getState().hasShownForbiddenOrigin).toBe(false)
  telemetry.markForbiddenOrigin()
  expect(telemetry.store.getState().hasShownForbiddenOrigin).toBe(true)
})
