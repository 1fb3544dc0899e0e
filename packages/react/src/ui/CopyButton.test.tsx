import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import type { RenderParameters } from '../test/render.tsx'
import { CopyButton } from './CopyButton.tsx'
import { LiveRegion } from './LiveRegion.tsx'

const inRegion: RenderParameters = { wrapper: (children) => <LiveRegion>{children}</LiveRegion> }

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(
      <>
        <CopyButton text="x" label="Copy address" />
        <CopyButton text="x" label="Copy link" variant="soft" />
      </>,
      { ...inRegion, theme },
    )
    await expectAccessible(container)
  })
})

describe('pressed', () => {
  let written: string[] = []
  /** The page's own clipboard needs a permission that a headless browser does not grant. */
  const setClipboard = (clipboard: unknown): void => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  }
  beforeEach(() => {
    written = []
    setClipboard({ writeText: async (text: string) => void written.push(text) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  const press = (container: Element): void => container.querySelector('button')?.click()
  const status = (container: Element): string | undefined =>
    container.querySelector<HTMLElement>('.lk-copy')?.dataset['status']

  it('copies, announces it, and shows a tick for 1,200 ms', async () => {
    const onCopied = vi.fn<() => void>()
    const { container, screen } = await render(
      <CopyButton text="0xabc" label="Copy address" message="Address copied" onCopied={onCopied} />,
      inRegion,
    )
    press(container)
    await vi.waitFor(() => expect(status(container)).toBe('copied'), { timeout: 20_000 })
    expect(written).toEqual(['0xabc'])
    expect(screen.getByRole('status').element().textContent).toBe('Address copied')
    expect(onCopied).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_199)
    expect(status(container)).toBe('copied')
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(status(container)).toBe('idle'), { timeout: 20_000 })
  })

  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    [
      'throws',
      {
        writeText: () => {
          throw new TypeError('no')
        },
      },
    ],
  ])('reports a failure when the clipboard %s', async (_, clipboard) => {
    setClipboard(clipboard)
    const onFailed = vi.fn<() => void>()
    const onCopied = vi.fn<() => void>()
    const { container, screen, translator } = await render(
      <CopyButton text="0xabc" label="Copy address" onFailed={onFailed} onCopied={onCopied} />,
      inRegion,
    )
    press(container)
    await vi.waitFor(() => expect(status(container)).toBe('failed'), { timeout: 20_000 })
    expect(screen.getByRole('alert').element().textContent).toBe(translator.t('common.copyFailed'))
    expect(screen.getByRole('status').element().textContent).toBe('')
    expect(onFailed).toHaveBeenCalledOnce()
    expect(onCopied).not.toHaveBeenCalled()
  })

  it('announces the same text again when pressed again', async () => {
    const { container, screen } = await render(<CopyButton text="0xabc" label="Copy address" />, inRegion)
    press(container)
    await vi.waitFor(() => expect(screen.getByRole('status').element().textContent).toBe('Copied'), { timeout: 20_000 })
    const first = screen.getByRole('status').element().firstElementChild
    press(container)
    await vi.waitFor(() => expect(screen.getByRole('status').element().firstElementChild).not.toBe(first), {
      timeout: 20_000,
    })
    expect(screen.getByRole('status').element().textContent).toBe('Copied')
  })
})
