import type { PromptChain, PromptContent, PromptPayment, PromptTransaction } from '../wallet/types.ts'
import type { SheetBlock, SheetContent, SheetRow } from './describePrompt.ts'
import { formatAmount } from './formatAmount.ts'
import { sheetMessages } from './sheetMessages.ts'
import { toVisibleText } from './toVisibleText.ts'

const say = sheetMessages

/** Describes transactions of Solana or Bitcoin in plain words: payments and recipients, or the bytes if they cannot be parsed. */
export function describeTransactions(
  prompt: Extract<PromptContent, { kind: 'signTransactions' }>,
  chain: PromptChain,
): Omit<SheetContent, 'reject'> {
  const { transactions, isSent, from } = prompt
  const [first] = transactions
  const count = transactions.length
  const payments = transactions.flatMap(({ transfers }) => transfers)
  const [payment] = payments
  // The title contains an amount only if the transaction does nothing else.
  const isPlain = isSent && payment !== undefined && payments.length === 1 && count === 1 && first?.others.length === 0
  const usual = isSent ? say.sendTransactionsTitle(count) : say.signTransactionsTitle(count)
  const blocks = transactions.map((transaction, index): SheetBlock => {
    const rows = describeTransaction(transaction, chain, isPlain)
    return { type: 'rows', ...(count > 1 && { title: say.transaction(index + 1) }), rows }
  })
  const common = [address(say.from, from), { label: say.network, value: toVisibleText(chain.name, 60) }]
  const unread = transactions.filter(({ transfers }) => transfers.length === 0)
  return {
    title: isPlain ? describeTitle(payment, chain) : usual,
    ...(!isSent && { lead: say.signTransactionsLead }),
    approve: isSent ? say.send : say.sign,
    blocks: [
      ...blocks.filter((block) => block.type !== 'rows' || block.rows.length > 0),
      { type: 'rows', rows: common },
      ...unread.map(({ raw }): SheetBlock => ({ type: 'text', label: say.rawTransaction, text: toVisibleText(raw) })),
      ...(isSent && transactions.some(({ fee }) => fee === undefined)
        ? [{ type: 'warning', text: say.failure } as const]
        : []),
    ],
  }
}

function describeTitle(payment: PromptPayment, { nativeCurrency }: PromptChain): string {
  if (payment.token !== undefined) return say.sendUnknownTitle
  return say.sendTitle(formatAmount(payment.amount, nativeCurrency.decimals), nativeCurrency.symbol)
}

function describeTransaction(
  { transfers, others, fee }: PromptTransaction,
  { nativeCurrency }: PromptChain,
  isPlain: boolean,
): readonly SheetRow[] {
  const { decimals, symbol } = nativeCurrency
  return [
    ...transfers.flatMap(({ to, amount, token }): SheetRow[] => {
      if (token !== undefined) {
        const value = formatToken(amount, token.decimals)
        return [{ label: say.amount, value }, address(say.token, token.address), address(say.to, to)]
      }
      const value = `${formatAmount(amount, decimals)} ${symbol}`
      return [...(isPlain ? [] : [{ label: say.amount, value }]), address(say.to, to)]
    }),
    ...others.map((other): SheetRow => ({ label: say.others, value: toVisibleText(other, 60) })),
    ...(fee === undefined ? [] : [{ label: say.fee, value: `${formatAmount(fee, decimals)} ${symbol}` }]),
  ]
}

function formatToken(amount: bigint, decimals: number | undefined): string {
  return decimals === undefined ? say.amountUnknown(formatAmount(amount, 0)) : formatAmount(amount, decimals)
}

function address(label: string, value: string): SheetRow {
  return { label, value, isAddress: true }
}
