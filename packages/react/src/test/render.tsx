import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { render as renderInto } from 'vitest-browser-react'
import { createTranslator } from '../messages/createTranslator.ts'
import type { Translator } from '../messages/createTranslator.ts'
import { loadMessages } from '../messages/loadMessages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { baseStyles } from '../theme/base.styles.ts'
import { createStyleRoot } from '../theme/createStyleRoot.ts'
import type { StyleRoot } from '../theme/createStyleRoot.ts'
import { resetStyles } from '../theme/reset.styles.ts'
import { StyleRootContext } from '../theme/StyleRootContext.ts'
import { themeStyles } from '../theme/theme.styles.ts'

export interface RenderParameters {
  /** The host's theme; the browser's preference by default. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The language of the messages, which also sets the direction. */
  readonly locale?: string | undefined
  /** Wraps the rendered element, inside StrictMode and our contexts. */
  readonly wrapper?: ((children: ReactNode) => ReactNode) | undefined
}

export interface Rendered {
  /** The element on `body` that carries the shadow root. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The element in the shadow root that React renders into, with the dialog's width and background. */
  readonly container: HTMLElement
  /** Queries within the container: `screen.getByRole('button')`. */
  readonly screen: Locator
  readonly styleRoot: StyleRoot
  readonly translator: Translator
  rerender(ui: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/**
 * Renders like the modal: in StrictMode, inside a shadow root on `body` with the theme, the base styles and messages. The
 * host is removed when the test ends.
 */
export async function render(ui: ReactNode, parameters: RenderParameters = {}): Promise<Rendered> {
  const { theme, locale = 'en', wrapper = (children) => children } = parameters
  const host = document.createElement('div')
  if (theme !== undefined) host.dataset['theme'] = theme
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const styleRoot = createStyleRoot(root)
  styleRoot.adopt(themeStyles)
  styleRoot.adopt(baseStyles)
  styleRoot.adopt(resetStyles)
  styleRoot.adopt({
    id: 'test',
    css: 'main{width:var(--lk-width);padding:16px;background:var(--lk-bg)}',
  })
  const translator = createTranslator(await loadMessages(locale, ['views', 'money']))
  const container = document.createElement('main')
  container.dir = translator.dir
  container.lang = translator.locale
  root.append(container)

  const wrap = (children: ReactNode): ReactNode => (
    <StrictMode>
      <StyleRootContext value={styleRoot}>
        <MessagesContext value={translator}>{wrapper(children)}</MessagesContext>
      </StyleRootContext>
    </StrictMode>
  )
  const rendered = await renderInto(wrap(ui), { container, baseElement: container })
  onTestFinished(async () => {
    await rendered.unmount()
    host.remove()
  })
  return {
    host,
    root,
    container,
    screen: page.elementLocator(container),
    styleRoot,
    translator,
    rerender: (next) => rendered.rerender(wrap(next)),
    unmount: rendered.unmount,
  }
}
