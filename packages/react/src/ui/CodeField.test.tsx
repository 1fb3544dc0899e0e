import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { getContrast } from '../test/getContrast.ts'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

function Field(props: Partial<CodeFieldProps>): ReactNode {
  const [value, setValue] = useState(props.value ?? '')
  return <CodeField onComplete={() => undefined} label="Code" {...props} value={value} onChange={setValue} />
}

async function renderField(props: Partial<CodeFieldProps> = {}) {
  const completed: string[] = []
  const onComplete = (code: string): void => void completed.push(code)
  const rendered = await render(<Field {...props} onComplete={onComplete} />)
  const input = (): HTMLInputElement => {
    const found = rendered.container.querySelector('input')
    if (!found) throw new TypeError('There is no field.')
    return found
  }
  const change = (next: Partial<CodeFieldProps>) => rendered.rerender(<Field {...next} onComplete={onComplete} />)
  const boxes = () => [...rendered.container.querySelectorAll<HTMLElement>('.lk-code span')]
  return { ...rendered, completed, input, change, boxes, texts: () => boxes().map(({ textContent }) => textContent) }
}

const paste = (element: HTMLElement, text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('draws the digits with enough contrast, also while they are selected and checked', async () => {
    const { container, rerender } = await render(<Field value="407192" />, { theme })
    const contrast = () => {
      const [box, digit] = ['.lk-code span', '.lk-code em'].map((selector) => container.querySelector(selector))
      if (!box || !digit) throw new TypeError('The digits are not drawn.')
      const [text, chip] = [getComputedStyle(digit).color, getComputedStyle(digit).backgroundColor]
      const paper = chip === 'rgba(0, 0, 0, 0)' ? getComputedStyle(box).backgroundColor : chip
      return getContrast(readColour(box, text), readColour(box, paper))
    }
    expect(contrast()).toBeGreaterThanOrEqual(4.5)
    await rerender(<Field isWrong shakeKey={1} />)
    expect(contrast()).toBeGreaterThanOrEqual(4.5)
    await rerender(<Field isBusy />)
    expect(contrast()).toBeGreaterThanOrEqual(4.5)
  })

  it('has no accessibility violation: empty, partly filled, wrong, busy', async () => {
    const { container, screen, rerender } = await render(<Field />, { theme })
    await expectAccessible(container)
    await screen.getByRole('textbox', { name: 'Code' }).fill('123')
    await expectAccessible(container)
    await rerender(<Field isWrong shakeKey={1} />)
    await expectAccessible(container)
    await rerender(<Field isBusy />)
    await expectAccessible(container)
  })
})

it('is one field that phones fill from the message, drawn as six boxes', async () => {
  const { input, boxes, container } = await renderField()
  expect(container.querySelectorAll('input')).toHaveLength(1)
  expect([input().autocomplete, input().inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(boxes()).toHaveLength(6)
  expect(boxes().every(({ ariaHidden }) => ariaHidden === 'true')).toBe(true)
  const { left, right } = input().getBoundingClientRect()
  expect(boxes()[0]?.getBoundingClientRect().left).toBe(left)
  expect(boxes()[5]?.getBoundingClientRect().right).toBeCloseTo(right)
})

it('submits with the last digit, once, and keeps the code', async () => {
  const { input, completed, texts } = await renderField()
  input().focus()
  await userEvent.keyboard('12345')
  expect(completed).toEqual([])
  await userEvent.keyboard('6')
  await expect.poll(() => completed).toEqual(['123456'])
  await expect.poll(() => texts()).toEqual(['1', '2', '3', '4', '5', '6'])
  // What exceeds the code is not taken.
  await userEvent.keyboard('{End}7')
  expect(input().value).toBe('123456')
  expect(completed).toEqual(['123456'])
})

it('ignores other characters than digits, and shows where the next digit goes', async () => {
  const { input, boxes, texts } = await renderField()
  input().focus()
  await userEvent.keyboard('1a 2-')
  await expect.poll(texts).toEqual(['1', '2', '', '', '', ''])
  await expect
    .poll(() => boxes().map(({ dataset }) => dataset['box']))
    .toEqual([undefined, undefined, 'caret', undefined, undefined, undefined])
})

it.each(['123 456', ' 123456\n', 'Your code: 123-456', '١٢٣٤٥٦'])('submits a pasted %j', async (text) => {
  const { input, completed } = await renderField({ value: '98' })
  paste(input(), text)
  await expect.poll(() => completed).toEqual(['123456'])
  expect(input().value).toBe('123456')
})

it('submits again when Enter is pressed in a full field, and says when digits are missing', async () => {
  let missing = 0
  const { input, completed } = await renderField({ value: '12345', onIncomplete: () => void missing++ })
  input().focus()
  await userEvent.keyboard('{Enter}')
  expect(missing).toBe(1)
  expect(completed).toEqual([])
  await userEvent.keyboard('{End}6')
  await expect.poll(() => completed).toEqual(['123456'])
  await userEvent.keyboard('{Enter}')
  expect(completed).toEqual(['123456', '123456'])
})

it('shakes once for a wrong code and selects all digits, so that the next digit replaces them', async () => {
  const { input, change, boxes, container, texts } = await renderField({ value: '407192' })
  const field = container.querySelector<HTMLElement>('.lk-code')
  let shakes = 0
  field?.addEventListener('animationstart', () => shakes++)
  expect(field?.dataset['shake']).toBeUndefined()
  await change({ isWrong: true, shakeKey: 1 })
  expect(input().matches(':focus')).toBe(true)
  await expect.poll(() => boxes().map(({ dataset }) => dataset['box'])).toEqual(Array(6).fill('selected'))
  await expect.poll(() => texts()).toEqual(['4', '0', '7', '1', '9', '2'])
  await expect.poll(() => shakes).toBe(1)
  await change({ isWrong: true, shakeKey: 1 })
  expect(shakes).toBe(1)
  await change({ isWrong: true, shakeKey: 2 })
  await expect.poll(() => shakes).toBe(2)
  await userEvent.keyboard('5')
  await expect.poll(texts).toEqual(['5', '', '', '', '', ''])
})

it('does not shake with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const { change, container } = await renderField({ value: '407192' })
  await change({ isWrong: true, shakeKey: 1 })
  const field = container.querySelector('.lk-code')
  expect(field?.getAnimations()).toEqual([])
})

it('keeps the code and the focus while it is checked', async () => {
  const { input, change, completed, texts } = await renderField({ value: '407192' })
  input().focus()
  await change({ isBusy: true })
  await userEvent.keyboard('5{Enter}')
  paste(input(), '111111')
  await expect.poll(() => texts().join('')).toBe('407192')
  expect(completed).toEqual([])
  expect(input().matches(':focus')).toBe(true)
})

it('puts the caret at the end when it is pressed, and selects a full code', async () => {
  const { input, screen, boxes, texts } = await renderField({ value: '40' })
  await screen.getByRole('textbox').click({ position: { x: 4, y: 20 } })
  expect(input().selectionStart).toBe(2)
  await userEvent.keyboard('7192')
  await expect.poll(texts).toEqual(['4', '0', '7', '1', '9', '2'])
  await screen.getByRole('textbox').click({ position: { x: 4, y: 20 } })
  await expect.poll(() => boxes()[0]?.dataset['box']).toBe('selected')
})
