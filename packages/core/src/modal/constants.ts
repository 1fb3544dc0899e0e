import type { ViewName } from './routes.ts'

/** How long the modal shakes, in ms (S2.036). */
export const SHAKE_DURATION = 500

/** The views that need an account: without one the modal shows Connect, and it closes when the account disconnects. */
export const ACCOUNT_VIEWS: readonly ViewName[] = [
  'Account',
  'ProfileWallets',
  'SIWXSignMessage',
  'UnsupportedChain',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
]
