import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTranslator } from '../messages/createTranslator.ts'
import { loadMessages } from '../messages/loadMessages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { attachSheetDrag } from '../modal/attachSheetDrag.ts'
import { ModalFrame } from '../modal/ModalFrame.tsx'
import type { ModalFrameProps } from '../modal/ModalFrameProps.ts'
import { ModalHost } from '../modal/ModalHost.tsx'
import type { ModalHostProps } from '../modal/ModalHost.tsx'
import { until } from './until.ts'

export interface FrameSettings {
  readonly host?: Omit<ModalHostProps, 'children'> | undefined
  readonly frame?: Partial<ModalFrameProps> | undefined
  /** Rendered beside the frame, in the host. */
  readonly beside?: ReactNode | undefined
}

export interface RenderedFrame {
  /** The frame's callbacks in order: `'back'`, `'close:escape'`, `'opened'`, `'closed'`. */
  readonly events: string[]
  readonly host: () => HTMLElement
  readonly root: () => ShadowRoot
  /** Finds one element in the shadow root, or throws. */
  readonly find: (selector: string) => HTMLElement
  readonly dialog: () => HTMLDialogElement | null
  /** The current view's content, without leaving views. */
  readonly view: () => HTMLElement
  /** Sets props, keeping all others. */
  readonly set: (settings: FrameSettings) => Promise<void>
  readonly setFrame: (frame: Partial<ModalFrameProps>) => Promise<void>
  /** Opens the frame and waits until the opening animation has ended. */
  readonly open: (frame?: Partial<ModalFrameProps>) => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Renders the frame in its host, in StrictMode; closed at first. */
export async function renderFrame(initial: FrameSettings = {}): Promise<RenderedFrame> {
  const events: string[] = []
  let host = initial.host ?? {}
  let beside = initial.beside
  let frame: ModalFrameProps = {
    open: false,
    view: 'Connect',
    title: 'Connect',
    direction: 'next',
    canGoBack: false,
    attachDrag: attachSheetDrag,
    onBack: () => events.push('back'),
    onClose: (reason) => events.push(`close:${reason}`),
    onOpened: () => events.push('opened'),
    onClosed: () => events.push('closed'),
    children: <p>Content</p>,
    ...initial.frame,
  }
  const translator = createTranslator(await loadMessages('en', ['views', 'money']))
  const toElement = (): ReactNode => (
    <StrictMode>
      <MessagesContext.Provider value={translator}>
        <ModalHost {...host}>
          <ModalFrame {...frame} />
          {beside}
        </ModalHost>
      </MessagesContext.Provider>
    </StrictMode>
  )
  const rendered = await render(toElement())
  onTestFinished(() => rendered.unmount())
  await nextFrame()

  const getHost = (): HTMLElement => {
    const testId = host.testId ?? 'lk-host'
    const element = (host.container ?? document.body).querySelector<HTMLElement>(`[data-testid="${testId}"]`)
    if (element === null) throw new TypeError('There is no host.')
    return element
  }
  const getRoot = (): ShadowRoot => {
    const { shadowRoot } = getHost()
    if (shadowRoot === null) throw new TypeError('The host has no open shadow root.')
    return shadowRoot
  }
  const find = (selector: string): HTMLElement => {
    const element = getRoot().querySelector<HTMLElement>(selector)
    if (element === null) throw new TypeError(`Nothing matches ${selector}.`)
    return element
  }
  const set = async (settings: FrameSettings): Promise<void> => {
    host = { ...host, ...settings.host }
    frame = { ...frame, ...settings.frame }
    if ('beside' in settings) beside = settings.beside
    await rendered.rerender(toElement())
    await nextFrame()
  }
  const setFrame = (next: Partial<ModalFrameProps>): Promise<void> => set({ frame: next })
  return {
    events,
    host: getHost,
    root: getRoot,
    find,
    dialog: () => getRoot().querySelector('dialog'),
    view: () => find('.lk-view:not([data-to])'),
    set,
    setFrame,
    open: async (next) => {
      const before = events.length
      await setFrame({ ...next, open: true })
      await until(() => {
        if (!events.slice(before).includes('opened')) throw new TypeError('The modal has not opened yet.')
      })
    },
    unmount: () => rendered.unmount(),
  }
}

/** Transitions start in the next frame. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
}
