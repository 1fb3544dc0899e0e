import jsQR from 'jsqr'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { QrCode } from './QrCode.tsx'
import { WalletImage } from './WalletImage.tsx'

const pairing =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1790000000'

/** Scans the drawn code like a camera, painted on white with its margin and logo. */
async function scan(container: Element, size = 576): Promise<string | undefined> {
  const svg = await vi.waitFor(
    () => {
      const found = container.querySelector('.lk-qr-code')
      if (found === null) throw new Error('no code yet')
      return found
    },
    { timeout: 20_000 },
  )
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new TypeError('no drawing')
  copy.setAttribute('color', '#121313')
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String(size))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const edge = Math.round(size * 1.14)
  const margin = (edge - size) / 2
  const logo = size * 0.2
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(image, margin, margin)
  if (container.querySelector('.lk-qr-logo') !== null) {
    context.fillStyle = '#3b7cff'
    context.fillRect((edge - logo) / 2, (edge - logo) / 2, logo, logo)
  }
  const { data } = context.getImageData(0, 0, edge, edge)
  return jsQR(data, edge, edge)?.data
}

it.each([
  ['a pairing link', pairing, false],
  ['a pairing link around a logo', pairing, true],
  ['a short link around a logo', 'https://example.com/', true],
  ['text that is not Latin', 'محفظة', true],
  ['a universal link around a logo', `https://example.com/wc?uri=${encodeURIComponent(pairing)}`, true],
])('can be scanned: %s', async (_, value, logo) => {
  const { container } = await render(
    <QrCode value={value} logo={logo ? <WalletImage name="X" source={undefined} /> : undefined} />,
  )
  // At one and two screen pixels per CSS pixel.
  expect(await scan(container, 288)).toBe(value)
  expect(await scan(container, 576)).toBe(value)
})

it('reserves its space while the code is loading, and announces both states', async () => {
  const { container, screen, rerender } = await render(<QrCode value={undefined} />)
  const code = screen.getByRole('img', { name: 'Generating QR code' })
  const box = code.element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([328, 328])
  expect(container.querySelectorAll('.lk-qr-wait rect')).toHaveLength(6)
  await rerender(<QrCode value={pairing} />)
  await expect.element(screen.getByRole('img', { name: 'QR code' })).toBeInTheDocument()
  expect(screen.getByRole('img').element().getBoundingClientRect()).toEqual(box)
  await expectAccessible(container)
})

it('shows the latest code, never a previous one', async () => {
  const { container, rerender } = await render(<QrCode value="first" />)
  await rerender(<QrCode value="second" />)
  expect(await scan(container)).toBe('second')
})

it('is drawn in the frame after its text arrives, because the encoder has loaded meanwhile', async () => {
  const { container, rerender } = await render(<QrCode value={undefined} />)
  await import('./encodeQr.ts')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const drawn = rerender(<QrCode value={pairing} />)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(container.querySelector('.lk-qr-code')).not.toBeNull()
  await drawn
})

it('reports a text that is too long for a code', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const { container } = await render(<QrCode value={'x'.repeat(5_000)} onError={onError} />)
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 20_000 })
  expect(container.querySelector('.lk-qr-code')).toBeNull()
})
