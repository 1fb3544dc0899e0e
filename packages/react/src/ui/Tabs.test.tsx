import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { Tabs } from './Tabs.tsx'

const short = ['Ethereum', 'Solana', 'Bitcoin']
const long = ['Mobiltelefone', 'Arbeitsplatzrechner', 'Netzanwendungen']

function Row({ names }: { readonly names: readonly string[] }): ReactNode {
  const [selected, setSelected] = useState(names[0] ?? '')
  return (
    <Tabs
      tabs={names.map((name) => ({ id: name, label: name }))}
      selected={selected}
      onSelect={setSelected}
      label="Kinds"
    >
      {selected}
    </Tabs>
  )
}

const boxesOf = (container: Element): readonly (readonly number[])[] =>
  [...container.querySelectorAll('.lk-tab')].map((tab) => {
    const { left, top, width, height } = tab.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  })

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation', async () => {
    const { container } = await render(<Row names={long} />, { theme })
    await expectAccessible(container)
  })
})

it('gives short names equal widths in one line', async () => {
  const { container } = await render(<Row names={short} />)
  const boxes = boxesOf(container)
  expect(new Set(boxes.map(([, , width]) => width)).size).toBe(1)
  expect(new Set(boxes.map(([, top]) => top)).size).toBe(1)
})

it('wraps to a second line rather than cut a name', async () => {
  const { container } = await render(<Row names={long} />)
  expect(new Set(boxesOf(container).map(([, top]) => top)).size).toBe(2)
  for (const tab of container.querySelectorAll('.lk-tab')) expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth)
  expect(container.scrollWidth).toBe(360)
})

it.each([[short], [long]])('moves nothing when another tab is selected: %s', async (...names) => {
  const { container, screen } = await render(<Row names={names.flat()} />)
  const before = boxesOf(container)
  for (const name of names.flat()) {
    await screen.getByRole('tab', { name }).click()
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(boxesOf(container)).toEqual(before)
  }
})
