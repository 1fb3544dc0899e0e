import { afterEach, expect, it } from 'vitest'
import { createFakeSiwx } from './test/createFakeSiwx.ts'
import { createSignInWorlds } from './test/createSignInWorld.ts'
import { createTestModal } from './test/createTestModal.ts'

const { make, polling, end } = createSignInWorlds()
afterEach(end)

it('loads no sign-in code before the visitor acts, and has it available when they connect', async () => {
  const world = make()
  await world.modal.start()
  expect(world.plugin.store.getState()).toEqual({ isEnabled: true, isRequired: false, byNamespace: {} })
  expect(world.fake.log).toEqual([])
  world.modal.open()
  await world.modal.connect({ connectorId: 'io.metamask' })
  await polling(() => world.view()).toBe('SIWXSignMessage')
  expect(world.fake.log[0]).toBe('getSessions eip155:1:0x1111111111111111111111111111111111111111')
})

it('asks for no sign-in after the modal is destroyed while the visitor connects', async () => {
  const world = make()
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  await world.modal.destroy()
  await world.modal.preload()
  expect(world.view()).toBe('closed')
  await expect(world.machine()).rejects.toMatchObject({ code: 'modal.destroyed' })
})

it('disconnects the visitor if the sign-in code cannot be loaded [S8.058]', async () => {
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
