import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { holdMotion } from '../test/holdMotion.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import type { RenderedFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import { Alert } from './Alert.tsx'
import type { AlertMessage } from './Alert.tsx'
import { NoticeLayer } from './NoticeLayer.tsx'
import { Toast } from './Toast.tsx'
import type { ToastMessage } from './Toast.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

interface Notices {
  readonly toast?: ToastMessage | null | undefined
  readonly alert?: AlertMessage | null | undefined
  readonly onDismiss?: (() => void) | undefined
}

const toElement = ({ toast = null, alert = null, onDismiss = () => {} }: Notices): ReactNode => (
  <NoticeLayer>
    <Alert alert={alert} onDismiss={onDismiss} />
    <Toast toast={toast} />
  </NoticeLayer>
)

const renderNotices = (notices: Notices): Promise<RenderedFrame> => renderFrame({ beside: toElement(notices) })
const setNotices = (frame: RenderedFrame, notices: Notices): Promise<void> => frame.set({ beside: toElement(notices) })

const sending: ToastMessage = { id: 1, variant: 'loading', message: 'Sending 0.25 ETH' }
const sent: ToastMessage = { id: 2, variant: 'success', message: 'Sent' }
const declined: ToastMessage = { id: 3, variant: 'error', message: 'Signature declined' }
const misconfigured: AlertMessage = {
  id: 1,
  short: 'Invalid App Configuration',
  long: 'This origin is not on the project’s allowlist.',
}

/** Whether the element is visible and on top at its position. */
function isOnTop(frame: RenderedFrame, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = frame.root().elementsFromPoint(left + width / 2, top + height / 2)
  return found[0] === element || element.contains(found[0] ?? null)
}

/** The boxes of the lines of an element's text. */
function getRects(element: Element): DOMRectList {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()
}

it('has no backdrop, which would cover the frame of an embedded wallet for the browser’s proof that it is seen', async () => {
  const frame = await renderNotices({ toast: sending })
  expect(getComputedStyle(frame.find('.lk-notices'), '::backdrop').display).toBe('none')
})

it.each([
  { toast: sending, politely: true },
  { toast: sent, politely: true },
  { toast: declined, politely: false },
])('shows and announces the variant $toast.variant [S4.070]', async ({ toast, politely }) => {
  const frame = await renderNotices({})
  const region = frame.find(politely ? 'output' : '.lk-notices > [role=alert]:last-child')
  await setNotices(frame, { toast })
  const element = frame.find('[data-testid=lk-toast]')
  expect(element.dataset['variant']).toBe(toast.variant)
  expect(element.textContent).toBe(toast.message)
  expect(element.querySelector('svg')).not.toBe(null)
  expect(region.contains(element)).toBe(true)
})

it('shows the page with details, and a button that hides it, both usable', async () => {
  let hidden = 0
  const frame = await renderNotices({
    toast: {
      ...sending,
      link: { href: 'https://explorer.example/tx/0x1', label: 'Details' },
      dismiss: { label: 'Dismiss', onClick: () => (hidden += 1) },
    },
  })
  const link = frame.find('a[data-testid=lk-toast-link]')
  expect(link).toMatchObject({ href: 'https://explorer.example/tx/0x1', target: '_blank', rel: 'noreferrer' })
  const button = frame.find('[data-testid=lk-toast-dismiss]')
  await until(() => expect([isOnTop(frame, link), isOnTop(frame, button)]).toEqual([true, true]))
  await userEvent.click(button)
  expect(hidden).toBe(1)
  await expectAccessible(frame.host())
})

it('gives links a line of their own on a narrow phone, so that long words are not broken', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 768))
  const frame = await renderNotices({
    toast: {
      id: 4,
      variant: 'success',
      message: 'Transaktionsbestätigung erhalten',
      details: { label: 'Einzelheiten', onClick: () => {} },
      link: { href: 'https://explorer.example/tx/0x1', label: 'Im Explorer ansehen' },
      dismiss: { label: 'Schließen', onClick: () => {} },
    },
  })
  const toast = frame.find('[data-testid=lk-toast]')
  const details = frame.find('[data-testid=lk-toast-details]')
  const link = frame.find('[data-testid=lk-toast-link]')
  const dismiss = frame.find('[data-testid=lk-toast-dismiss]')
  await until(() => expect([details, link, dismiss].map((each) => isOnTop(frame, each))).toEqual([true, true, true]))
  const message = frame.find('.lk-toast-body > span')
  const lines = new Set(Array.from(getRects(message), ({ top }) => top))
  expect(lines.size).toBeLessThanOrEqual(2)
  expect(details.getBoundingClientRect().top).toBeGreaterThanOrEqual(message.getBoundingClientRect().bottom - 10)
  expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(360 - 16)
})

it('hides the current toast and shows the next after 150 ms [S4.071] [S9.008]', async () => {
  const frame = await renderNotices({ toast: sending })
  await until(() =>
    expect(
      frame
        .root()
        .getAnimations()
        .filter((item) => item instanceof CSSTransition),
    ).toEqual([]),
  )
  const release = await holdMotion()
  await setNotices(frame, { toast: declined })
  const leaving = frame.find('[data-testid=lk-toast]')
  expect(leaving.textContent).toBe('Sending 0.25 ETH')
  const fades = leaving.getAnimations().filter((item) => item instanceof CSSTransition)
  expect(fades.map((fade) => fade.effect?.getTiming().duration)).toEqual([150, 150])
  expect(fades.map((fade) => fade.transitionProperty).toSorted()).toEqual(['opacity', 'translate'])
  for (const fade of fades) {
    fade.pause()
    fade.currentTime = 149
  }
  await expect.poll(() => frame.root().querySelectorAll('[data-testid=lk-toast]')).toHaveLength(1)
  await release()
  for (const fade of fades) fade.play()
  await until(() => expect(frame.find('[data-testid=lk-toast]').textContent).toBe('Signature declined'))
  expect(leaving.isConnected).toBe(false)
})

it('hides the last toast, and updates the text of one that stays', async () => {
  const frame = await renderNotices({ toast: sending })
  const element = frame.find('[data-testid=lk-toast]')
  await setNotices(frame, { toast: { ...sending, message: 'Still sending' } })
  expect(element.textContent).toBe('Still sending')
  const release = await holdMotion()
  await setNotices(frame, { toast: null })
  expect(element.dataset).toHaveProperty('to')
  await release()
  await until(() => expect(element.isConnected).toBe(false))
})

it('shows the latest of several toasts that arrived while one was leaving', async () => {
  const frame = await renderNotices({ toast: sending })
  await setNotices(frame, { toast: sent })
  await setNotices(frame, { toast: declined })
  await until(() => expect(frame.find('[data-testid=lk-toast]').textContent).toBe('Signature declined'))
})

it('only fades a toast with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const frame = await renderNotices({ toast: sending })
  await until(() => expect(frame.find('[data-testid=lk-toast]').getAnimations()).toEqual([]))
  await holdMotion()
  await setNotices(frame, { toast: null })
  const fades = frame.find('[data-testid=lk-toast]').getAnimations()
  expect(fades.map((fade) => (fade instanceof CSSTransition ? fade.transitionProperty : fade))).toEqual(['opacity'])
})

it('is above the page while the modal is closed, and does not block presses beside it', async () => {
  const cover = document.createElement('button')
  cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
  let presses = 0
  cover.addEventListener('click', () => {
    presses += 1
  })
  document.body.append(cover)
  onTestFinished(() => cover.remove())
  const frame = await renderNotices({ alert: misconfigured, toast: sent })
  expect(isOnTop(frame, frame.find('[data-testid=lk-alert]'))).toBe(true)
  await userEvent.click(cover, { position: { x: 10, y: 40 } })
  expect(presses).toBe(1)
})

it('is above the open dialog and usable there', async () => {
  const frame = await renderNotices({ toast: sent })
  await frame.open()
  await setNotices(frame, { toast: sent, alert: misconfigured, onDismiss: () => frame.events.push('dismissed') })
  await until(() => expect(frame.dialog()?.contains(frame.find('[data-testid=lk-alert]'))).toBe(true))
  expect(isOnTop(frame, frame.find('[data-testid=lk-alert]'))).toBe(true)
  await userEvent.click(frame.find('[data-testid=lk-alert-dismiss]'))
  expect(frame.events).toEqual(['opened', 'dismissed'])
})

it('stays on screen as the same element while the modal opens and closes', async () => {
  const frame = await renderNotices({ toast: sending })
  const toast = frame.find('[data-testid=lk-toast]')
  await until(() => expect(toast.getAnimations()).toEqual([]))
  await frame.open()
  await expect.poll(() => frame.dialog()?.contains(toast)).toBe(true)
  expect(toast.checkVisibility()).toBe(true)
  expect(toast.getAnimations()).toEqual([])
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  await until(() => expect(toast.checkVisibility()).toBe(true))
  await expect.poll(() => frame.find('[data-testid=lk-toast]')).toBe(toast)
  expect(toast.getAnimations()).toEqual([])
})

it('tells the developer what is wrong and why', async () => {
  const frame = await renderNotices({})
  await setNotices(frame, { alert: misconfigured })
  const alert = frame.find('[role=alert] [data-testid=lk-alert]')
  expect(alert.innerText).toContain(misconfigured.short)
  expect(alert.innerText).toContain(misconfigured.long)
  expect(alert.getBoundingClientRect().width).toBe(360)
})

it.each(['light', 'dark'] as const)('is accessible in the %s theme', async (themeMode) => {
  const frame = await renderFrame({
    host: { themeMode },
    beside: toElement({ toast: declined, alert: misconfigured }),
  })
  await until(() => expect(frame.root().getAnimations()).toEqual([]))
  await expectAccessible(frame.host())
  await frame.open()
  await expectAccessible(frame.host())
})
