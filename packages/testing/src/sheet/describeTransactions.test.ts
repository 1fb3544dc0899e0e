import { describe, expect, it } from 'vitest'
import type { PromptTransaction, WalletPrompt } from '../wallet/types.ts'
import { describePrompt } from './describePrompt.ts'

const payment = { to: 'receiver', amount: 1_500_000_000n }
const token = { address: 'mint', decimals: 6 }

function show(transactions: readonly Partial<PromptTransaction>[], isSent = true) {
  const prompt: WalletPrompt = {
    kind: 'signTransactions',
    from: 'sender',
    isSent,
    transactions: transactions.map((each) => ({ transfers: [], others: [], fee: 5_000n, raw: '0x0102', ...each })),
    origin: 'https://app.example',
    method: 'solana:signTransaction',
    wallet: { name: 'Wallet', rdns: 'dev.wallet', icon: 'data:image/png;base64,' },
    chain: {
      chainId: 'solana:localnet',
      name: 'Local',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    },
  }
  return describePrompt(prompt)
}

const common = {
  type: 'rows',
  rows: [
    { label: 'From', value: 'sender', isAddress: true },
    { label: 'Network', value: 'Local' },
  ],
}
const fee = { label: 'Network fee, at most', value: '0.000005 SOL' }
const to = { label: 'To', value: 'receiver', isAddress: true }

describe('a prompt about transactions of Solana or Bitcoin', () => {
  it('shows the amount in the title if the transaction does nothing else', () => {
    expect(show([{ transfers: [payment] }])).toEqual({
      title: 'Send 1.5 SOL?',
      approve: 'Send',
      reject: 'Reject',
      blocks: [{ type: 'rows', rows: [to, fee] }, common],
    })
    expect(show([{ transfers: [payment], others: ['program'] }])).toMatchObject({
      title: 'Send this transaction?',
      blocks: [
        { rows: [{ label: 'Amount', value: '1.5 SOL' }, to, { label: 'Also uses', value: 'program' }, fee] },
        common,
      ],
    })
  })

  it('warns that the site can send the signed transaction', () => {
    expect(show([{ transfers: [payment] }], false)).toMatchObject({
      title: 'Sign this transaction?',
      lead: 'Once it is signed, the site can send it whenever it likes.',
      approve: 'Sign',
      blocks: [{ rows: [{ label: 'Amount', value: '1.5 SOL' }, to, fee] }, common],
    })
  })

  it('numbers several transactions, and shows the token of each payment', () => {
    const inTokens = { ...payment, amount: 2_500_000n, token }
    const unknown = { ...payment, amount: 1_234n, token: { ...token, decimals: undefined } }
    expect(show([{ transfers: [inTokens] }, { transfers: [unknown], fee: undefined }])).toMatchObject({
      title: 'Send 2 transactions?',
      blocks: [
        { title: 'Transaction 1', rows: [{ value: '2.5' }, { label: 'Token', value: 'mint' }, to, fee] },
        { title: 'Transaction 2', rows: [{ value: '1,234 (smallest unit)' }, { value: 'mint' }, to] },
        common,
        { type: 'warning', text: 'This is likely to fail. The network fee would be lost.' },
      ],
    })
  })

  it('shows unparsed transactions as bytes, and does not hide anything behind a program’s name', () => {
    expect(show([{ others: ['pro\u202Egram'] }])).toMatchObject({
      blocks: [
        { rows: [{ label: 'Also uses', value: 'pro[U+202E]gram' }, fee] },
        common,
        { type: 'text', text: '0x0102' },
      ],
    })
  })
})
