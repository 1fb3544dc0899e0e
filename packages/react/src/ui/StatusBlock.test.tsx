import { describe, expect, it } from 'vitest'
import { emulateMedia } from '../test/emulateMedia.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { ConnectingRing } from './ConnectingRing.tsx'
import { Divider } from './Divider.tsx'
import { Note } from './Note.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'
import { StatusBlock } from './StatusBlock.tsx'
import { Truncate } from './Truncate.tsx'
import { WalletImage } from './WalletImage.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

const image = <WalletImage name="MetaMask" source={undefined} size="large" />

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(
      <>
        <h2>MetaMask</h2>
        <StatusBlock media={<ConnectingRing status="waiting">{image}</ConnectingRing>} title="Continue" text="Accept" />
        <StatusBlock tone="bad" title="Connection declined" text="Nothing was shared." />
        <Note tone="warn">This app does not support Polygon.</Note>
        <Note tone="bad">Something went wrong.</Note>
        <Divider />
        <SkeletonRow subtitle />
        <Truncate text="0x71C7656EC7ab88b098defB751B7401B5f6d8976F" />
      </>,
      { theme },
    )
    await expectAccessible(container)
  })
})

it('runs a ring around the icon while waiting, and shows it still and red when declined', async () => {
  const { container, rerender } = await render(<ConnectingRing status="waiting">{image}</ConnectingRing>)
  const runner = container.querySelector('.lk-ring-run')
  expect(runner && getComputedStyle(runner).animationName).toContain('lk-ring-run')
  await rerender(<ConnectingRing status="declined">{image}</ConnectingRing>)
  expect(container.querySelector('.lk-ring-run')).toBeNull()
  const track = container.querySelector('.lk-ring-track')
  const stroke = (): number[] =>
    track ? readColour(container, getComputedStyle(track).stroke).map((c) => Math.round(c * 255)) : []
  await expect.poll(stroke).toEqual(readColour(container, 'var(--lk-bad)').map((c) => Math.round(c * 255)))
})

it('does not run with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const { container } = await render(<ConnectingRing status="waiting">{image}</ConnectingRing>)
  const runner = container.querySelector('.lk-ring-run')
  expect(runner && getComputedStyle(runner).animationName).toBe('lk-ring-pulse')
})

it('announces a failure note immediately, and a warning in reading order', async () => {
  const { screen } = await render(
    <>
      <Note tone="bad">Bad</Note>
      <Note tone="warn">Warn</Note>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bad')
  await expect.element(screen.getByRole('note')).toHaveTextContent('Warn')
})

it('shows an address from left to right in every language', async () => {
  const { container } = await render(<Truncate text="0x71C7656EC7ab88b098defB751B7401B5f6d8976F" />, { locale: 'ar' })
  const address = container.querySelector('bdi')
  expect(address && getComputedStyle(address).direction).toBe('ltr')
  expect(address?.textContent).toBe('0x71…d8976F')
})

it('gives a loading row the height of the row it replaces', async () => {
  const { container } = await render(<SkeletonRow />)
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(56)
})

it('uses the language of the modal', async () => {
  const { container } = await render(<Divider />, { locale: 'en-XA' })
  expect(container.textContent).toBe('[öŕ~]')
})
