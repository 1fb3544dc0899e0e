import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { holdMotion } from '../test/holdMotion.ts'
import { loadParts } from '../test/loadParts.ts'
import { renderModal, type RenderedModal } from '../test/renderModal.tsx'
import { until } from '../test/until.ts'
import { withMotion } from '../test/withMotion.ts'

withMotion()

const metamask = 'lk-connect-wallet-io.metamask'

const atConnect = async (): Promise<RenderedModal> => {
  await loadParts()
  const modal = await renderModal()
  modal.adapter.answer = 'hold'
  await modal.open()
  // Flights are watched once the page has been idle, at the latest after 2 s. A busy browser may never call it idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }))
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return modal
}
const findFlyer = (modal: RenderedModal) => modal.dialog().querySelector('.lk-flyer')
const toPoint = (element: Element) => {
  const { x, y, width } = element.getBoundingClientRect()
  return [x, y, width].map(Math.round)
}

it('lets the chosen wallet’s picture fly from its row into the ring', async () => {
  const modal = await atConnect()
  const picture = modal.find(metamask).querySelector('.lk-picture')
  if (!picture) throw new TypeError('The row has no picture.')
  const panel = modal.dialog().querySelector('.lk-panel')
  const release = await holdMotion()
  const top = panel?.getBoundingClientRect().top ?? 0
  const [x, y = 0, width] = toPoint(picture)
  modal.find(metamask).click()
  const flyer = await until(() => {
    const found = findFlyer(modal)
    if (!found) throw new TypeError('Nothing flies.')
    return found
  })
  // At its start it covers the row's picture, whose place the panel may have moved.
  const moved = (panel?.getBoundingClientRect().top ?? 0) - top
  expect(toPoint(flyer)).toEqual([x, Math.round(y + moved), width])
  const [flight] = flyer.getAnimations()
  flight?.finish()
  await until(() => expect(findFlyer(modal)).toBeNull())
  await release()
  await modal.settled('ConnectingExternal')
  const landed = modal.view().querySelector('.lk-ring .lk-picture')
  expect(landed && getComputedStyle(landed).opacity).toBe('1')
})

it('flies for the keyboard, too, and not on the way back', async () => {
  const modal = await atConnect()
  const release = await holdMotion()
  await modal.focus(metamask)
  await userEvent.keyboard('{Enter}')
  await until(() => expect(findFlyer(modal)).not.toBeNull())
  await release()
  await modal.settled('ConnectingExternal')
  expect(findFlyer(modal)).toBeNull()
  await holdMotion()
  modal.find('lk-header-back').click()
  await until(() => expect(modal.dialog().querySelector('[data-to="previous"]')).not.toBeNull())
  expect(findFlyer(modal)).toBeNull()
})

it('does not fly with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const modal = await atConnect()
  await holdMotion()
  modal.find(metamask).click()
  await until(() => expect(modal.dialog().querySelector('[data-to]')).not.toBeNull())
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(findFlyer(modal)).toBeNull()
})
