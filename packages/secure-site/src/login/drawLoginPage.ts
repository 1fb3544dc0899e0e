import { getDirection } from '../messages/getDirection.ts'
import type { SpokenLoginTexts } from './loadLoginTexts.ts'

/** What the page says. */
export type LoginNotice =
  | { readonly kind: 'waiting' | 'done' | 'refused' | 'failed' | 'over' | 'offline' }
  | { readonly kind: 'code'; readonly code: string; /** Of the app. */ readonly host: string }

/** Draws the page anew. Everything in it is text. */
export function drawLoginPage(parameters: {
  readonly page: Window
  readonly notice: LoginNotice
  readonly spoken: SpokenLoginTexts
}): void {
  const { notice, page, spoken } = parameters
  const { document } = page
  const { language, texts } = spoken
  const add = (name: 'h1' | 'p' | 'output', ...parts: readonly (string | Node)[]): HTMLElement => {
    const element = document.createElement(name)
    element.append(...parts)
    return element
  }
  const main = document.createElement('main')
  main.dataset['notice'] = notice.kind
  main.setAttribute('aria-live', 'polite')
  main.append(add('h1', texts[notice.kind]))
  if (notice.kind === 'code') {
    const host = document.createElement('bdi')
    host.append(notice.host)
    const [before, after] = texts.codeHint
    main.append(add('p', before, host, after), add('output', notice.code), add('p', texts.codeWarning))
  } else if (notice.kind === 'waiting') main.append(add('p', texts.waitingHint))
  else main.append(add('p', notice.kind === 'done' ? texts.doneHint : texts.closeHint))
  document.documentElement.lang = language
  document.documentElement.dir = getDirection(language)
  document.title = texts[notice.kind]
  document.body.replaceChildren(main)
}
