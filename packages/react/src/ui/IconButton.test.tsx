import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { IconButton } from './IconButton.tsx'
import { BackIcon } from './icons/BackIcon.tsx'
import { CloseIcon } from './icons/CloseIcon.tsx'

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(
      <IconButton label="Close" onClick={() => {}}>
        <CloseIcon />
      </IconButton>,
      { theme },
    )
    await expectAccessible(container)
  })
})

it('is 36 px wide with a 44 px touch target', async () => {
  const onClick = vi.fn<() => void>()
  const { screen, root } = await render(
    <IconButton label="Close" onClick={onClick}>
      <CloseIcon />
    </IconButton>,
  )
  const box = screen.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([36, 36])
  for (const [x, y] of [
    [box.left - 3.5, box.top - 3.5],
    [box.right + 3.5, box.bottom + 3.5],
  ]) {
    expect(root.elementFromPoint(x ?? 0, y ?? 0)?.closest('button')).not.toBeNull()
  }
  expect(root.elementFromPoint(box.left - 5, box.top)?.closest('button') ?? null).toBeNull()
})

it('is mirrored in right-to-left languages', async () => {
  const back = (
    <IconButton label="Back" onClick={() => {}}>
      <BackIcon />
    </IconButton>
  )
  const transform = async (locale: string): Promise<string> => {
    const icon = (await render(back, { locale })).container.querySelector('svg')
    return icon === null ? '' : getComputedStyle(icon).transform
  }
  expect(await transform('en')).toBe('none')
  expect(await transform('ar')).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})
