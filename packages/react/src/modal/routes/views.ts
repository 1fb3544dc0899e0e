import type { AccountTab } from '../../internals/AccountTab.ts'
import { lazyMoneyView } from './lazyMoneyView.ts'

/**
 * How each view loads that is neither the list of wallets nor what a press in it shows. A file of its own, because an app's bundler writes
 * the names of all files that these views need beside the imports, and the list needs none of them (decision 0084).
 */
export const views = {
  pairing: async () =>
    (await import('../../views/connecting-wallet-connect/ConnectingWalletConnectView.tsx')).loadPairingView(),
  ConnectingMultiChain: async () =>
    (await import('../../views/connecting-multi-chain/ConnectingMultiChainView.tsx')).ConnectingMultiChainView,
  AllWallets: async () => (await import('../../views/all-wallets/AllWalletsView.tsx')).AllWalletsView,
  WhatIsAWallet: async () => (await import('../../views/what-is-a-wallet/WhatIsAWalletView.tsx')).WhatIsAWalletView,
  Account: async () => (await import('../AccountRoute.tsx')).AccountRoute,
  AccountHeading: async () => (await import('../../views/account/AccountHeading.tsx')).AccountHeading,
  WalletReceive: async () => (await import('../../views/receive/WalletReceiveView.tsx')).WalletReceiveView,
  TokenDetails: async () => (await import('../../views/tokens/TokenDetailsView.tsx')).TokenDetailsView,
  NftDetails: async () => (await import('../../views/nfts/NftDetailsView.tsx')).NftDetailsView,
  Transactions: async () => (await import('../../views/activity/TransactionsView.tsx')).TransactionsView,
  TransactionDetails: async () =>
    (await import('../../views/transaction/TransactionDetailsView.tsx')).TransactionDetailsView,
  WalletSend: async () => (await import('../../views/send/sendViews.ts')).sendViews.form,
  WalletSendSelectToken: async () =>
    (await import('../../views/send/WalletSendSelectTokenView.tsx')).WalletSendSelectTokenView,
  WalletSendLookAlike: async () => (await import('../../views/send/sendViews.ts')).sendViews.lookAlike(),
  WalletSendPreview: async () => (await import('../../views/send/sendViews.ts')).sendViews.preview,
  Swap: async () => (await import('../../views/swap/swapViews.ts')).swapViews.form,
  SwapSelectToken: async () => (await import('../../views/swap/SwapSelectTokenView.tsx')).SwapSelectTokenView,
  SwapPreview: async () => (await import('../../views/swap/swapViews.ts')).swapViews.preview,
  ProfileWallets: async () => (await import('../../views/profile-wallets/ProfileWalletsView.tsx')).ProfileWalletsView,
  Networks: async () => (await import('../../views/networks/NetworksView.tsx')).NetworksView,
  SwitchNetwork: async () => (await import('../../views/switch-network/SwitchNetworkView.tsx')).SwitchNetworkView,
  SwitchActiveChain: async () =>
    (await import('../../views/switch-active-chain/SwitchActiveChainView.tsx')).SwitchActiveChainView,
  SIWXSignMessage: async () =>
    (await import('../../views/siwx-sign-message/SiwxSignMessageView.tsx')).SiwxSignMessageView,
  EmailLogin: async () => (await import('./loginViews.ts')).loginViews.EmailLoginView,
  EmailVerifyOtp: async () => (await import('./loginViews.ts')).loginViews.EmailVerifyOtpView,
  EmailVerifyDevice: async () =>
    (await import('../../views/email-verify-device/EmailVerifyDeviceView.tsx')).EmailVerifyDeviceView,
  ConnectingSocial: async () =>
    (await import('../../views/connecting-social/ConnectingSocialView.tsx')).ConnectingSocialView,
  ConnectingFarcaster: async () =>
    (await import('../../views/connecting-farcaster/ConnectingFarcasterView.tsx')).ConnectingFarcasterView,
  ConnectingPasskey: async () => (await import('./moreLogins.ts')).moreLogins.ConnectingPasskeyView,
  UpdateEmailWallet: async () =>
    (await import('../../views/update-email/updateEmailViews.ts')).updateEmailViews.UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: async () =>
    (await import('../../views/update-email/updateEmailViews.ts')).updateEmailViews.UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: async () =>
    (await import('../../views/update-email/updateEmailViews.ts')).updateEmailViews.UpdateEmailSecondaryOtpView,
  RegisterAccountName: async () =>
    (await import('../../views/register-account-name/registerNameViews.ts')).registerNameViews.RegisterAccountNameView,
  RegisterAccountNameSuccess: async () =>
    (await import('../../views/register-account-name/registerNameViews.ts')).registerNameViews
      .RegisterAccountNameSuccessView,
  OnRamp: async () => (await import('../../views/onramp/OnRampView.tsx')).OnRampView,
  ApproveTransaction: async () =>
    (await import('../../views/approve-transaction/ApproveTransactionView.tsx')).ApproveTransactionView,
  UnsupportedChain: async () =>
    (await import('../../views/unsupported-chain/UnsupportedChainView.tsx')).UnsupportedChainView,
  /** The tabs of the account. */
  panels: {
    tokens: /*#__PURE__*/ lazyMoneyView(async () => (await import('../../views/tokens/TokensPanel.tsx')).TokensPanel),
    nfts: /*#__PURE__*/ lazyMoneyView(async () => (await import('../../views/nfts/NftsPanel.tsx')).NftsPanel),
    activity: /*#__PURE__*/ lazyMoneyView(
      async () => (await import('../../views/activity/ActivityPanel.tsx')).ActivityPanel,
    ),
  } as const satisfies { readonly [tab in AccountTab]: unknown },
}
