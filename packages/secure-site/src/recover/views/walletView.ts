import { address } from '../dom/address.ts'
import { button } from '../dom/button.ts'
import { element } from '../dom/element.ts'
import { icon } from '../dom/icon.ts'
import type { IconName } from '../dom/icon.ts'
import type { TextKey } from '../texts/Texts.ts'
import type { Secret } from '../../vault/worker/Command.ts'
import { secretPanel } from './secretPanel.ts'
import type { View, ViewContext } from './View.ts'

const rows = [
  { secret: 'words', title: 'words', hint: 'wordsHint', sign: 'words' },
  { secret: 'eip155', title: 'eip155Key', hint: 'eip155KeyHint', sign: 'key' },
  { secret: 'solana', title: 'solanaKey', hint: 'solanaKeyHint', sign: 'key' },
] as const satisfies readonly { secret: Secret; title: TextKey; hint: TextKey; sign: IconName }[]

/** The last step: the addresses, and the words and keys, of which one is open at a time. */
export function walletView(context: ViewContext): View {
  const { recovery, texts } = context
  const { t } = texts
  const { addresses } = recovery.getState()
  const panel = secretPanel(context)
  const entries = rows.map(({ hint, secret, sign, title }) => {
    const row = element('button', { type: 'button', class: 'row', 'data-testid': `lk-recover-${secret}` })
    row.append(icon(sign), element('span', {}, t(title), element('span', { class: 'sub' }, t(hint))), icon('chevron'))
    row.addEventListener('click', () => {
      if (recovery.getState().secret?.secret === secret) recovery.closeSecret()
      else recovery.openSecret(secret)
    })
    return { secret, row, holder: element('div', { class: 'holder' }, row) }
  })
  const fact = (key: TextKey, value: string, testId: string): HTMLElement =>
    element('div', {}, element('h3', {}, t(key)), address(value, testId))
  const finish = button({ look: 'soft', testId: 'lk-recover-finish', text: t('finish'), onPress: recovery.startOver })
  const node = element(
    'section',
    { class: 'content', 'data-step': 'wallet' },
    element('h2', { class: 'heading', tabindex: '-1' }, t('walletTitle')),
    element('p', { class: 'lead' }, t('walletLead')),
    element(
      'div',
      { class: 'box' },
      fact('ethereum', addresses?.eip155 ?? '', 'lk-recover-address-eip155'),
      fact('solana', addresses?.solana ?? '', 'lk-recover-address-solana'),
    ),
    element('div', { class: 'list' }, element('h3', {}, t('secrets')), ...entries.map(({ holder }) => holder)),
    finish,
  )
  return {
    node,
    update: (state) => {
      for (const { holder, row, secret } of entries) {
        const isOpen = state.secret?.secret === secret
        row.ariaExpanded = String(isOpen)
        if (isOpen && panel.node.parentElement !== holder) holder.append(panel.node)
      }
      if (state.secret === undefined) panel.node.remove()
      panel.update(state)
    },
  }
}
