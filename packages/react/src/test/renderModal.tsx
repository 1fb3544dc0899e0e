import { type OpenParameters, type ViewName } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { StrictMode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModalProvider } from '../components/ModalProvider.tsx'
import { assertAtRest } from './assertAtRest.ts'
import { createViewWorld, type ViewWorld, type ViewWorldParameters } from './createViewWorld.ts'
import { findHardCodedText } from './findHardCodedText.ts'
import { until } from './until.ts'

export type RenderModalParameters = ViewWorldParameters & {
  /** The wallets connected before anything is rendered. */
  readonly connected?: string | readonly string[] | undefined
  /** Whether to restore the last visit's connections before anything is rendered; true by default. */
  readonly isStarted?: boolean | undefined
}

export interface RenderedModal extends ViewWorld {
  readonly root: () => ShadowRoot
  readonly dialog: () => HTMLDialogElement
  /** The current view's content, without leaving views. */
  readonly view: () => HTMLElement
  /** The view's text. */
  readonly text: () => string
  readonly find: (testId: string) => HTMLElement
  readonly query: (testId: string) => HTMLElement | null
  readonly click: (testId: string) => Promise<void>
  readonly focus: (testId: string) => Promise<void>
  /** The dialog, for queries by role. */
  readonly screen: () => Locator
  readonly viewName: () => ViewName
  readonly status: () => string | undefined
  readonly hasStatus: (status: string) => Promise<void>
  /** Opens the modal and waits until the view is on screen and at rest. */
  readonly open: <view extends ViewName>(parameters?: OpenParameters<view>) => Promise<void>
  /** Waits until only this view is on screen and at rest. */
  readonly settled: (view: ViewName) => Promise<void>
  /** Waits until the dialog is gone. */
  readonly closed: () => Promise<void>
  /** Records all texts that the view shows from now on, until the dialog is gone, except the one that it shows now. */
  readonly watchText: () => { readonly seen: () => readonly string[] }
  /** Advances the modal's clock. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Unmounts the provider, and with it the modal. */
  readonly unmount: () => Promise<void>
  /** Lists words that are not from the catalogue. */
  readonly hardCoded: (except: readonly string[]) => readonly string[]
}

/**
 * Renders a whole modal like an app: a real `createModal` under a provider in StrictMode, with an adapter that the test
 * controls.
 */
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
    if (!found) throw new TypeError('The host does not exist yet.')
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
    if (!found) throw new TypeError('The dialog does not exist.')
    return found
  }
  /** The element may be in a chunk that is still loading, or in a view that is being replaced. */
  const findSoon = (testId: string): Promise<HTMLElement> =>
    until(() => {
      if (root().querySelector('.lk-view[data-to]')) throw new TypeError('A view is still leaving.')
      return find(testId)
    })
  const view = (): HTMLElement => {
    const found = root().querySelector<HTMLElement>('.lk-view:not([data-to]) .lk-body')
    if (!found) throw new TypeError('No view is shown.')
    return found
  }
  const settled = async (name: ViewName): Promise<void> => {
    await expect.poll(() => dialog().dataset['view']).toBe(name)
    const isAtRest = (): boolean => {
      try {
        assertAtRest(root())
        return true
      } catch {
        return false
      }
    }
    // The dialog measures new content after the frame that shows it, and starts to change its height in the next one.
    do {
      await until(() => assertAtRest(root()))
      await nextFrame()
      await nextFrame()
    } while (!isAtRest())
  }
  return {
    ...test,
    root,
    dialog,
    view,
    text: () => view().innerText,
    find,
    query,
    click: async (testId) => {
      await page.elementLocator(await findSoon(testId)).click()
    },
    focus: async (testId) => {
      const element = await findSoon(testId)
      element.focus()
    },
    screen: () => page.elementLocator(dialog()),
    viewName: () => selectRoute(modal.controllers.router.store.getState()).view,
    status: () => dialog().dataset['status'],
    hasStatus: (status) => expect.poll(() => dialog().dataset['status']).toBe(status),
    open: async (open) => {
      modal.open(open)
      // A view that was open before counts as settled until React has rendered.
      await nextFrame()
      await settled(selectRoute(modal.controllers.router.store.getState()).view)
    },
    settled,
    closed: () => expect.poll(() => root().querySelector('dialog')).toBeNull(),
    watchText: () => {
      const seen = new Set<string>()
      const read = () => root().querySelector<HTMLElement>('.lk-view:not([data-to]) .lk-body')?.textContent
      // Whether something else changes before the text does depends on the machine's speed.
      const before = read()
      const observer = new MutationObserver(() => {
        const text = read()
        if (text !== undefined && text !== before) seen.add(text)
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
      // React renders the change asynchronously.
      await nextFrame()
    },
    unmount: () => rendered.unmount(),
    hardCoded: (except) => findHardCodedText({ element: dialog(), except }),
  }
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

const hosts = '[data-testid="lk-host"]'
