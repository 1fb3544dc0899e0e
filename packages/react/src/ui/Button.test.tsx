import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { Button } from './Button.tsx'
import { RetryIcon } from './icons/RetryIcon.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

const all = (
  <>
    <Button>Sign</Button>
    <Button variant="soft" icon={<RetryIcon />}>
      Try again
    </Button>
    <Button size="small" href="https://example.com">
      Open
    </Button>
    <Button loading>Signing</Button>
    <Button disabled>Continue</Button>
  </>
)

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(all, { theme })
    await expectAccessible(container)
  })
})

it('reacts to pointer, Enter and Space', async () => {
  const onClick = vi.fn<() => void>()
  const { screen } = await render(<Button onClick={onClick}>Sign</Button>)
  await screen.getByRole('button', { name: 'Sign' }).click()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('keeps size, name and focus while loading, and ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  const { screen, rerender, container } = await render(<Button onClick={onClick}>Sign the message</Button>)
  const button = screen.getByRole('button', { name: 'Sign the message' })
  await button.click()
  const before = button.element().getBoundingClientRect()
  await rerender(
    <Button onClick={onClick} loading>
      Sign the message
    </Button>,
  )
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getBoundingClientRect()).toEqual(before)
  expect(button.element().matches(':focus')).toBe(true)
  expect(container.querySelectorAll('.lk-spinner')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('is focusable but ignores presses when disabled', async () => {
  const onClick = vi.fn<() => void>()
  const { screen } = await render(
    <Button onClick={onClick} disabled>
      Sign
    </Button>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button').element().matches(':focus-visible')).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

it('opens another page without a referrer', async () => {
  const { screen } = await render(<Button href="https://example.com/">Open</Button>)
  const link = screen.getByRole('link', { name: 'Open' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
})

it('has a touch target of 44 px even when small', async () => {
  const { container, screen } = await render(
    <div style={{ padding: 10 }}>
      <Button size="small">Open</Button>
    </div>,
  )
  const { left, top, bottom } = screen.getByRole('button').element().getBoundingClientRect()
  expect(bottom - top).toBe(40)
  const root = container.getRootNode()
  if (!(root instanceof ShadowRoot)) throw new TypeError('not in a shadow root')
  expect(root.elementFromPoint(left + 20, top - 1.5)?.closest('button')).not.toBeNull()
  expect(root.elementFromPoint(left + 20, bottom + 1.5)?.closest('button')).not.toBeNull()
})

it('shows a 2 px accent focus ring with 2 px offset, for the keyboard only', async () => {
  const { screen } = await render(<Button>Sign</Button>, { theme: 'light' })
  const button = screen.getByRole('button').element()
  await screen.getByRole('button').click()
  expect(getComputedStyle(button).outlineStyle).toBe('none')
  if (button instanceof HTMLElement) button.blur()
  await userEvent.tab()
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(button)
  expect([outlineStyle, outlineWidth, outlineOffset, outlineColor]).toEqual(['solid', '2px', '2px', 'rgb(26, 86, 240)'])
})

it('has visible borders with forced colours, and does not move with reduced motion', async () => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' })
  const { screen, container } = await render(<Button loading>Sign</Button>)
  const { borderTopStyle, borderTopWidth } = getComputedStyle(screen.getByRole('button').element())
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px'])
  const spinner = container.querySelector('.lk-spinner')
  expect(spinner && getComputedStyle(spinner).animationName).toBe('lk-pulse')
})
