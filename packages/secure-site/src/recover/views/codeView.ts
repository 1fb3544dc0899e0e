import { shortAddress } from '../dom/address.ts'
import { button } from '../dom/button.ts'
import { element } from '../dom/element.ts'
import { codeFields } from './codeFields.ts'
import { failureNote } from './failureNote.ts'
import type { View, ViewContext } from './View.ts'

/** The second step: the code, or the passkey of a wallet that this browser remembers. */
export function codeView(context: ViewContext): View {
  const { recovery, texts, typed } = context
  const { t } = texts
  const { source } = recovery.getState()
  const hasPasskey = source?.kind === 'device' && source.hasPasskey
  const hasCode = source?.kind !== 'device' || source.hasCode
  const name = source?.kind === 'device' ? shortAddress(source.address) : (source?.name ?? '')
  const lead = source?.kind === 'file' ? 'codeFile' : hasCode ? 'codeDevice' : 'passkeyDevice'
  const fields = codeFields(context)
  const failure = failureNote(context)
  const open = element('button', { class: 'button button-primary', 'data-testid': 'lk-recover-open' }, t('open'))
  const passkey = button({
    look: hasCode ? 'soft' : 'primary',
    testId: 'lk-recover-passkey',
    text: t('usePasskey'),
    onPress: () => void recovery.usePasskey(),
  })
  const form = element('form', { class: 'stack', novalidate: true }, fields.node, open)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void recovery.enterCode(typed)
  })
  const back = button({ look: 'link', testId: 'lk-recover-back', text: t('back'), onPress: recovery.startOver })
  const node = element(
    'section',
    { class: 'content', 'data-step': 'code' },
    element('h2', { class: 'heading', tabindex: '-1' }, hasCode ? t('codeTitle') : t('usePasskey')),
    element('p', { class: 'lead' }, t(lead, { name })),
    failure.node,
    ...(hasCode ? [form] : []),
    ...(hasPasskey ? [passkey] : []),
    element('div', { class: 'links' }, back),
  )
  let shown: unknown
  return {
    node,
    update: (state) => {
      failure.update(state)
      open.textContent = state.isWorking ? t('opening') : t('open')
      for (const each of [open, passkey]) each.ariaDisabled = state.isWorking ? 'true' : null
      fields.mark(state.wrongGroups)
      // Once for each failure, or the visitor could not leave the group.
      if (state.failure !== undefined && shown !== state.wrongGroups) fields.focus(state.wrongGroups[0] ?? 0)
      shown = state.wrongGroups
    },
  }
}
