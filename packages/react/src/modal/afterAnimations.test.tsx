import { expect, it, onTestFinished, vi } from 'vitest'
import { afterAnimations } from './afterAnimations.ts'
import { until } from '../test/until.ts'
import { withMotion } from '../test/withMotion.ts'

withMotion()

function createElement(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** Waits until the page has run its tasks and frames. */
async function nextFrame(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

it('waits for running animations and for those that replace them', async () => {
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

it('does not block the page while a finished animation is still listed', async () => {
  const element = createElement()
  const done = vi.fn<() => void>()
  const stays = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, fill: 'forwards' })
  // As browsers do briefly: it has finished and still reports that it is running.
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

it('does nothing after it is cancelled', async () => {
  const element = createElement()
  const done = vi.fn<() => void>()
  const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], 100_000)
  const end = afterAnimations({ elements: [element], done })
  end()
  animation.finish()
  await nextFrame()
  expect(done).not.toHaveBeenCalled()
})
