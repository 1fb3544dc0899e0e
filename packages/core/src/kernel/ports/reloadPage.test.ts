import { afterEach, expect, it, vi } from 'vitest'
import { reloadPage } from './reloadPage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('requests each preloaded file before it reloads the page, and ignores the answers', async () => {
  const calls: string[] = []
  const links = [{ href: 'https://app.test/assets/modal.js' }, { href: 'https://cdn.test/views.js' }]
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes('modulepreload') ? links : []),
  })
  vi.stubGlobal('location', { reload: () => void calls.push('reload') })
  // A rejection that nothing handles fails the test.
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    return Promise.reject(new TypeError('Load failed'))
  })
  reloadPage()
  expect(calls).toEqual([...links.map(({ href }) => href), 'reload'])
})
