import { element } from '../dom/element.ts'
import { icon } from '../dom/icon.ts'
import { note } from '../dom/note.ts'
import { shortAddress } from '../dom/address.ts'
import type { RememberedWallet } from '../RecoverState.ts'
import { failureNote } from './failureNote.ts'
import type { View, ViewContext } from './View.ts'

/** The first step: a file, or a wallet that this browser remembers. */
export function chooseView(context: ViewContext): View {
  const { isOnWeb, recovery, texts } = context
  const { t } = texts
  const input = element('input', { type: 'file', class: 'hidden', 'data-testid': 'lk-recover-file' })
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    // The same file can be chosen again after it was replaced.
    if (file) void recovery.chooseFile(file).finally(() => (input.value = ''))
  })
  const drop = element(
    'label',
    { class: 'drop' },
    input,
    icon('file'),
    element('strong', {}, t('drop')),
    element('span', { class: 'sub' }, t('dropHint')),
  )
  const failure = failureNote(context)
  const remembered = element('div', { class: 'list' })
  const web = element('div')
  const node = element(
    'section',
    { class: 'content', 'data-step': 'choose' },
    element('h2', { class: 'heading', tabindex: '-1' }, t('chooseTitle')),
    element('p', { class: 'lead' }, t('lead')),
    failure.node,
    drop,
    remembered,
    web,
    note({ level: 'info', title: t('private'), text: t('privateText') }),
  )
  let drawn: readonly RememberedWallet[] | undefined
  return {
    node,
    update: (state) => {
      failure.update(state)
      web.hidden = !isOnWeb()
      if (web.childElementCount === 0 && isOnWeb()) web.append(webNote(context))
      remembered.hidden = state.remembered.length === 0
      if (drawn === state.remembered) return
      drawn = state.remembered
      remembered.replaceChildren(
        element('h3', {}, t('remembered')),
        ...drawn.map((wallet, index) => rememberedRow(context, wallet, index)),
      )
    },
  }
}

function rememberedRow({ recovery, texts: { t } }: ViewContext, wallet: RememberedWallet, index: number): HTMLElement {
  const { address, hasCode, hasPasskey } = wallet
  const hint = hasCode && hasPasskey ? 'rememberedBoth' : hasCode ? 'rememberedCode' : 'rememberedPasskey'
  const text = element(
    'span',
    {},
    element('span', { dir: 'ltr', class: 'mono' }, shortAddress(address)),
    element('span', { class: 'sub' }, t(hint)),
  )
  const row = element('button', { type: 'button', class: 'row', 'data-testid': `lk-recover-wallet-${index}` })
  row.append(icon('key'), text)
  row.addEventListener('click', () => recovery.chooseWallet(index))
  return row
}

/** The browser downloads the file again, from the address that the visitor has opened. */
function webNote({ texts: { t } }: ViewContext): HTMLElement {
  const save = element('a', { class: 'button button-link', 'data-testid': 'lk-recover-save' }, t('save'))
  save.href = location.pathname
  save.download = 'recover.html'
  return note({ level: 'warn', title: t('web'), text: t('webText'), action: save })
}
