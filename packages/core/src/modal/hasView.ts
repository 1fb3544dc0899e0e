import type { ViewName } from './routes.ts'

/** Whether a view exists. For development only, so that a built app does not carry the list. */
export function hasView(view: ViewName): boolean {
  const views: Readonly<Record<ViewName, true>> = {
    Connect: true,
    Account: true,
    ProfileWallets: true,
    ConnectingWalletConnect: true,
    ConnectingWalletConnectBasic: true,
    ConnectingMultiChain: true,
    ConnectingExternal: true,
    AllWallets: true,
    SwitchNetwork: true,
    SwitchActiveChain: true,
    UnsupportedChain: true,
    WalletReceive: true,
    WalletSend: true,
    WalletSendSelectToken: true,
    WalletSendPreview: true,
    TokenDetails: true,
    NftDetails: true,
    Transactions: true,
    TransactionDetails: true,
    WalletSendLookAlike: true,
    SIWXSignMessage: true,
    Networks: true,
    WhatIsAWallet: true,
    EmailLogin: true,
    EmailVerifyOtp: true,
    EmailVerifyDevice: true,
    ConnectingSocial: true,
    ConnectingFarcaster: true,
    ConnectingPasskey: true,
    UpdateEmailWallet: true,
    UpdateEmailPrimaryOtp: true,
    UpdateEmailSecondaryOtp: true,
    RegisterAccountName: true,
    RegisterAccountNameSuccess: true,
    OnRamp: true,
    ApproveTransaction: true,
  }
  return Object.hasOwn(views, view)
}
