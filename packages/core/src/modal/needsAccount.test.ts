import { expect, it } from 'vitest'
import { needsAccount } from './needsAccount.ts'
import type { ViewName } from './routes.ts'

/** Every view; a view that is not here does not compile. */
const expected: Readonly<Record<ViewName, boolean>> = {
  Connect: false,
  ConnectingWalletConnect: false,
  ConnectingWalletConnectBasic: false,
  ConnectingMultiChain: false,
  ConnectingExternal: false,
  ConnectingSocial: false,
  ConnectingFarcaster: false,
  ConnectingPasskey: false,
  AllWallets: false,
  WhatIsAWallet: false,
  Networks: false,
  SwitchNetwork: false,
  SwitchActiveChain: false,
  EmailLogin: false,
  EmailVerifyOtp: false,
  EmailVerifyDevice: false,
  ApproveTransaction: false,
  UpdateEmailWallet: true,
  UpdateEmailPrimaryOtp: true,
  UpdateEmailSecondaryOtp: true,
  Account: true,
  ProfileWallets: true,
  UnsupportedChain: true,
  SIWXSignMessage: true,
  WalletReceive: true,
  TokenDetails: true,
  NftDetails: true,
  Transactions: true,
  // A transaction on its way is shown although its account has left.
  TransactionDetails: false,
  WalletSend: true,
  WalletSendSelectToken: true,
  WalletSendPreview: true,
  Swap: true,
  SwapSelectToken: true,
  SwapPreview: true,
  RegisterAccountName: true,
  RegisterAccountNameSuccess: true,
  OnRamp: true,
  WalletSendLookAlike: true,
}

it('knows of every view whether it needs an account', () => {
  const names = Object.keys(expected) as ViewName[]
  expect(Object.fromEntries(names.map((view) => [view, needsAccount(view)]))).toEqual(expected)
})
