import { expect, it } from 'vitest'
import { toSafeImageSource } from './toSafeImageSource.ts'

it.each([
  'https://example.com/icon.png',
  'https://example.com/a?b=c#d',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg%2F%3E',
  'data:image/svg+xml;utf8,<svg/>',
  'data:image/webp;base64,AAAA',
  'data:image/avif;base64,AAAA',
  'data:image/gif;base64,AAAA',
  'DATA:IMAGE/JPEG;base64,AAAA',
])('accepts %s', (source) => {
  expect(toSafeImageSource(`\n ${source} `)).toBe(source)
})

it('accepts longer data where a picture comes from the cloud, and nothing else that is long', () => {
  const source = `data:image/png;base64,${'A'.repeat(300_000)}`
  expect(toSafeImageSource(source, 400_000)).toBe(source)
  expect(toSafeImageSource(source, 300_000)).toBeUndefined()
  expect(toSafeImageSource(`https://example.com/${'a'.repeat(3_000)}`, 400_000)).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'http://example.com/icon.png',
  '//example.com/icon.png',
  '/icon.png',
  'icon.png',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'about:blank',
  'https://user:secret@example.com/icon.png',
  'https://user@example.com/icon.png',
  'https://',
  `https://example.com/${'a'.repeat(2_048)}`,
  `data:image/png;base64,${'A'.repeat(262_144)}`,
  'data:text/html,<script>alert(1)</script>',
  'data:image/bmp;base64,AAAA',
  'data:image/svg+xmlx,<svg/>',
  'data:image/png',
  'data:,image/png',
  'data:application/javascript,alert(1)',
  'vbscript:x',
  '<svg onload=alert(1)>',
  '',
  ' ',
  undefined,
  null,
  7,
  {},
  [],
  ['https://example.com/icon.png'],
  Symbol('x'),
  () => 'https://example.com/icon.png',
  { toString: () => 'https://example.com/icon.png' },
])('rejects %o', (source) => {
  expect(toSafeImageSource(source)).toBeUndefined()
})
