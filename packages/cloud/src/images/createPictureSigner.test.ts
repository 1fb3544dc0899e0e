import { expect, it } from 'vitest'
import { createPictureSigner } from './createPictureSigner.ts'

const [keyA, keyB] = ['11'.repeat(32), '22'.repeat(32)]
const url = 'https://pictures.example/1.png?size=2&name=%C3%A9'
const cid = 'QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg'
const day = 86_400_000

function create(keys: readonly string[] = [keyA], gateway?: string) {
  const clock = { now: 20_000 * day + 5_000 }
  return { clock, signer: createPictureSigner({ keys, gateway, now: () => clock.now }) }
}

function toSigned(path: string | undefined): string {
  return /^\/v1\/image\/([^/]+)$/.exec(path ?? '')?.[1] ?? ''
}

it('gives every node of a cloud the same path during a day, and reads it back', () => {
  const { signer } = create()
  const other = create()
  other.clock.now += day / 2
  expect(other.signer.sign(url)).toBe(signer.sign(url))
  expect(other.signer.read(toSigned(signer.sign(url)))).toBe(url)
})

it('reads a path for at most seven days', () => {
  const { clock, signer } = create()
  const signed = toSigned(signer.sign(url))
  clock.now = 20_007 * day - 1
  expect(signer.read(signed)).toBe(url)
  clock.now += 1
  expect(signer.read(signed)).toBeUndefined()
})

it('reads what a former key has signed while the operator keeps it', () => {
  const signed = toSigned(create([keyA]).signer.sign(url))
  expect(create([keyB, keyA]).signer.read(signed)).toBe(url)
  expect(create([keyB]).signer.read(signed)).toBeUndefined()
  expect(create([]).signer.read(signed)).toBeUndefined()
})

it('refuses every change of a path', () => {
  const { signer } = create()
  const signed = toSigned(signer.sign(url))
  const [expiry = '', encoded = '', mac = ''] = signed.split('.')
  const later = (Number.parseInt(expiry, 36) + 1).toString(36)
  const evil = Buffer.from('https://evil.example/').toString('base64url')
  const forged = [
    ...[
      `${later}.${encoded}.${mac}`,
      `${expiry}.${evil}.${mac}`,
      `${expiry}.${encoded}.`,
      `${expiry}.${encoded}.${mac.slice(1)}`,
    ],
    ...[
      `${expiry}.${encoded}.${'A'.repeat(43)}`,
      `.${mac}`,
      '',
      '..',
      `${expiry}.${encoded}.${mac}${mac}`,
      `${expiry}.${encoded}`,
    ],
    `${expiry}${encoded.slice(0, 1)}.${encoded.slice(1)}.${mac}`,
  ]
  for (const text of forged) expect(signer.read(text), text).toBeUndefined()
})

it.each([
  ...['http://pictures.example/1.png', 'https://user@pictures.example/', 'https://:secret@pictures.example/'],
  ...[
    'https://pictures.example:8443/',
    'https://pictures.example:80/',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
  ],
  ...[
    'ftp://pictures.example/',
    'javascript:alert(1)',
    'blob:https://pictures.example/1',
    'gopher://pictures.example/',
  ],
  ...[
    '//pictures.example/1.png',
    '/1.png',
    '',
    'https://',
    `https://pictures.example/${'a'.repeat(2_048)}`,
    `ipfs://${cid}/1.png`,
  ],
])('signs no path for %.60s', (text) => {
  expect(create().signer.sign(text)).toBeUndefined()
})

it('signs files of ipfs if there is a gateway, inside its folder only', () => {
  const { signer } = create([keyA], 'http://127.0.0.1:8080/ipfs/')
  for (const text of [`ipfs://${cid}`, `ipfs://${cid}/a b/1.png`, `ipfs://ipfs/${cid}/1.png`]) {
    expect(signer.read(toSigned(signer.sign(text)))).toBe(text)
  }
  const outside = [
    `${cid}/../../api`,
    `${cid}/%2e%2E/x`,
    `${cid}/a%2F..%2Fx`,
    `${cid}\\..`,
    `${cid}?arg=1`,
    `${cid}/%`,
    '..',
    'short',
    `user@${cid}`,
  ]
  for (const path of outside) expect(signer.sign(`ipfs://${path}`), path).toBeUndefined()
})

it('signs nothing without a key', () => {
  const { signer } = create([])
  expect([signer.hasKey, signer.sign(url)]).toEqual([false, undefined])
})
