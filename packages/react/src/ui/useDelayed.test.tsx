import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../test/render.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useDelayed } from './useDelayed.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function Content({ active }: { readonly active: boolean }): ReactNode {
  return useDelayed({ active }) ? <Skeleton shape="long" /> : null
}

it('shows a skeleton only after 120 ms of waiting', async () => {
  const { container } = await render(<Content active />)
  await vi.advanceTimersByTimeAsync(119)
  expect(container.firstElementChild).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(container.firstElementChild).not.toBeNull())
})

it('ends at once, and waits anew the next time', async () => {
  const { container, rerender } = await render(<Content active />)
  await vi.advanceTimersByTimeAsync(120)
  await vi.waitFor(() => expect(container.firstElementChild).not.toBeNull())
  await rerender(<Content active={false} />)
  expect(container.firstElementChild).toBeNull()
  await rerender(<Content active />)
  expect(container.firstElementChild).toBeNull()
  await vi.advanceTimersByTimeAsync(120)
  await vi.waitFor(() => expect(container.firstElementChild).not.toBeNull())
})

it('never shows for an answer within 120 ms', async () => {
  const { container, rerender } = await render(<Content active />)
  await vi.advanceTimersByTimeAsync(119)
  await rerender(<Content active={false} />)
  await vi.advanceTimersByTimeAsync(500)
  expect(container.firstElementChild).toBeNull()
})
