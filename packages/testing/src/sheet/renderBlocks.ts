import { buildElement } from './buildElement.ts'
import { createAvatar } from './createIcons.ts'
import type { SheetBlock, SheetRow } from './describePrompt.ts'

/** The sheet's body and the selected accounts; undefined if there is nothing to select. */
export interface RenderedBlocks {
  readonly nodes: readonly Node[]
  readonly getChosen: () => readonly string[] | undefined
}

/** Renders the blocks of a sheet. `onChoice` is called with whether enough is selected to continue. */
export function renderBlocks(blocks: readonly SheetBlock[], onChoice: (isEnough: boolean) => void): RenderedBlocks {
  const boxes: { readonly address: string; readonly box: HTMLInputElement }[] = []
  const getTicked = (): readonly string[] => boxes.filter(({ box }) => box.checked).map(({ address }) => address)

  const renderAccount = (address: string): HTMLElement => {
    const attributes = { type: 'checkbox', checked: '', 'data-testid': `lk-wallet-account-${address}` }
    const box = buildElement('input', { attributes })
    box.addEventListener('change', () => onChoice(getTicked().length > 0))
    boxes.push({ address, box })
    const text = buildElement('span', { class: 'mono', children: [renderAddress(address)] })
    return buildElement('label', { class: 'account', children: [createAvatar(address), text, box] })
  }

  const nodes = blocks.map((block): Node => {
    switch (block.type) {
      case 'accounts':
        return buildElement('fieldset', {
          class: 'card accounts',
          children: [
            buildElement('legend', { class: 'hidden', text: block.label }),
            ...block.accounts.map(renderAccount),
          ],
        })
      case 'rows':
        return buildElement('div', {
          class: 'card',
          children: [
            block.title === undefined ? undefined : buildElement('h3', { text: block.title }),
            buildElement('dl', { children: block.rows.map(renderRow) }),
          ],
        })
      case 'text': {
        // Long messages scroll, so they must be focusable for the keyboard.
        const attributes = { tabindex: '0', role: 'group', 'aria-label': block.label }
        return buildElement('pre', { class: 'card', text: block.text, attributes })
      }
      case 'warning':
        return buildElement('p', { class: 'warning', text: block.text })
    }
  })
  return { nodes, getChosen: () => (boxes.length > 0 ? getTicked() : undefined) }
}

function renderRow({ label, value, isAddress }: SheetRow): HTMLElement {
  const description = isAddress
    ? buildElement('dd', { class: 'mono', children: [renderAddress(value)] })
    : buildElement('dd', { text: value })
  return buildElement('div', { class: 'row', children: [buildElement('dt', { text: label }), description] })
}

/** Shortened on screen, complete for the pointer and for screen readers. */
function renderAddress(address: string): HTMLElement {
  return buildElement('span', {
    attributes: { title: address },
    children: [
      buildElement('span', {
        text: `${address.slice(0, 6)}…${address.slice(-6)}`,
        attributes: { 'aria-hidden': 'true' },
      }),
      buildElement('span', { class: 'hidden', text: address }),
    ],
  })
}
