import { expect, it } from 'vitest'
import { ModalError } from '../../errors/ModalError.ts'
import { createAlertsController } from './alertsController.ts'

function setUp() {
  const logged: string[] = []
  const ignore = () => undefined
  const logger = { error: (text: unknown) => void logged.push(String(text)), warn: ignore, info: ignore, debug: ignore }
  return { alerts: createAlertsController({ ports: { logger } }), logged }
}

it('gives an alert a short and a long message, which name what is wrong [S8.033] [S8.034]', async () => {
  const { alerts, logged } = setUp()
  await alerts.show(new ModalError('network.notFound', { context: { networkId: 'eip155:137' } }))
  expect(alerts.store.getState().alert).toEqual({
    code: 'network.notFound',
    short: 'Network Not Found',
    long: expect.stringMatching(/eip155:137.*networks.*array given at setup/),
  })
  expect(logged).toHaveLength(1)
})

it('shows each alert once', async () => {
  const { alerts, logged } = setUp()
  await alerts.show(new ModalError('config.projectIdMissing'))
  alerts.dismiss()
  expect(alerts.store.getState().alert).toBeNull()
  await alerts.show(new ModalError('config.projectIdMissing'))
  expect(alerts.store.getState().alert).toBeNull()
  expect(logged).toHaveLength(1)
})
