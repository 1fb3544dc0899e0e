import { expect, it } from 'vitest'
import { toIcon } from './toIcon.ts'

it.each([
  ['data:image/svg+xml,<svg/>'],
  ['DATA:image/webp;base64,AA'],
  ['https://example.com/icon.png'],
  [`data:image/png;base64,${'A'.repeat(200_000)}`],
])('keeps an image', (icon) => {
  expect(toIcon(icon)).toBe(icon)
})

it('trims whitespace around an image', () => {
  expect(toIcon('\n data:image/png;base64,AA ')).toBe('data:image/png;base64,AA')
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
])('drops a value that is not an image, and a huge image', (icon) => {
  expect(toIcon(icon)).toBeUndefined()
})
