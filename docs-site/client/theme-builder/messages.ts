import type { TokenPair } from './choices.ts'

/** The views that the preview can show. */
export const previewViews = ['Connect', 'AllWallets', 'Account', 'Networks', 'WhatIsAWallet'] as const
export type PreviewView = (typeof previewViews)[number]

export const viewLabels = {
  Connect: 'Connect',
  AllWallets: 'All wallets',
  Account: 'Account',
  Networks: 'Networks',
  WhatIsAWallet: 'What is a wallet?',
} as const satisfies Record<PreviewView, string>

/** From the page to the preview. */
export interface PreviewRequest {
  readonly type: 'draw'
  readonly values: Readonly<Record<string, TokenPair>>
  readonly mode: 'light' | 'dark'
  readonly view: PreviewView
}

/** From the preview to the page: that it waits for a request, or what it has drawn. */
export type PreviewReport =
  | { readonly type: 'ready' }
  | { readonly type: 'drawn'; readonly contrasts: readonly Contrast[] }

/** The contrast ratio of two colours, from 1 to 21. */
export interface Contrast {
  readonly label: string
  readonly ratio: number
}
