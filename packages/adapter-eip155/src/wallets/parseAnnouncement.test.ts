import { describe, expect, it } from 'vitest'
import { parseAnnouncement } from './parseAnnouncement.ts'

const provider = { request: async () => null }
const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Example',
  icon: 'data:image/png;base64,AA',
  rdns: 'com.example',
}
const parse = (detail: unknown) => parseAnnouncement(new CustomEvent('eip6963:announceProvider', { detail }))
const throwing = new Proxy(
  {},
  {
    get() {
      throw new TypeError('no')
    },
  },
)

describe('parseAnnouncement', () => {
  it('reads a wallet (EIP-6963)', () => {
    expect(parse({ info, provider })).toEqual({
      descriptor: {
        id: 'com.example',
        namespace: 'eip155',
        name: 'Example',
        type: 'ANNOUNCED',
        icon: 'data:image/png;base64,AA',
        rdns: 'com.example',
        ready: 'installed',
      },
      provider,
    })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'com.example'],
    ['an empty object', {}],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider that is text', { info, provider: 'provider' }],
    ['a provider that cannot be asked', { info, provider: {} }],
    ['a provider whose request is no function', { info, provider: { request: 'eth_accounts' } }],
    ['a name that is no text', { info: { ...info, name: {} }, provider }],
    ['a name of nothing', { info: { ...info, name: ' \u202e\u0000\t' }, provider }],
    ['an rdns that is no text', { info: { ...info, rdns: 5 }, provider }],
    ['an empty rdns', { info: { ...info, rdns: '' }, provider }],
    ['an rdns with a slash', { info: { ...info, rdns: '../../etc' }, provider }],
    ['an rdns with a space', { info: { ...info, rdns: 'com example' }, provider }],
    ['an endless rdns', { info: { ...info, rdns: 'a'.repeat(1_000_000) }, provider }],
    ['a detail that throws', throwing],
    ['an info that throws', { info: throwing, provider }],
    ['a provider that throws', { info, provider: throwing }],
    ['a function', () => info],
  ])('drops an announcement with %s', (_title, detail) => {
    expect(parse(detail)).toBeUndefined()
  })

  it('reduces a name to one short line', () => {
    expect(parse({ info: { ...info, name: ' Two\n\u202elines ' }, provider })?.descriptor.name).toBe('Two lines')
  })

  it.each([['javascript:alert(1)'], [undefined], [`data:image/png;base64,${'A'.repeat(10_000_000)}`]])(
    'keeps the wallet and drops an icon that is no image, or a huge one',
    (icon) => {
      const found = parse({ info: { ...info, icon }, provider })
      expect(found?.descriptor.name).toBe('Example')
      expect(found?.descriptor).not.toHaveProperty('icon')
    },
  )
})
