import { afterEach, expect, it } from 'vitest'
import { createFakeSiwx } from './test/createFakeSiwx.ts'
import { createSignInWorlds } from './test/createSignInWorld.ts'
import { createTestModal } from './test/createTestModal.ts'

const { make, polling, end } = createSignInWorlds()
afterEach(end)

it('asks for nothing of sign-in before the visitor acts, and has it there when they connect', async () => {
  const world = make()
  await world.modal.start()
  expect(world.plugin.store.getState()).toEqual({ isEnabled: true, isRequired: false, byNamespace: {} })
  expect(world.fake.log).toEqual([])
  world.modal.open()
  await world.modal.connect({ connectorId: 'io.metamask' })
  await polling(() => world.view()).toBe('SIWXSignMessage')
  expect(world.fake.log[0]).toBe('getSessions eip155:1:0x1111111111111111111111111111111111111111')
})

it('asks nobody any more when it is destroyed while the visitor connects', async () => {
  const world = make()
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  await world.modal.destroy()
  await world.modal.preload()
  expect(world.view()).toBe('closed')
  await expect(world.machine()).rejects.toMatchObject({ code: 'modal.destroyed' })
})

it('lets nobody in unasked where what asks cannot begin [S8.058]', async () => {
  const { siwx } = createFakeSiwx()
  const getRequired = (): boolean => {
    throw new TypeError('The settings are not there yet')
  }
  const { modal, errors } = createTestModal({ options: { siwx: { ...siwx, getRequired } } })
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  await polling(() => modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
  expect(errors[0]).toMatchObject({ code: 'chunk.failed', details: '"The settings are not there yet"' })
  await modal.destroy()
})
