import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { getContrast } from '../test/getContrast.ts'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { NetworkImage } from './NetworkImage.tsx'
import { fallbackColours } from './toFallbackColour.ts'
import { WalletImage } from './WalletImage.tsx'

const red =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="red"/%3E%3C/svg%3E'

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(
      <>
        <WalletImage name="MetaMask" source={red} label="MetaMask" />
        <WalletImage name="MetaMask" source={undefined} />
        <NetworkImage networkId="eip155:1" name="Ethereum" label="Ethereum" />
      </>,
      { theme },
    )
    await expectAccessible(container)
  })
})

it('fades a picture in and its initial out, in a box of fixed size', async () => {
  const { container } = await render(<WalletImage name="MetaMask" source={red} />)
  const box = container.querySelector('.lk-picture')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([40, 40])
  const image = container.querySelector('img')
  await expect.poll(() => image?.hasAttribute('data-loaded')).toBe(true)
  expect(container.querySelector('text')).toBeNull()
  expect(container.querySelector('.lk-picture')?.getBoundingClientRect()).toEqual(box)
  expect(image && getComputedStyle(image).transitionDuration).toBe('0.15s')
  expect([image?.referrerPolicy, image?.decoding, image?.draggable, image?.alt]).toEqual([
    'no-referrer',
    'async',
    false,
    '',
  ])
})

it('retries a failed address once, then shows the initial', async () => {
  // Port 1 is always closed.
  const source = 'https://localhost:1/icon.png'
  const { container } = await render(<WalletImage name="MetaMask" source={source} />)
  const first = container.querySelector('img')
  expect(first?.src).toBe(source)
  // No initial while the picture may still come: its place changes its look once.
  expect(container.querySelector('text')).toBeNull()
  await expect.poll(() => container.querySelector('img')).not.toBe(first)
  await expect.poll(() => container.querySelector('text')?.textContent).toBe('M')
  expect(container.querySelector('img')).toBeNull()
})

it('shows the initial immediately for an invalid picture, without a retry', async () => {
  const { container } = await render(<WalletImage name="MetaMask" source="data:image/png;base64,AAAA" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
  expect(container.querySelector('text')?.textContent).toBe('M')
})

it('never turns a wallet’s metadata into markup', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '"><script>alert(1)</script>', {}, 1n]
  const { container } = await render(
    hostile.map((source, index) => <WalletImage key={index} name="<b>X</b>" source={source} label={'"><i>x</i>'} />),
  )
  expect(container.querySelector('img, script, b, i')).toBeNull()
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(Array(5).fill('B'))
})

it.each([
  ['metamask', 'M'],
  ['  9 lives', '9'],
  ['🦊 Fox', 'F'],
  ['محفظة', 'م'],
  ['ﬁn', 'FI'],
  ['', '?'],
  ['🦊', '?'],
  ['\u202E\u0301evil', 'E'],
  ['́'.repeat(10_000), '?'],
])('shows %j as %s', async (name, initial) => {
  const { container } = await render(<WalletImage name={name} source={undefined} />)
  expect(container.querySelector('text')?.textContent).toBe(initial)
})

it('shows another wallet’s picture as soon as the wallet changes', async () => {
  const { container, rerender } = await render(<WalletImage name="A" source="data:image/png;base64,AAAA" />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
  await rerender(<WalletImage name="B" source={red} />)
  await expect.poll(() => container.querySelector('img')?.hasAttribute('data-loaded')).toBe(true)
})

it('has one colour per name, with white text at 4.5:1', async () => {
  const { container } = await render(
    ['A', 'B', 'A'].map((name, index) => <WalletImage key={index} name={name} source={undefined} />),
  )
  const [first, second, third] = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))
  expect(first).toBe(third)
  expect(first).not.toBe(second)
  for (const colour of fallbackColours) {
    expect(getContrast(readColour(container, colour), [1, 1, 1]), colour).toBeGreaterThanOrEqual(4.5)
  }
})

it('gives neighbours in a list or a grid different colours, also between rows that come later, and else keeps a colour', async () => {
  const many = Array.from({ length: 100 }, (_, index) => `Devnet ${index}`)
  const toList = (names: readonly string[]) => (
    <ul>
      {names.map((name, index) => (
        <li key={`${name} ${names.indexOf(name) === index ? '' : index}`}>
          <WalletImage name={name} source={undefined} />
        </li>
      ))}
    </ul>
  )
  const { container, rerender } = await render(toList(['A', 'Same', 'Z']))
  const readColours = () => [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))
  const alone = readColours()
  await rerender(toList(['A', ...many, 'Same', 'Same', 'Same', 'Same', 'Same', 'Z']))
  const colours = readColours()
  expect([colours[0], colours.at(-1)]).toEqual([alone[0], alone.at(-1)])
  expect(colours).toHaveLength(107)
  for (const [index, colour] of colours.entries()) {
    expect(fallbackColours).toContain(colour)
    expect(colours.slice(Math.max(0, index - 4), index)).not.toContain(colour)
  }
})

it('shows the logo of a well-known network or ecosystem, the initial of any other, and an app’s own picture', async () => {
  const { container } = await render(
    <>
      <NetworkImage networkId="eip155:1" name="Ethereum" />
      <NetworkImage networkId="eip155:11155111" name="Sepolia" />
      <NetworkImage networkId="eip155" name="Ethereum" />
      <NetworkImage networkId="constructor" name="Anvil" />
      <NetworkImage networkId="eip155:1" name="Own" source={red} />
    </>,
  )
  const sources = () => [...container.querySelectorAll('.lk-picture')].map((box) => box.querySelector('img')?.src)
  await expect.poll(() => sources()[0]).toMatch(/^data:image\/svg/)
  const [mainnet, testnet, ecosystem, unknown, own] = sources()
  expect([testnet, ecosystem]).toEqual([mainnet, mainnet])
  expect([unknown, own]).toEqual([undefined, red])
  const last = [...container.querySelectorAll('.lk-picture')][3]
  expect(last?.querySelector('text')?.textContent).toBe('A')
  expect(last && getComputedStyle(last).borderRadius).toBe('50%')
  await expect.poll(() => container.querySelectorAll('img[data-loaded]').length).toBe(4)
})
