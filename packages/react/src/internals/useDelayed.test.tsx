import { createTestModal } from '@latchkey/core/testing'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { ModalContext } from './ModalContext.ts'
import { useDelayed } from './useDelayed.ts'

function Content({ active }: { readonly active: boolean }): ReactNode {
  return useDelayed({ active }) ? <b>Waiting</b> : null
}

async function show() {
  const { modal, clock } = createTestModal()
  const { container, rerender } = await render(<Content active />, {
    wrapper: (children) => <ModalContext value={modal}>{children}</ModalContext>,
  })
  return { clock, rerender, text: () => container.textContent }
}

it('becomes true only after 120 ms', async () => {
  const { clock, text } = await show()
  clock.advance(119)
  expect(text()).toBe('')
  clock.advance(1)
  await expect.poll(text).toBe('Waiting')
})

it('ends at once and starts over the next time', async () => {
  const { clock, rerender, text } = await show()
  clock.advance(120)
  await expect.poll(text).toBe('Waiting')
  await rerender(<Content active={false} />)
  expect(text()).toBe('')
  await rerender(<Content active />)
  expect(text()).toBe('')
  clock.advance(120)
  await expect.poll(text).toBe('Waiting')
})

it('stays false if the wait ends within 120 ms', async () => {
  const { clock, rerender, text } = await show()
  clock.advance(119)
  await rerender(<Content active={false} />)
  clock.advance(500)
  await rerender(<Content active={false} />)
  expect(text()).toBe('')
})
