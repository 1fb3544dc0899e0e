import { type ViewName } from '@latchkey/core'
import { findWalletRow } from '@latchkey/core/internal'
import { ConnectView } from '../../views/connect/ConnectView.tsx'
import { HelpButton } from '../../views/connect/HelpButton.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { loadLater } from '../loadLater.ts'
import { lazyMoneyView } from './lazyMoneyView.ts'
import { lazyView } from './lazyView.tsx'
import type { RouteDefinition } from './RouteDefinition.ts'

/** Without adapters no wallet has been chosen; everything else is the same. */
const pairing = {
  title: ({ parameters, isMobile, t }) =>
    parameters?.wallet
      ? toWalletName({ wallet: parameters.wallet, t })
      : t(isMobile ? 'pairing.titlePhone' : 'pairing.title'),
  View: /*#__PURE__*/ lazyView(async () =>
    (await import('../../views/connecting-wallet-connect/ConnectingWalletConnectView.tsx')).loadPairingView(),
  ),
  height: 450,
  isConnecting: true,
} satisfies RouteDefinition<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>

const loadLoginViews = async () => (await import('./loginViews.ts')).loginViews

const loadUpdateEmailViews = async () => (await import('../../views/update-email/updateEmailViews.ts')).updateEmailViews

const loadSendViews = async () => (await import('../../views/send/sendViews.ts')).sendViews

/**
 * Every view by its id. The list of wallets is in the modal's own chunk, what a press in it shows loads once the list is shown; all
 * others load on demand or shortly before.
 */
export const routes: { readonly [view in ViewName]?: RouteDefinition<view> } = {
  Connect: {
    title: ({ t, offersLogin }) => t(offersLogin ? 'connect.titleAny' : 'connect.title'),
    View: ConnectView,
    Start: HelpButton,
    next: ['WhatIsAWallet'],
  },
  ConnectingExternal: {
    title: ({ parameters, wallets, t }) => toWalletName({ wallet: findWalletRow(wallets, parameters), t }),
    View: /*#__PURE__*/ lazyView(async () => (await loadLater()).ConnectingExternalView),
    height: 330,
    isConnecting: true,
  },
  ConnectingMultiChain: {
    title: ({ parameters, wallets, t }) => toWalletName({ wallet: findWalletRow(wallets, parameters), t }),
    View: /*#__PURE__*/ lazyView(
      async () =>
        (await import('../../views/connecting-multi-chain/ConnectingMultiChainView.tsx')).ConnectingMultiChainView,
    ),
    height: 420,
  },
  ConnectingWalletConnect: pairing,
  ConnectingWalletConnectBasic: pairing,
  AllWallets: {
    title: 'allWallets.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/all-wallets/AllWalletsView.tsx')).AllWalletsView,
    ),
    next: ['ConnectingWalletConnect'],
    height: 560,
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/what-is-a-wallet/WhatIsAWalletView.tsx')).WhatIsAWalletView,
    ),
    height: 400,
  },
  Account: {
    title: 'account.title',
    View: /*#__PURE__*/ lazyView(async () => (await import('../AccountRoute.tsx')).AccountRoute),
    Heading: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/account/AccountHeading.tsx')).AccountHeading,
    ),
    next: ['Networks', 'ProfileWallets'],
    height: 380,
  },
  WalletReceive: {
    title: 'receive.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/receive/WalletReceiveView.tsx')).WalletReceiveView,
    ),
    feature: 'receive',
    height: 560,
  },
  TokenDetails: {
    title: 'tokenDetails.title',
    View: /*#__PURE__*/ lazyMoneyView(
      async () => (await import('../../views/tokens/TokenDetailsView.tsx')).TokenDetailsView,
    ),
    height: 480,
  },
  Transactions: {
    title: 'activity.title',
    View: /*#__PURE__*/ lazyMoneyView(
      async () => (await import('../../views/activity/TransactionsView.tsx')).TransactionsView,
    ),
    feature: 'activity',
    next: ['TransactionDetails'],
    height: 420,
  },
  TransactionDetails: {
    title: 'transaction.title',
    View: /*#__PURE__*/ lazyMoneyView(
      async () => (await import('../../views/transaction/TransactionDetailsView.tsx')).TransactionDetailsView,
    ),
    height: 480,
  },
  WalletSend: {
    title: 'send.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadSendViews()).form),
    feature: 'send',
    next: ['WalletSendSelectToken'],
    height: 420,
  },
  WalletSendSelectToken: {
    title: 'sendToken.title',
    View: /*#__PURE__*/ lazyMoneyView(
      async () => (await import('../../views/send/WalletSendSelectTokenView.tsx')).WalletSendSelectTokenView,
    ),
    feature: 'send',
    height: 420,
  },
  WalletSendLookAlike: {
    title: 'sendLookAlike.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadSendViews()).lookAlike()),
    feature: 'send',
    height: 440,
  },
  WalletSendPreview: {
    title: 'sendPreview.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadSendViews()).preview),
    feature: 'send',
    height: 480,
  },
  ProfileWallets: {
    title: 'profileWallets.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/profile-wallets/ProfileWalletsView.tsx')).ProfileWalletsView,
    ),
    height: 280,
  },
  Networks: {
    title: 'networks.title',
    View: /*#__PURE__*/ lazyView(async () => (await import('../../views/networks/NetworksView.tsx')).NetworksView),
    next: ['SwitchNetwork', 'SwitchActiveChain'],
    height: 240,
  },
  SwitchNetwork: {
    title: 'switchNetwork.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/switch-network/SwitchNetworkView.tsx')).SwitchNetworkView,
    ),
    height: 300,
  },
  SwitchActiveChain: {
    title: 'switchActiveChain.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/switch-active-chain/SwitchActiveChainView.tsx')).SwitchActiveChainView,
    ),
    height: 330,
  },
  SIWXSignMessage: {
    title: 'siwx.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/siwx-sign-message/SiwxSignMessageView.tsx')).SiwxSignMessageView,
    ),
    height: 330,
  },
  EmailLogin: {
    title: 'emailLogin.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadLoginViews()).EmailLoginView),
    feature: 'email',
    height: 330,
    isConnecting: true,
  },
  EmailVerifyOtp: {
    title: 'emailCode.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadLoginViews()).EmailVerifyOtpView),
    feature: 'email',
    height: 250,
    isConnecting: true,
  },
  EmailVerifyDevice: {
    title: 'emailDevice.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/email-verify-device/EmailVerifyDeviceView.tsx')).EmailVerifyDeviceView,
    ),
    feature: 'email',
    height: 300,
    isConnecting: true,
  },
  ConnectingSocial: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/connecting-social/ConnectingSocialView.tsx')).ConnectingSocialView,
    ),
    feature: 'socials',
    height: 330,
    isConnecting: true,
  },
  ConnectingFarcaster: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(
      async () =>
        (await import('../../views/connecting-farcaster/ConnectingFarcasterView.tsx')).ConnectingFarcasterView,
    ),
    feature: 'socials',
    height: 450,
    isConnecting: true,
  },
  ConnectingPasskey: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(async () => (await import('./moreLogins.ts')).moreLogins.ConnectingPasskeyView),
    height: 290,
    isConnecting: true,
  },
  UpdateEmailWallet: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadUpdateEmailViews()).UpdateEmailWalletView),
    feature: 'email',
    height: 260,
  },
  UpdateEmailPrimaryOtp: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadUpdateEmailViews()).UpdateEmailPrimaryOtpView),
    feature: 'email',
    height: 250,
  },
  UpdateEmailSecondaryOtp: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadUpdateEmailViews()).UpdateEmailSecondaryOtpView),
    feature: 'email',
    height: 250,
  },
  ApproveTransaction: {
    title: 'approveTransaction.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/approve-transaction/ApproveTransactionView.tsx')).ApproveTransactionView,
    ),
    height: 290,
  },
  UnsupportedChain: {
    title: 'unsupportedChain.title',
    View: /*#__PURE__*/ lazyView(
      async () => (await import('../../views/unsupported-chain/UnsupportedChainView.tsx')).UnsupportedChainView,
    ),
    next: ['SwitchNetwork'],
    height: 290,
    isBinding: true,
  },
}
