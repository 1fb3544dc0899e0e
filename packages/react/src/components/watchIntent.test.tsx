import { expect, it, onTestFinished, vi } from 'vitest'
import { watchIntent } from './watchIntent.ts'

/** Watches until the test ends, with a button that counts how often its place is asked for. */
function watch() {
  const button = document.createElement('button')
  button.style.cssText = 'position: fixed; inset: 200px auto auto 200px'
  document.body.append(button)
  const destroy = new AbortController()
  const onIntent = vi.fn<() => void>()
  const getButtons = vi.fn<() => readonly Element[]>(() => [button])
  watchIntent({ onIntent, onIdle: () => {}, isEager: false, getButtons, signal: destroy.signal })
  onTestFinished(() => {
    destroy.abort()
    button.remove()
  })
  return { button, destroy, onIntent, getButtons }
}

const press = (target: Element): boolean => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

it('takes a focused button for an intent, once', () => {
  const { button, onIntent } = watch()
  button.focus()
  button.blur()
  button.focus()
  expect(onIntent).toHaveBeenCalledOnce()
})

it('ends when the modal is destroyed', () => {
  const { button, destroy, onIntent, getButtons } = watch()
  press(document.documentElement)
  const before = getButtons.mock.calls.length
  expect(before).toBeGreaterThan(0)
  destroy.abort()
  press(document.documentElement)
  button.focus()
  expect(getButtons).toHaveBeenCalledTimes(before)
  expect(onIntent).not.toHaveBeenCalled()
})
