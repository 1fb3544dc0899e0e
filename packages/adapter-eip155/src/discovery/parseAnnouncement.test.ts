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

  it.each([
    ['<b>Example</b>', '<b>Example</b>'],
    ['  Two\n\n lines ', 'Two lines'],
    ['\u202eelpmaxE', 'elpmaxE'],
    ['Zero\u200bwidth', 'Zero width'],
    ['x'.repeat(10_000_000), 'x'.repeat(64)],
    ['مَحفظة 🔑', 'مَحفظة 🔑'],
  ])('keeps of a name one short line', (name, expected) => {
    expect(parse({ info: { ...info, name }, provider })?.descriptor.name).toBe(expected)
  })

  it.each([
    ['data:image/svg+xml,<svg/>'],
    ['DATA:image/webp;base64,AA'],
    ['https://example.com/icon.png'],
    [`data:image/png;base64,${'A'.repeat(200_000)}`],
  ])('keeps an image', (icon) => {
    expect(parse({ info: { ...info, icon }, provider })?.descriptor.icon).toBe(icon)
  })

  it.each([
    ['javascript:alert(1)'],
    [' javascript:alert(1)//https://'],
    ['http://example.com/icon.png'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:application/javascript,alert(1)'],
    ['blob:https://example.com/1'],
    ['//example.com/icon.png'],
    [''],
    [undefined],
    [{}],
    [`data:image/png;base64,${'A'.repeat(10_000_000)}`],
  ])('keeps the wallet and drops an icon that is no image, or a huge one', (icon) => {
    const found = parse({ info: { ...info, icon }, provider })
    expect(found?.descriptor.name).toBe('Example')
    expect(found?.descriptor).not.toHaveProperty('icon')
  })
})
