import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Avatar } from './Avatar.tsx'
import { toAvatarPaint } from './toAvatarPaint.ts'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const red = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E'

it('is the same for an address in any case, and differs between addresses', () => {
  expect(toAvatarPaint(address.toLowerCase())).toBe(toAvatarPaint(address))
  const faces = Array.from({ length: 200 }, (_, index) => toAvatarPaint(`${address}${index}`))
  expect(new Set(faces).size).toBe(200)
})

it('paints its gradient immediately, without a style attribute in the markup', async () => {
  const { container } = await render(<Avatar address={address} />)
  const face = container.querySelector('.lk-avatar-face')
  expect(face && getComputedStyle(face).backgroundImage).toContain('oklch(0.88 0.1 ')
  expect(face && getComputedStyle(face).backgroundColor).toContain('oklch(0.72 0.15 ')
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(<Avatar address={address} />)).not.toContain('style')
})

it('shows the picture only once it has loaded', async () => {
  const { container, rerender } = await render(<Avatar address={address} source={red} />)
  const image = container.querySelector('img')
  expect(image && getComputedStyle(image).opacity).toBe('0')
  await expect.poll(() => image && getComputedStyle(image).opacity).toBe('1')
  await rerender(<Avatar address={address} source="data:image/png;base64,AAAA" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
})

it.each(['javascript:alert(1)', 'http://example.com/a.png', {}])('loads nothing from %s', async (source) => {
  const { container } = await render(<Avatar address={address} source={source} />)
  expect(container.querySelector('img')).toBeNull()
})
