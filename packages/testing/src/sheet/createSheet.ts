import type { ConfirmDecision, WalletPrompt } from '../wallet/types.ts'
import type { ConfirmSheetParameters } from './confirmSheet.ts'
import { buildElement } from './buildElement.ts'
import { createWalletIcon } from './createIcons.ts'
import { describePrompt, toHost } from './describePrompt.ts'
import { forwardPresses } from './forwardPresses.ts'
import { renderBlocks } from './renderBlocks.ts'
import { sheetMessages } from './sheetMessages.ts'
import { sheetStyles } from './sheetStyles.ts'
import { toVisibleText } from './toVisibleText.ts'

/** The sheet of one wallet. It shows one question at a time. */
export interface Sheet {
  readonly ask: (prompt: WalletPrompt, signal: AbortSignal) => Promise<ConfirmDecision>
}

interface Question {
  readonly prompt: WalletPrompt
  readonly answer: (decision: ConfirmDecision) => void
}

/** The visible question. */
interface Shown {
  readonly tag: HTMLElement
  readonly close: () => void
}

/** The events that the page must not see, as it does not see those in an extension's popup. */
const privateEvents = ['click', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const
const privateKeys = ['keydown', 'keyup', 'keypress', 'focusin', 'focusout', 'input', 'change'] as const

/** Creates the sheet. It adds nothing to the page before its first question. */
export function createSheet({ theme = 'system' }: ConfirmSheetParameters): Sheet {
  const questions: Question[] = []
  let shown: Shown | undefined

  const showNext = (): void => {
    shown?.close()
    shown = undefined
    const [question] = questions
    if (question !== undefined) shown = show(question)
    count()
  }

  const count = (): void => {
    if (shown === undefined) return
    const text = questions.length > 1 ? sheetMessages.position(1, questions.length) : sheetMessages.testWallet
    shown.tag.textContent = text
  }

  const show = ({ prompt, answer }: Question): Shown => {
    const content = describePrompt(prompt)
    const reject = createButton('reject', content.reject)
    const approve = createButton('approve', content.approve)
    const { nodes, getChosen } = renderBlocks(content.blocks, (isEnough) => (approve.disabled = !isEnough))
    const tag = buildElement('span', { class: 'tag' })
    const heading = buildElement('h2', {
      text: content.title,
      attributes: { id: 'title', tabindex: '-1', autofocus: '', 'data-testid': 'lk-wallet-title' },
    })
    const lead =
      content.lead === undefined ? undefined : buildElement('p', { text: content.lead, attributes: { id: 'lead' } })
    const dialog = buildElement('dialog', {
      attributes: {
        'data-testid': 'lk-wallet',
        'data-kind': prompt.kind,
        'aria-labelledby': 'title',
        ...(lead && { 'aria-describedby': 'lead' }),
      },
      children: [
        renderHeader(prompt, tag),
        buildElement('div', {
          class: 'body',
          children: [
            buildElement('p', { class: 'origin', text: sheetMessages.asks(toHost(prompt.origin)) }),
            heading,
            lead,
            ...nodes,
          ],
        }),
        buildElement('footer', { children: [reject, approve] }),
      ],
    })
    const host = createHost(dialog, typeof theme === 'function' ? theme() : theme)
    let isAnswered = false
    const settle = (decision: ConfirmDecision): void => {
      if (isAnswered) return
      isAnswered = true
      answer(decision)
    }
    reject.addEventListener('click', () => settle({ approved: false }))
    approve.addEventListener('click', () => settle({ approved: true, accounts: getChosen() }))
    // The Escape key, and the back gesture of phones. A press beside the dialog closes it only until it reopens at once.
    dialog.addEventListener('close', () => {
      if (!dialog.open) settle({ approved: false })
    })
    forwardPresses(dialog)
    document.documentElement.append(host)
    dialog.showModal()
    return {
      tag,
      close() {
        isAnswered = true
        // Closed before it is removed, so that the browser restores the focus.
        dialog.close()
        host.remove()
      },
    }
  }

  return {
    ask: (prompt, signal) =>
      new Promise((resolve) => {
        const answer = (decision: ConfirmDecision): void => {
          signal.removeEventListener('abort', withdraw)
          const isShown = questions[0] === question
          questions.splice(questions.indexOf(question), 1)
          resolve(decision)
          if (isShown) showNext()
          else count()
        }
        const withdraw = (): void => answer({ approved: false })
        const question: Question = { prompt, answer }
        if (signal.aborted) return resolve({ approved: false })
        signal.addEventListener('abort', withdraw)
        questions.push(question)
        if (questions.length === 1) showNext()
        else count()
      }),
  }
}

function createHost(dialog: HTMLElement, theme: string): HTMLElement {
  const host = buildElement('div', { attributes: { 'data-testid': 'lk-wallet-host', 'data-theme': theme } })
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheetStyles)
  root.adoptedStyleSheets = [styles]
  root.append(dialog)
  for (const event of [...privateEvents, ...privateKeys]) {
    host.addEventListener(event, (happened) => happened.stopPropagation())
  }
  return host
}

function createButton(name: 'approve' | 'reject', text: string): HTMLButtonElement {
  return buildElement('button', {
    class: name,
    text,
    attributes: { type: 'button', 'data-testid': `lk-wallet-${name}` },
  })
}

function renderHeader({ wallet, chain }: WalletPrompt, tag: HTMLElement): HTMLElement {
  const name = buildElement('span', { class: 'name', text: toVisibleText(wallet.name, 60) })
  const network = buildElement('span', { class: 'network', text: toVisibleText(chain.name, 60) })
  return buildElement('header', {
    children: [createWalletIcon(wallet), buildElement('span', { class: 'names', children: [name, network] }), tag],
  })
}
