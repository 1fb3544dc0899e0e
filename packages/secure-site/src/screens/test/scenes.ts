// Every state of every screen, for tests and the gallery.
import { settingsScenes } from './settingsScenes.ts'
import { createSmartScenes } from './smartScenes.ts'
import { app, base, nothing, type Scene } from './sceneBase.ts'
import type { Amount, ApprovalFacts } from '../Facts.ts'
import { trials } from './trials.ts'
import type {
  ApproveScreen,
  CreateScreen,
  GrantScreen,
  LoginScreen,
  NoticeScreen,
  UnlockScreen,
  WindowScreen,
} from '../Screen.ts'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const spender = '0x3fC91A3afd70395Cd496C647d5a6CC9D4B67FADd'
const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 }
const solanaAddress = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'
const ether = (units: string): Amount => ({ units, decimals: 18, symbol: 'ETH' })
const fee = { most: ether('620000000000000'), estimate: ether('410000000000000') }
const text = (value: string) => [{ text: value, isHidden: false }]
const hex = `0x095ea7b3${'0'.repeat(24)}3fc91a3afd70395cd496c647d5a6cc9d4b67fadd${'f'.repeat(64)}`

const create: CreateScreen = {
  ...base,
  kind: 'create',
  isNew: true,
  canStore: true,
  canUsePasskey: true,
  createWithPasskey: nothing,
  createWithCode: nothing,
  createWithout: nothing,
  openWindow: undefined,
  code: undefined,
}
const code = { code: '7KQ4-M2XD-9RTP-V0HC-B6JN-3WGE-Z8AF', askedGroups: [2, 5], confirm: nothing }
const login: LoginScreen = { ...base, account: '', kind: 'login', logIn: nothing }
const unlock: UnlockScreen = {
  ...base,
  kind: 'unlock',
  canUsePasskey: true,
  hasCode: true,
  unlockWithPasskey: nothing,
  unlockWithCode: undefined,
  openWindow: nothing,
}
const inWindow: WindowScreen = {
  ...base,
  kind: 'window',
  purpose: 'approve',
  stage: 'asked',
  href: undefined,
  open: nothing,
  opened: nothing,
  block: undefined,
}
const notices: readonly NoticeScreen['notice'][] = [
  'opening',
  'done',
  'rejected',
  'over',
  'late',
  'foreign',
  'offline',
  'failed',
]
const grant: GrantScreen = { ...base, kind: 'grant', allow: nothing }
const message: ApprovalFacts = {
  kind: 'message',
  text: text('Keep my list of favourites on this device.\n\nList: 14 items\nAsked on 20 November 2026, 14:02 UTC'),
  bytes: '0x4b656570',
}
/** An approval of a message. */
export const approveMessage: ApproveScreen = {
  ...base,
  kind: 'approve',
  id: '1',
  title: 'message',
  network: { name: 'Ethereum', isTestnet: false },
  from: address,
  warnings: [],
  facts: message,
  trial: undefined,
  approve: nothing,
  openWindow: nothing,
  block: undefined,
  stage: 'ready',
}
const calls = (...list: Extract<ApprovalFacts, { kind: 'calls' }>['calls']): ApprovalFacts => ({
  kind: 'calls',
  calls: list,
  fee,
})
const transaction: ApproveScreen = {
  ...approveMessage,
  title: 'transaction',
  trial: trials.payment,
  facts: calls({
    action: {
      kind: 'tokenTransfer',
      token: usdc,
      from: address,
      to: spender,
      amount: { units: '100000000', decimals: 6, symbol: 'USDC' },
      tokenId: undefined,
    },
    value: undefined,
    data: hex,
  }),
}
const unlimited: ApproveScreen = {
  ...approveMessage,
  title: 'transaction',
  network: { name: 'Arbitrum One', isTestnet: false },
  warnings: ['unlimitedApproval'],
  trial: trials.permission,
  facts: calls({
    action: { kind: 'approval', token: usdc, spender, amount: 'unlimited', tokenId: undefined },
    value: undefined,
    data: hex,
  }),
}
const permit: ApproveScreen = {
  ...approveMessage,
  title: 'typedData',
  warnings: ['unlimitedApproval', 'permit2'],
  facts: {
    kind: 'typedData',
    primaryType: 'PermitSingle',
    domain: [
      { name: 'name', type: 'string', value: text('Permit2'), children: [] },
      { name: 'chainId', type: 'uint256', value: text('1'), children: [] },
    ],
    message: [
      {
        name: 'details',
        type: 'PermitDetails',
        value: undefined,
        children: [
          { name: 'token', type: 'address', value: text(usdc.address), children: [] },
          {
            name: 'amount',
            type: 'uint160',
            value: text('1461501637330902918203684832716283019655932542975'),
            children: [],
          },
        ],
      },
      { name: 'spender', type: 'address', value: text(spender), children: [] },
    ],
    permit: { tokens: [{ token: usdc.address, amount: 'unlimited' }], spender, deadline: '1795132800' },
  },
}
const typedData: ApproveScreen = {
  ...approveMessage,
  title: 'typedData',
  facts: {
    kind: 'typedData',
    primaryType: 'Order',
    domain: [{ name: 'name', type: 'string', value: text('Exchange'), children: [] }],
    message: [
      { name: 'price', type: 'uint256', value: text('100'), children: [] },
      {
        name: 'note',
        type: 'string',
        value: [...text('abc'), { text: 'U+202E', isHidden: true }, ...text('def')],
        children: [],
      },
    ],
    permit: undefined,
  },
}
const batch: ApproveScreen = {
  ...approveMessage,
  title: 'batch',
  trial: trials.exchange,
  facts: calls(
    {
      action: {
        kind: 'approval',
        token: usdc,
        spender,
        amount: { units: '100000000', decimals: 6, symbol: 'USDC' },
        tokenId: undefined,
      },
      value: undefined,
      data: hex,
    },
    {
      action: { kind: 'call', to: spender, selector: '0x38ed1739' },
      value: ether('20000000000000000'),
      data: `${hex}00`,
    },
  ),
}
const signIn: ApproveScreen = {
  ...approveMessage,
  title: 'signIn',
  facts: {
    kind: 'signIn',
    domain: 'app.demo.example',
    text: text(
      `app.demo.example wants you to sign in with your Ethereum account:\n${address}\n\nSign in to Demo app.\n\nURI: https://app.demo.example\nVersion: 1\nChain ID: 1\nNonce: 8f2kd93jq1\nIssued At: 2026-11-20T14:02:00Z`,
    ),
  },
}
const solana: ApproveScreen = {
  ...approveMessage,
  title: 'solanaTransaction',
  trial: trials.unchecked,
  network: { name: 'Solana', isTestnet: true },
  from: solanaAddress,
  facts: {
    kind: 'solana',
    isSent: true,
    fee: { units: '5000', decimals: 9, symbol: 'SOL' },
    transactions: [
      {
        feePayer: solanaAddress,
        signers: [solanaAddress],
        instructions: [
          {
            kind: 'transfer',
            from: solanaAddress,
            to: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
            amount: { units: '1500000000', decimals: 9, symbol: 'SOL' },
          },
          {
            kind: 'unknown',
            program: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
            data: '0x68656c6c6f',
            accounts: [solanaAddress],
          },
        ],
      },
    ],
  },
}
const long: ApproveScreen = {
  ...approveMessage,
  facts: {
    kind: 'message',
    text: text(Array.from({ length: 60 }, (_each, index) => `Line ${index + 1} of a long message.`).join('\n')),
    bytes: '0x00',
  },
}

/** All scenes. */
export const scenes: readonly Scene[] = [
  { name: 'create', screen: create },
  {
    name: 'protect an existing wallet',
    screen: { ...create, isNew: false, createWithCode: undefined, createWithout: undefined },
  },
  { name: 'create working', screen: { ...create, isWorking: true } },
  { name: 'create passkey cancelled', screen: { ...create, failure: 'passkeyCancelled' } },
  {
    name: 'create in a browser that keeps nothing',
    screen: { ...create, canStore: false, createWithout: undefined, createWithCode: undefined },
  },
  {
    name: 'create in a window',
    screen: {
      ...create,
      canStore: false,
      canUsePasskey: false,
      createWithout: undefined,
      createWithCode: undefined,
      openWindow: nothing,
    },
  },
  {
    name: 'create in a browser that keeps nothing, or in a window',
    screen: { ...create, canStore: false, createWithout: undefined, createWithCode: undefined, openWindow: nothing },
  },
  { name: 'create without passkeys', screen: { ...create, canUsePasskey: false } },
  {
    name: 'create for this browser only',
    screen: { ...create, canUsePasskey: false, createWithCode: undefined },
  },
  {
    name: 'create impossible',
    screen: { ...create, canStore: false, canUsePasskey: false, createWithCode: undefined, createWithout: undefined },
  },
  { name: 'recovery code', screen: { ...create, code } },
  { name: 'log in with a passkey', screen: login },
  { name: 'log in with a passkey, working', screen: { ...login, isWorking: true } },
  { name: 'log in with a passkey, cancelled', screen: { ...login, failure: 'passkeyCancelled' } },
  { name: 'log in with a passkey, unknown', screen: { ...login, failure: 'passkeyUnknown' } },
  { name: 'unlock', screen: unlock },
  { name: 'unlock with code only', screen: { ...unlock, canUsePasskey: false, failure: 'passkeyUnsupported' } },
  { name: 'unlock by code', screen: { ...unlock, canUsePasskey: false, unlockWithCode: nothing } },
  {
    name: 'unlock by code elsewhere',
    screen: { ...unlock, canUsePasskey: false, unlockWithCode: nothing, proves: 'enrol' },
  },
  {
    name: 'unlock by wrong code',
    screen: { ...unlock, canUsePasskey: false, unlockWithCode: nothing, failure: 'codeWrong' },
  },
  { name: 'unlock for settings', screen: { ...unlock, unlockWithCode: nothing, proves: 'settings' } },
  {
    name: 'unlock by code for settings',
    screen: { ...unlock, canUsePasskey: false, unlockWithCode: nothing, proves: 'settings' },
  },
  ...settingsScenes,
  { name: 'window', screen: inWindow },
  { name: 'window settings', screen: { ...inWindow, purpose: 'settings' } },
  { name: 'window with block', screen: { ...inWindow, block: nothing } },
  { name: 'window create', screen: { ...inWindow, purpose: 'create' } },
  { name: 'window enrol', screen: { ...inWindow, purpose: 'enrol' } },
  { name: 'window protect', screen: { ...inWindow, purpose: 'protect', failure: 'windowClosed' } },
  { name: 'window waiting', screen: { ...inWindow, stage: 'waiting' } },
  { name: 'window rejecting', screen: { ...inWindow, stage: 'waiting', isWorking: true } },
  { name: 'window claimed', screen: { ...inWindow, stage: 'claimed' } },
  { name: 'window uncertain', screen: { ...inWindow, stage: 'waiting', failure: 'rejectLost' } },
  { name: 'window blocked', screen: { ...inWindow, stage: 'blocked', href: '/window#scene' } },
  ...notices.map((notice): Scene => {
    const goOn = notice === 'foreign' || notice === 'offline' ? nothing : undefined
    return { name: `notice ${notice}`, screen: { ...base, kind: 'notice', notice, goOn } }
  }),
  { name: 'unlock moved', screen: { ...unlock, isMoved: true } },
  {
    name: 'unlock moved by code',
    screen: { ...unlock, canUsePasskey: false, unlockWithCode: nothing, isMoved: true },
  },
  { name: 'unlock an earlier wallet', screen: { ...unlock, unlockWithCode: nothing, proves: 'earlier' } },
  { name: 'unlock impossible', screen: { ...unlock, canUsePasskey: false, hasCode: false } },
  { name: 'unlock foreign passkey', screen: { ...unlock, hasCode: false, failure: 'passkeyForeign' } },
  { name: 'grant', screen: grant },
  {
    name: 'grant unverified on a local page',
    screen: { ...grant, app: { origin: 'http://app.localhost:5173', name: undefined, isUnverified: true } },
  },
  { name: 'approve message', screen: approveMessage },
  {
    name: 'approve bytes',
    screen: {
      ...approveMessage,
      warnings: ['rawBytes'],
      facts: { kind: 'message', text: undefined, bytes: `0x${'5f3a'.repeat(16)}` },
    },
  },
  { name: 'approve long message', screen: long },
  { name: 'approve typed data', screen: typedData },
  { name: 'approve permission', screen: permit },
  { name: 'approve sign-in', screen: signIn },
  { name: 'approve transaction', screen: transaction },
  { name: 'approve unlimited', screen: unlimited },
  { name: 'approve trial running', screen: { ...transaction, trial: trials.running } },
  { name: 'approve trial with every change', screen: { ...transaction, trial: trials.everything } },
  { name: 'approve trial without a change', screen: { ...transaction, trial: trials.nothing } },
  { name: 'approve trial impossible', screen: { ...transaction, trial: trials.unchecked } },
  { name: 'approve trial of a batch, refused in part', screen: { ...batch, trial: trials.partly } },
  { name: 'approve trial refused', screen: { ...transaction, trial: trials.refused } },
  { name: 'approve batch', screen: batch },
  ...createSmartScenes(batch),
  {
    name: 'approve deployment',
    screen: {
      ...transaction,
      facts: calls({ action: { kind: 'deploy', length: 1_234 }, value: ether('1'), data: '0x6080' }),
    },
  },
  { name: 'approve solana transaction', screen: solana },
  { name: 'approve checking', screen: { ...transaction, stage: 'checking' } },
  { name: 'approve signing', screen: { ...transaction, stage: 'signing', isWorking: true } },
  { name: 'approve sent', screen: { ...transaction, stage: 'sent' } },
  { name: 'approve may still happen', screen: { ...transaction, stage: 'failed', failure: 'sendFailed' } },
  { name: 'approve failed', screen: { ...transaction, stage: 'failed', failure: 'offline' } },
  { name: 'approve passkey cancelled', screen: { ...approveMessage, failure: 'passkeyCancelled', block: nothing } },
  {
    name: 'approve unverified',
    screen: {
      ...approveMessage,
      app: {
        ...app,
        isUnverified: true,
        origin: 'https://a-very-long-subdomain-of-an-app.that-has-a-long-name.demo.example:8443',
      },
    },
  },
]
