import { type OpenParameters, type ViewName } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { StrictMode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModalProvider } from '../components/ModalProvider.tsx'
import { createViewWorld, type ViewWorld, type ViewWorldParameters } from './createViewWorld.ts'
import { findHardCodedText } from './findHardCodedText.ts'
import { until } from './until.ts'

export type RenderModalParameters = ViewWorldParameters & {
  /** Connected by this wallet before anything is shown. */
  readonly connected?: string | readonly string[] | undefined
  /** Whether the connections of the last visit are awaited before anything is shown; true by default. */
  readonly isStarted?: boolean | undefined
}

export interface RenderedModal extends ViewWorld {
  readonly root: () => ShadowRoot
  readonly dialog: () => HTMLDialogElement
  /** The content of the view on screen, without those that leave. */
  readonly view: () => HTMLElement
  /** What the view shows, as text. */
  readonly text: () => string
  readonly find: (testId: string) => HTMLElement
  readonly query: (testId: string) => HTMLElement | null
  readonly click: (testId: string) => Promise<void>
  /** The dialog, for queries by role. */
  readonly screen: () => Locator
  readonly viewName: () => ViewName
  readonly status: () => string | undefined
  readonly hasStatus: (status: string) => Promise<void>
  /** Opens, and waits until the view is on screen and at rest. */
  readonly open: <view extends ViewName>(parameters?: OpenParameters<view>) => Promise<void>
  /** Waits until this view is on screen, alone and at rest. */
  readonly settled: (view: ViewName) => Promise<void>
  /** Waits until no dialog is left. */
  readonly closed: () => Promise<void>
  /** Everything that the view shows from now on, until the dialog is gone. */
  readonly watchText: () => { readonly seen: () => readonly string[] }
  /** Moves the modal's clock. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Takes the provider away, and the modal with it. */
  readonly unmount: () => Promise<void>
  /** Words that are not from the catalogue. */
  readonly hardCoded: (except: readonly string[]) => readonly string[]
}

/** Renders a whole modal as an app does: a real `createModal` under a provider in StrictMode, over an adapter that the test steers. */
export async function renderModal(parameters: RenderModalParameters = {}): Promise<RenderedModal> {
  const { connected = [], isStarted = true, ...world } = parameters
  const test = createViewWorld(world)
  const former = new Set(document.querySelectorAll(hosts))
  const { modal, clock } = test
  if (isStarted) await modal.start()
  for (const connectorId of [connected].flat()) await modal.connect({ connectorId })
  const rendered = await render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <button type="button">Opener</button>
      </ModalProvider>
    </StrictMode>,
  )
  onTestFinished(async () => {
    await rendered.unmount()
    await modal.destroy()
  })

  const root = (): ShadowRoot => {
    const found = [...document.querySelectorAll(hosts)].find((host) => !former.has(host))?.shadowRoot
    if (!found) throw new TypeError('There is no host yet.')
    return found
  }
  const query = (testId: string): HTMLElement | null => root().querySelector(`[data-testid="${CSS.escape(testId)}"]`)
  const find = (testId: string): HTMLElement => {
    const all = root().querySelectorAll<HTMLElement>(`[data-testid="${CSS.escape(testId)}"]`)
    const found = [...all].find((element) => element.closest('[data-to]') === null)
    if (!found) throw new TypeError(`There is no ${testId}.`)
    return found
  }
  const dialog = (): HTMLDialogElement => {
    const found = root().querySelector('dialog')
    if (!found) throw new TypeError('There is no dialog.')
    return found
  }
  const view = (): HTMLElement => {
    const found = root().querySelector<HTMLElement>('.lk-view:not([data-to]) .lk-body')
    if (!found) throw new TypeError('There is no view.')
    return found
  }
  const settled = async (name: ViewName): Promise<void> => {
    await expect.poll(() => dialog().dataset['view']).toBe(name)
    await until(() => {
      view()
      if (dialog().dataset['state'] !== 'open') throw new TypeError('The dialog is not open.')
      if (root().querySelectorAll('.lk-view').length !== 1) throw new TypeError('A view is still on its way out.')
      if (dialog().getAnimations({ subtree: true }).some(isOnTheWay)) throw new TypeError('Something still moves.')
    })
  }
  return {
    ...test,
    root,
    dialog,
    view,
    text: () => view().innerText,
    find,
    query,
    // What is clicked may be in a chunk that is still on its way.
    click: async (testId) => {
      const element = await until(() => find(testId))
      await page.elementLocator(element).click()
    },
    screen: () => page.elementLocator(dialog()),
    viewName: () => selectRoute(modal.controllers.router.store.getState()).view,
    status: () => dialog().dataset['status'],
    hasStatus: (status) => expect.poll(() => dialog().dataset['status']).toBe(status),
    open: async (open) => {
      modal.open(open)
      // A view that was open before is as good as settled until React has rendered.
      await nextFrame()
      await settled(selectRoute(modal.controllers.router.store.getState()).view)
    },
    settled,
    closed: () => expect.poll(() => root().querySelector('dialog')).toBeNull(),
    watchText: () => {
      const seen = new Set<string>()
      const observer = new MutationObserver(() => {
        const shown = root().querySelector<HTMLElement>('.lk-view:not([data-to]) .lk-body')
        if (shown) seen.add(shown.textContent)
      })
      observer.observe(root(), { subtree: true, childList: true, characterData: true, attributes: true })
      return {
        seen: () => {
          observer.disconnect()
          return [...seen]
        },
      }
    },
    advance: async (milliseconds) => {
      clock.advance(milliseconds)
      // React writes what the clock has changed in its own time.
      await nextFrame()
    },
    unmount: () => rendered.unmount(),
    hardCoded: (except) => findHardCodedText({ element: dialog(), except }),
  }
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

const hosts = '[data-testid="lk-host"]'

/** Endless animations, such as a spinner's, are no movement to be waited for. */
function isOnTheWay(animation: Animation): boolean {
  return animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
}
