import type { TrialChange, TrialRun } from '../TrialRun.ts'

const spender = '0x3fC91A3afd70395Cd496C647d5a6CC9D4B67FADd'
const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 }
const pictures = { address: '0xbd3531dA5CF5857e7CfAA92426877b022e612cf8', symbol: 'PIC', decimals: undefined }

const paid: TrialChange = {
  kind: 'out',
  token: usdc,
  amount: { units: '100000000', decimals: 6, symbol: 'USDC' },
  tokenId: undefined,
}
const ether: TrialChange = {
  kind: 'in',
  token: undefined,
  amount: { units: '38000000000000000', decimals: 18, symbol: 'ETH' },
  tokenId: undefined,
}
const picture: TrialChange = { kind: 'in', token: pictures, amount: undefined, tokenId: '4711' }
const unlimited: TrialChange = {
  kind: 'permission',
  token: usdc,
  spender,
  amount: 'unlimited',
  tokenId: undefined,
}
const collection: TrialChange = { ...unlimited, token: pictures, amount: undefined }

const done = (...changes: readonly TrialChange[]): TrialRun => ({ kind: 'done', changes })

/** Results of trial runs. */
export const trials = {
  payment: done(paid),
  exchange: done(paid, ether),
  everything: done(paid, ether, picture, unlimited, collection),
  permission: done(unlimited),
  nothing: done(),
  running: { kind: 'running' },
  unchecked: { kind: 'unchecked' },
  partly: {
    kind: 'done',
    changes: [paid],
    refusals: [{ call: 2, reason: [{ text: 'ERC20: transfer amount exceeds balance', isHidden: false }] }],
  },
  refused: { kind: 'refused', reason: [{ text: 'ERC20: transfer amount exceeds balance', isHidden: false }] },
} as const satisfies Readonly<Record<string, TrialRun>>
