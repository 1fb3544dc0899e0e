import { expect, it } from 'vitest'
import { openLink } from './openLink.ts'

it('clicks an anchor that passes no referrer or opener to the new page', () => {
  const pressed: object[] = []
  const link = { href: '', target: '', rel: '', click: () => void pressed.push({ ...link, click: undefined }) }
  openLink({ href: 'rainbow://wc?requestId=1', target: '_top' }, { createElement: () => link })
  expect(pressed).toEqual([{ href: 'rainbow://wc?requestId=1', target: '_top', rel: 'noopener noreferrer' }])
})

it('does nothing on a server', () => {
  expect(() => openLink({ href: 'rainbow://', target: '_top' })).not.toThrow()
})
