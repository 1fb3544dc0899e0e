import { hexToString, size, slice } from 'viem'
import type { PromptCall, WalletPrompt } from '../wallet/types.ts'
import { describeTransactions } from './describeTransactions.ts'
import { flattenMessage } from './flattenMessage.ts'
import { formatAmount } from './formatAmount.ts'
import { sheetMessages } from './sheetMessages.ts'
import { toVisibleText } from './toVisibleText.ts'

/** A row of a table: a label and its value. */
export interface SheetRow {
  readonly label: string
  readonly value: string
  /** Shortened, and shown in full on demand. */
  readonly isAddress?: boolean | undefined
}

/** A block of the sheet's body. */
export type SheetBlock =
  | { readonly type: 'accounts'; readonly label: string; readonly accounts: readonly string[] }
  | { readonly type: 'rows'; readonly title?: string | undefined; readonly rows: readonly SheetRow[] }
  | { readonly type: 'text'; readonly label: string; readonly text: string }
  | { readonly type: 'warning'; readonly text: string }

/** The content of the sheet for a prompt. */
export interface SheetContent {
  readonly title: string
  readonly lead?: string | undefined
  readonly approve: string
  readonly reject: string
  readonly blocks: readonly SheetBlock[]
}

const say = sheetMessages

/** Describes a prompt in plain words. */
export function describePrompt(prompt: WalletPrompt): SheetContent {
  const content = describeContent(prompt)
  return { ...content, reject: content.reject ?? say.reject }
}

function describeContent(
  prompt: WalletPrompt,
): Omit<SheetContent, 'reject'> & { readonly reject?: string | undefined } {
  const { chain } = prompt
  const network = { label: say.network, value: toVisibleText(chain.name, 60) }
  switch (prompt.kind) {
    case 'connect': {
      const accounts: SheetBlock = { type: 'accounts', label: say.accounts, accounts: prompt.accounts }
      return { title: say.connectTitle, lead: say.connectLead, approve: say.connect, blocks: [accounts] }
    }
    case 'signMessage': {
      const text = toReadable(prompt.message.raw)
      return {
        title: say.signMessageTitle,
        lead: text === undefined ? say.signBytesLead : say.signMessageLead,
        approve: say.sign,
        blocks: [
          { type: 'text', label: say.message, text: toVisibleText(text ?? prompt.message.raw) },
          { type: 'rows', rows: [address(say.account, prompt.address), network] },
        ],
      }
    }
    case 'signTypedData': {
      const { domain, primaryType, message } = prompt.typedData
      const rows = [
        ...(domain.name === undefined ? [] : [{ label: say.domain, value: toVisibleText(domain.name, 60) }]),
        ...(domain.verifyingContract === undefined ? [] : [address(say.contract, domain.verifyingContract)]),
        address(say.account, prompt.address),
        network,
      ]
      return {
        title: say.signTypedDataTitle,
        lead: say.signTypedDataLead,
        approve: say.sign,
        blocks: [
          { type: 'rows', title: toVisibleText(primaryType, 60), rows: flattenMessage(message) },
          { type: 'rows', rows },
        ],
      }
    }
    case 'sendTransaction': {
      const { title, approve, rows } = describeCall(prompt.call, chain.nativeCurrency)
      const { decimals, symbol } = chain.nativeCurrency
      const fee =
        prompt.fee === undefined ? [] : [{ label: say.fee, value: `${formatAmount(prompt.fee, decimals)} ${symbol}` }]
      return {
        title: title(true),
        approve,
        blocks: [
          { type: 'rows', rows: [...rows, address(say.from, prompt.from), network, ...fee] },
          ...(prompt.fee === undefined ? [{ type: 'warning', text: say.failure } as const] : []),
        ],
      }
    }
    case 'sendCalls': {
      const calls = prompt.calls.map((call, index): SheetBlock => {
        const { title, rows } = describeCall(call, chain.nativeCurrency)
        return { type: 'rows', title: `${index + 1}. ${title(false)}`, rows }
      })
      const rows = [address(say.from, prompt.from), network]
      const title = say.callsTitle(calls.length)
      return { title, lead: say.callsLead, approve: say.confirm, blocks: [...calls, { type: 'rows', rows }] }
    }
    case 'signTransactions':
      return describeTransactions(prompt, chain)
    case 'switchNetwork': {
      const then = { label: say.networkThen, value: toVisibleText(prompt.to.name, 60) }
      return {
        title: say.switchTitle(toVisibleText(prompt.to.name, 40)),
        lead: say.switchLead,
        approve: say.switch,
        blocks: [{ type: 'rows', rows: [{ ...network, label: say.networkNow }, then] }],
      }
    }
    case 'addNetwork': {
      const { name, chainId, rpcUrl, nativeCurrency } = prompt.to
      const rows = [
        { label: say.network, value: toVisibleText(name, 60) },
        { label: say.chainId, value: String(chainId) },
        { label: say.coin, value: toVisibleText(`${nativeCurrency.name} (${nativeCurrency.symbol})`, 60) },
        { label: say.node, value: toVisibleText(rpcUrl, 200) },
      ]
      const title = say.addTitle(toVisibleText(name, 40))
      return {
        title,
        approve: say.add,
        blocks: [
          { type: 'rows', rows },
          { type: 'warning', text: say.addLead },
        ],
      }
    }
    case 'watchAsset': {
      const decimals = { label: say.decimals, value: String(prompt.decimals) }
      return {
        title: say.watchTitle(toVisibleText(prompt.symbol, 20)),
        lead: say.watchLead,
        approve: say.watch,
        blocks: [{ type: 'rows', rows: [address(say.token, prompt.token), decimals, network] }],
      }
    }
    case 'unlock':
      return {
        title: say.unlockTitle(toVisibleText(prompt.wallet.name, 40)),
        lead: say.unlockLead(toHost(prompt.origin)),
        approve: say.unlock,
        reject: say.notNow,
        blocks: [],
      }
  }
}

/** Returns the part of an origin by which people recognise a site. */
export function toHost(origin: string): string {
  return toVisibleText(URL.canParse(origin) ? new URL(origin).host || origin : origin, 80)
}

function describeCall(
  call: PromptCall,
  coin: { readonly symbol: string; readonly decimals: number },
): {
  readonly title: (isQuestion: boolean) => string
  readonly approve: string
  readonly rows: readonly SheetRow[]
} {
  const { to, value, data, transfer } = call
  const paid = formatAmount(value, coin.decimals)
  const pays = value === 0n ? [] : [{ label: say.pays, value: `${paid} ${coin.symbol}` }]
  if (transfer !== undefined) {
    const { symbol = '', decimals } = transfer
    const rows = [address(say.to, transfer.to), address(say.token, transfer.token)]
    if (decimals === undefined || symbol === '') {
      const amount = { label: say.amount, value: say.amountUnknown(formatAmount(transfer.amount, 0)) }
      const title = (isQuestion: boolean): string => (isQuestion ? say.sendUnknownTitle : say.callSendUnknown)
      return { title, approve: say.send, rows: [...rows, amount] }
    }
    const amount = formatAmount(transfer.amount, decimals)
    const name = toVisibleText(symbol, 20)
    return {
      title: (isQuestion) => (isQuestion ? say.sendTitle(amount, name) : say.callSend(amount, name)),
      approve: say.send,
      rows,
    }
  }
  if (to === undefined) {
    const code = { label: say.newCodeLabel, value: say.newCode(size(data)) }
    return {
      title: (isQuestion) => (isQuestion ? say.createTitle : say.callCreate),
      approve: say.confirm,
      rows: [code, ...pays],
    }
  }
  if (data !== '0x') {
    const selector = {
      label: say.functionLabel,
      value: say.function(slice(data, 0, Math.min(4, size(data))), size(data)),
    }
    return {
      title: (isQuestion) => (isQuestion ? say.contractTitle : say.callContract),
      approve: say.confirm,
      rows: [address(say.contract, to), selector, ...pays],
    }
  }
  return {
    title: (isQuestion) => (isQuestion ? say.sendTitle(paid, coin.symbol) : say.callSend(paid, coin.symbol)),
    approve: say.send,
    rows: [address(say.to, to)],
  }
}

function address(label: string, value: string): SheetRow {
  return { label, value, isAddress: true }
}

/** Returns the text in bytes, if they are text. */
function toReadable(raw: `0x${string}`): string | undefined {
  const text = hexToString(raw)
  return /[\uFFFD\0]/.test(text) ? undefined : text
}
