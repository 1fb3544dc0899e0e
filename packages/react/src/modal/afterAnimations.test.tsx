import { expect, it, onTestFinished, vi } from 'vitest'
import { afterAnimations } from './afterAnimations.ts'
import { until } from '../test/until.ts'

function createElement(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** The page has had its turns, of every kind. */
async function nextFrame(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

it('waits for what runs, and for what takes its place', async () => {
  const element = createElement()
  const done = vi.fn<() => void>()
  const first = element.animate([{ opacity: 0 }, { opacity: 1 }], 100_000)
  afterAnimations({ elements: [element], done })
  const second = element.animate([{ opacity: 1 }, { opacity: 0 }], 100_000)
  first.finish()
  await nextFrame()
  expect(done).not.toHaveBeenCalled()
  second.cancel()
  await until(() => expect(done).toHaveBeenCalledOnce())
})

it('leaves the page its turns while an animation that has finished is still listed', async () => {
  const element = createElement()
  const done = vi.fn<() => void>()
  const stays = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, fill: 'forwards' })
  // As browsers do for a moment: it has finished and says that it runs.
  Object.defineProperty(stays, 'playState', { value: 'running', configurable: true })
  await stays.finished
  expect(element.getAnimations()).toEqual([stays])
  const end = afterAnimations({ elements: [element], done })
  onTestFinished(end)
  await nextFrame()
  expect(done).not.toHaveBeenCalled()
  Reflect.deleteProperty(stays, 'playState')
  await until(() => expect(done).toHaveBeenCalledOnce())
})

it('does nothing any more when it is ended', async () => {
  const element = createElement()
  const done = vi.fn<() => void>()
  const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], 100_000)
  const end = afterAnimations({ elements: [element], done })
  end()
  animation.finish()
  await nextFrame()
  expect(done).not.toHaveBeenCalled()
})
