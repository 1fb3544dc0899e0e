import { button } from '../dom/button.ts'
import { element } from '../dom/element.ts'
import { note } from '../dom/note.ts'
import type { OpenSecret } from '../../secret/SecretState.ts'
import type { RecoverState } from '../RecoverState.ts'
import type { View, ViewContext } from './View.ts'

/** The panel under the row of an open secret: it hides the secret at first, then shows it until the visitor closes it. */
export function secretPanel({ recovery, texts: { t } }: ViewContext): View {
  const node = element('div', { class: 'panel' })
  const show = button({
    look: 'soft',
    testId: 'lk-recover-show',
    text: t('show'),
    onPress: () => void recovery.showSecret(),
  })
  const copy = button({
    look: 'soft',
    testId: 'lk-recover-copy',
    text: t('copy'),
    onPress: () => void recovery.copySecret(),
  })
  const hide = button({ look: 'soft', testId: 'lk-recover-hide', text: t('hide'), onPress: recovery.closeSecret })
  const said = element('p', { class: 'sub', role: 'status', 'data-testid': 'lk-recover-copy-state' })
  let drawn: string | undefined

  const draw = (open: OpenSecret): void => {
    const isWords = open.secret === 'words'
    const warning = note({
      level: 'bad',
      title: t(isWords ? 'warningWords' : 'warningKey'),
      text: t('warningText'),
    })
    if (open.text === undefined) {
      const hidden = element('p', { class: 'secret secret-hidden' }, t('hidden'))
      node.replaceChildren(warning, hidden, show, said)
      return
    }
    const shown = isWords ? words(open.text) : element('p', { class: 'secret', dir: 'ltr' }, open.text)
    shown.dataset['testid'] = 'lk-recover-secret'
    shown.tabIndex = -1
    node.replaceChildren(warning, shown, element('div', { class: 'two' }, copy, hide), said)
    shown.focus()
  }

  return {
    node,
    update: ({ copy: copied, secret: open }: RecoverState) => {
      const key = open && `${open.secret} ${open.text === undefined}`
      if (open && key !== drawn) draw(open)
      if (open === undefined) node.replaceChildren()
      drawn = key
      const isHeld = open?.stage === 'held'
      show.ariaDisabled = isHeld ? 'true' : null
      show.textContent = isHeld ? t('showIn', { seconds: String(open.secondsLeft) }) : t('show')
      const text = copied === 'idle' ? '' : t(copied === 'failed' ? 'copyFailed' : copied)
      if (said.textContent !== text) said.textContent = text
    },
  }
}

function words(text: string): HTMLElement {
  const list = text.split(' ').map((word) => element('li', {}, element('span', { class: 'mono' }, word)))
  return element('ol', { class: 'secret words', dir: 'ltr' }, ...list)
}
