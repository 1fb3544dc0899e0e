import { afterEach, expect, it, vi } from 'vitest'
import { importOnline } from './importOnline.ts'

const stub = (isOnline: boolean, answer: () => Promise<Response>) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('imports in the same turn with a network, and asks nothing', async () => {
  const fetch = stub(true, async () => new Response())
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  const loading = importOnline(load)
  expect(load).toHaveBeenCalledOnce()
  expect(await loading).toBe('code')
  expect(fetch).not.toHaveBeenCalled()
})

it('imports nothing while the page cannot be reached, so that no browser remembers a failure', async () => {
  stub(false, async () => {
    throw new TypeError('Failed to fetch')
  })
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  await expect(importOnline(load)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
})

it.each([200, 405])('imports without a network from a page that is answered anyway, with %i', async (status) => {
  const fetch = stub(false, async () => new Response(null, { status }))
  expect(await importOnline(async () => 'code')).toBe('code')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('', { method: 'HEAD' })
})
