import { element } from './dom/element.ts'
import { icon } from './dom/icon.ts'
import { note } from './dom/note.ts'
import type { Recovery } from './createRecovery.ts'
import type { RecoverState } from './RecoverState.ts'
import { languages } from '../messages/languages.ts'
import { toLanguage } from '../messages/toLanguage.ts'
import { createTexts } from './texts/Texts.ts'
import { chooseView } from './views/chooseView.ts'
import { codeView } from './views/codeView.ts'
import { walletView } from './views/walletView.ts'
import type { View, ViewContext } from './views/View.ts'

const views: Readonly<Record<RecoverState['step'], (context: ViewContext) => View>> = {
  choose: chooseView,
  code: codeView,
  wallet: walletView,
}

/** Draws the page and keeps it up to date. `blocked`: why it does not work here. */
export function mountPage(parameters: {
  readonly page: Window
  readonly recovery: Recovery
  readonly blocked: 'framed' | 'insecure' | undefined
}): void {
  const { blocked, page, recovery } = parameters
  const { body, documentElement } = page.document
  let texts = createTexts(toLanguage(...page.navigator.languages))
  let typed: string[] = []
  let drawn: { readonly step: RecoverState['step']; readonly view: View } | undefined
  const isOnWeb = (): boolean => /^https?:$/.test(page.location.protocol) && page.navigator.onLine

  const main = element('main', { class: 'card' })
  const title = element('h1')
  const language = element('select', { class: 'language', 'data-testid': 'lk-recover-language' })
  for (const [tag, name] of Object.entries(languages))
    language.append(element('option', { value: tag, lang: tag }, name))
  language.addEventListener('change', () => {
    texts = createTexts(toLanguage(language.value))
    drawn = undefined
    draw({ keepsFocus: true })
  })
  const header = element(
    'header',
    { class: 'header' },
    element('span', { class: 'lock' }, icon('lock')),
    title,
    language,
  )

  const draw = ({ keepsFocus }: { readonly keepsFocus: boolean }): void => {
    documentElement.lang = texts.language
    documentElement.dir = texts.direction
    page.document.title = texts.t('title')
    title.textContent = texts.t('title')
    language.setAttribute('aria-label', texts.t('language'))
    language.value = texts.language
    if (blocked !== undefined) {
      const reason = note({ level: 'bad', title: texts.t(blocked), text: texts.t(`${blocked}Text`) })
      return main.replaceChildren(header, element('section', { class: 'content', 'data-step': 'blocked' }, reason))
    }
    const state = recovery.getState()
    if (drawn?.step !== state.step) {
      // What was typed ends with its step, but not with a change of the language.
      if (drawn !== undefined) typed = []
      drawn = { step: state.step, view: views[state.step]({ recovery, texts, typed, isOnWeb }) }
      main.replaceChildren(header, drawn.view.node)
      const { node } = drawn.view
      if (!keepsFocus) (node.querySelector<HTMLElement>('.field') ?? node.querySelector('h2'))?.focus()
    }
    drawn.view.update(state)
  }

  body.replaceChildren(main)
  draw({ keepsFocus: true })
  if (blocked !== undefined) return
  recovery.subscribe(() => draw({ keepsFocus: false }))
  for (const event of ['online', 'offline']) page.addEventListener(event, () => draw({ keepsFocus: true }))
  // A file that is dropped anywhere else would replace this page.
  page.addEventListener('dragover', (event) => event.preventDefault())
  page.addEventListener('drop', (event) => {
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file && recovery.getState().step === 'choose') void recovery.chooseFile(file)
  })
}
