import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { createFakeCloud } from '../test/createFakeCloud.ts'
import { useRegisterName } from './useRegisterName.ts'

/** Renders the hook in an app that never opens the modal. */
async function use(hasCloud: boolean) {
  const cloud = createFakeCloud([], { names: {} })
  const paths: string[] = []
  const world = createTestModal({
    options: { projectId: 'p', cloud: hasCloud ? cloud.url : undefined },
    fake: createFakeAdapter({ features: { message: { sign: async () => ({ signature: '0x12' }) } } }),
    http: {
      ...cloud.http,
      fetch: async (...parameters) => {
        paths.push(new URL(parameters[0]).pathname)
        return await cloud.http.fetch(...parameters)
      },
    },
  })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result, act } = await renderHook(useRegisterName, { wrapper, initialProps: { text: 'mira' } })
  const connect = () => act(async () => void (await world.modal.connect({ connectorId: 'io.metamask' })))
  return { ...world, act, connect, paths, read: () => result.current }
}

it('asks the cloud which names it registers once an account is connected, and registers without the modal', async () => {
  const { act, clock, connect, paths, read } = await use(true)
  expect([read().suffix, paths]).toEqual([undefined, []])
  await connect()
  await expect.poll(() => read().suffix).toBe('names.example')
  await act(() => clock.advance(400))
  await expect.poll(() => read().availability).toBe('free')
  await act(async () => void (await read().register({ name: 'mira' })))
  expect(read().state).toMatchObject({ status: 'done', name: 'mira.names.example' })
})

it('has no names without a cloud', async () => {
  const { connect, paths, read } = await use(false)
  await connect()
  expect([read().suffix, read().availability, paths]).toEqual([undefined, 'checking', []])
})
