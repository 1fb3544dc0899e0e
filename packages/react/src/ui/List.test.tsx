import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { EditIcon } from './icons/EditIcon.tsx'
import { List } from './List.tsx'
import { ListItem } from './ListItem.tsx'
import { ListParts } from './ListParts.tsx'
import { NetworkImage } from './NetworkImage.tsx'
import { RowAction } from './RowAction.tsx'
import { Tag } from './Tag.tsx'
import { WalletImage } from './WalletImage.tsx'

const nothing = (): void => {}
const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
const rows = (
  <List label="Wallets">
    {names.map((name) => (
      <ListItem key={name} title={name} onClick={nothing} />
    ))}
  </List>
)

/** The text of the focused element in the shadow root. */
const focused = (root: ShadowRoot): string | undefined => root.activeElement?.textContent

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(
      <List label="Wallets">
        <ListItem
          title="MetaMask"
          subtitle="Ethereum"
          media={<WalletImage name="MetaMask" source={undefined} />}
          tag={<Tag tone="accent">Recent</Tag>}
          onClick={nothing}
        />
        <ListItem title="Explorer" href="https://example.com" tag={<Tag tone="good">Installed</Tag>} />
        <ListItem
          title="Ethereum"
          selected
          variant="flat"
          media={<NetworkImage networkId="eip155:1" name="Ethereum" />}
        />
        <ListItem title="Bitcoin" disabled tag={<Tag>Needs another wallet</Tag>} />
      </List>,
      { theme },
    )
    await expectAccessible(container)
  })
})

it('is one Tab stop, which stays where it was left', async () => {
  const { root, screen } = await render(
    <>
      {rows}
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await expect.poll(() => focused(root)).toBe('Alpha')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => focused(root)).toBe('Gamma')
  await userEvent.tab()
  await expect.poll(() => focused(root)).toBe('After')
  await userEvent.tab({ shift: true })
  await expect.poll(() => focused(root)).toBe('Gamma')
  await screen.getByText('Beta').click()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.poll(() => focused(root)).toBe('Beta')
})

it('moves by arrow keys, Home and End, and stops at its ends', async () => {
  const { root } = await render(rows)
  await userEvent.tab()
  const steps = [
    ['{ArrowUp}', 'Alpha'],
    ['{End}', 'Delta'],
    ['{ArrowDown}', 'Delta'],
    ['{ArrowUp}', 'Gamma'],
    ['{ArrowLeft}', 'Gamma'],
    ['{Home}', 'Alpha'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    await expect.poll(() => focused(root), { message: key }).toBe(name)
  }
})

it('keeps one Tab stop when rows appear and disappear', async () => {
  const { root, rerender, container } = await render(rows)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await rerender(
    <List label="Wallets">
      <ListItem title="New" onClick={nothing} />
      <ListItem title="Alpha" onClick={nothing} />
    </List>,
  )
  const stops = (): (string | null)[] =>
    [...container.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).map((item) => item.textContent)
  await expect.poll(stops).toEqual(['New'])
  await userEvent.tab()
  await expect.poll(() => focused(root)).toBe('New')
})

it('has one Tab stop in a long list in parts, however it grows, and marks only what is new', async () => {
  const list = (count: number) => (
    <List label="Tokens" tight>
      <ListParts>
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} title={`Row ${index}`} variant="flat" onClick={nothing} />
        ))}
      </ListParts>
    </List>
  )
  const { root, rerender, container } = await render(list(60), { theme: 'light' })
  await expectAccessible(container)
  const items = (): readonly HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-lk-item]')]
  const stops = (): readonly number[] => items().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []))
  expect(stops()).toEqual([0])
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.poll(() => focused(root)).toBe('Row 59')
  expect(stops()).toEqual([59])
  const changed = new Set<Node>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.add(target)
  })
  observer.observe(container, { attributes: true, attributeFilter: ['tabindex'], subtree: true })
  onTestFinished(() => observer.disconnect())
  await rerender(list(110))
  await expect.poll(() => items().filter(({ tabIndex }) => tabIndex === -1)).toHaveLength(109)
  expect(stops()).toEqual([59])
  expect(changed.size).toBe(50)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => focused(root)).toBe('Row 60')
  expect(stops()).toEqual([60])
  await rerender(list(10))
  await expect.poll(stops).toEqual([0])
})

it('draws the rows of a long list one part a frame, also those that replace others, and never hides the focus', async () => {
  const list = (names: readonly string[]) => (
    <List label="Tokens" tight>
      <ListParts>
        {names.map((name) => (
          <ListItem key={name} title={name} variant="flat" onClick={nothing} />
        ))}
      </ListParts>
    </List>
  )
  const toNames = (prefix: string) => Array.from({ length: 80 }, (_, index) => `${prefix} ${index}`)
  const { root, rerender, container } = await render(list(toNames('Old')))
  const listHidden = (): Element[] => [...container.querySelectorAll('.lk-list-part[style*="content-visibility"]')]
  await expect.poll(listHidden).toEqual([])
  const hidden = new Set<number>()
  const observer = new MutationObserver((records) => {
    const parts = [...container.querySelectorAll('.lk-list-part')]
    for (const { target, oldValue } of records)
      if (target instanceof Element && oldValue?.includes('content-visibility')) hidden.add(parts.indexOf(target))
  })
  observer.observe(container, { attributes: true, attributeFilter: ['style'], attributeOldValue: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const showAll = async (): Promise<readonly number[]> => {
    await expect.poll(listHidden).toEqual([])
    return [...hidden].toSorted((one, other) => one - other)
  }

  // Each part has one row that is new.
  await rerender(list(['First', ...toNames('Old').slice(0, -1)]))
  expect(await showAll()).toEqual([])
  await rerender(list(toNames('New')))
  expect(await showAll()).toEqual([1, 2, 3, 4, 5])
  hidden.clear()
  // The row with the focus is in the fourth part.
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}'.repeat(30))
  await expect.poll(() => focused(root)).toBe('New 30')
  await rerender(list(toNames('Last').map((name, index) => (index === 30 ? 'New 30' : name))))
  expect(await showAll()).toEqual([1, 2, 4, 5])
  expect(focused(root)).toBe('New 30')
})

it('moves in a grid by the items’ positions, mirrored from right to left', async () => {
  const grid = (
    <List label="Grid">
      {names.map((name) => (
        <ListItem key={name} title={name} onClick={nothing} />
      ))}
    </List>
  )
  const { root, styleRoot } = await render(grid, { locale: 'ar' })
  styleRoot.adopt({ id: 'test-grid', layer: 'view', css: '.lk-list{grid-template-columns:1fr 1fr}' })
  await userEvent.tab()
  const steps = [
    ['{ArrowLeft}', 'Beta'],
    ['{ArrowDown}', 'Delta'],
    ['{ArrowRight}', 'Gamma'],
    ['{ArrowUp}', 'Alpha'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    await expect.poll(() => focused(root), { message: key }).toBe(name)
  }
})

it('presses on Enter, reports intent, and ignores presses on a disabled row', async () => {
  const onClick = vi.fn<() => void>()
  const onIntent = vi.fn<() => void>()
  const { screen } = await render(
    <List label="Wallets">
      <ListItem title="Alpha" onClick={onClick} onIntent={onIntent} testId="lk-connect-wallet-alpha" />
      <ListItem title="Beta" onClick={onClick} disabled />
    </List>,
  )
  await userEvent.tab()
  expect(onIntent).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Beta' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByTestId('lk-connect-wallet-alpha').element().textContent).toBe('Alpha')
})

it('has a row’s action as its next Tab stop, and as the item if the row cannot be pressed', async () => {
  const { root } = await render(
    <>
      <List label="Accounts">
        {['In use', ...names].map((name, index) => (
          <ListItem
            key={name}
            title={name}
            selected={index === 0}
            onClick={index === 0 ? undefined : nothing}
            action={
              <RowAction label={`Edit ${name}`} onClick={nothing}>
                <EditIcon />
              </RowAction>
            }
          />
        ))}
      </List>
      <button type="button">After</button>
    </>,
  )
  const stop = (): string | undefined => root.activeElement?.ariaLabel ?? focused(root)
  const tab = async (): Promise<string | undefined> => {
    await userEvent.tab()
    return stop()
  }
  expect([await tab(), await tab()]).toEqual(['Edit In use', 'After'])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowDown}')
  expect(stop()).toBe('Alpha')
  expect([await tab(), await tab()]).toEqual(['Edit Alpha', 'After'])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowDown}')
  expect(stop()).toBe('Beta')
  expect([await tab(), await tab()]).toEqual(['Edit Beta', 'After'])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Home}')
  expect(stop()).toBe('Edit In use')
})

it('is 56 px high with and without a subtitle, cuts a long name, and grows with its explanation', async () => {
  const { screen, container } = await render(
    <List label="Wallets">
      <ListItem title="Alpha" onClick={nothing} media={<WalletImage name="Alpha" source={undefined} />} />
      <ListItem title={'x'.repeat(500)} subtitle="Short" tag={<Tag>Recent</Tag>} onClick={nothing} />
      <ListItem title="Beta" subtitle={'Explains it. '.repeat(9)} onClick={nothing} />
    </List>,
  )
  const rows = screen.getByRole('button').elements()
  const explained = rows.at(-1)
  const text = explained?.querySelector('.lk-row-subtitle')
  if (!explained || !text) throw new TypeError('no rows')
  expect(explained.getBoundingClientRect().height).toBeGreaterThan(70)
  expect(text.getBoundingClientRect().bottom).toBeLessThan(explained.getBoundingClientRect().bottom)
  for (const row of rows.slice(0, -1)) {
    const { height, width } = row.getBoundingClientRect()
    expect([height, width]).toEqual([56, 328])
  }
  expect(container.scrollWidth).toBe(360)
})

it('cuts a Latin name at its own end in an Arabic list, and keeps it on the right', async () => {
  const { container } = await render(
    <List label="Wallets">
      <ListItem title="A name in Latin letters that is far too long for its row" onClick={nothing} />
      <ListItem title="Short" onClick={nothing} />
    </List>,
    { locale: 'ar' },
  )
  const [long, short] = container.querySelectorAll('.lk-row-title')
  if (!long || !short) throw new TypeError('no rows')
  expect(getComputedStyle(long).direction).toBe('ltr')
  const range = document.createRange()
  range.selectNodeContents(short)
  expect(Math.round(range.getBoundingClientRect().right)).toBe(Math.round(short.getBoundingClientRect().right))
})

it('shows the parts of a long list one a frame, and moves nothing meanwhile', async () => {
  const list = (count: number) => (
    <List label="Tokens" tight>
      <ListParts>
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} title={`Row ${index}`} variant="flat" onClick={nothing} />
        ))}
      </ListParts>
    </List>
  )
  const { rerender, container } = await render(list(8), { theme: 'light' })
  const ul = container.querySelector('ul')
  const countHidden = (): number =>
    [...(ul?.children ?? [])].filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length
  const seen: [hidden: number, height: number][] = []
  expect(countHidden()).toBe(0)
  const growing = rerender(list(60))
  const isWhole = await new Promise<boolean>((resolve) => {
    const look = (): void => {
      seen.push([countHidden(), ul?.offsetHeight ?? 0])
      if (ul?.childElementCount === 8 && countHidden() === 0) resolve(true)
      else requestAnimationFrame(look)
    }
    look()
  })
  await growing
  expect(isWhole).toBe(true)
  const grown = seen.filter(([, height]) => height > 8 * 58)
  // The page may miss frames, but no frame shows more than one part.
  expect(Math.max(...grown.map(([hidden]) => hidden))).toBeGreaterThanOrEqual(4)
  for (const [index, [hidden]] of grown.entries())
    expect((grown[index - 1]?.[0] ?? hidden) - hidden).toBeLessThanOrEqual(1)
  expect(new Set(grown.map(([, height]) => height)).size).toBe(1)
})
