import { type ViewName } from '@latchkey/core'
import { findWalletRow } from '@latchkey/core/internal'
import { ConnectView } from '../../views/connect/ConnectView.tsx'
import { HelpButton } from '../../views/connect/HelpButton.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { loadLater } from '../loadLater.ts'
import { lazyMoneyView } from './lazyMoneyView.ts'
import { lazyView } from './lazyView.tsx'
import { loadViews } from './loadViews.ts'
import type { RouteDefinition } from './RouteDefinition.ts'

/** Without adapters no wallet has been chosen; everything else is the same. */
const pairing = {
  title: ({ parameters, isMobile, t }) =>
    parameters?.wallet
      ? toWalletName({ wallet: parameters.wallet, t })
      : t(isMobile ? 'pairing.titlePhone' : 'pairing.title'),
  View: /*#__PURE__*/ lazyView(async () => (await loadViews()).pairing()),
  height: 450,
  isConnecting: true,
} satisfies RouteDefinition<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>

/** The states of a swap in which there is nothing left to review. */
const asked: readonly (string | undefined)[] = ['approving', 'swapping', 'done', 'failed']

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
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ConnectingMultiChain()),
    height: 420,
  },
  ConnectingWalletConnect: pairing,
  ConnectingWalletConnectBasic: pairing,
  AllWallets: {
    title: 'allWallets.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).AllWallets()),
    next: ['ConnectingWalletConnect'],
    height: 560,
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).WhatIsAWallet()),
    height: 400,
  },
  Account: {
    title: 'account.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).Account()),
    Heading: /*#__PURE__*/ lazyView(async () => (await loadViews()).AccountHeading()),
    next: ['Networks', 'ProfileWallets'],
    height: 380,
  },
  WalletReceive: {
    title: 'receive.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).WalletReceive()),
    feature: 'receive',
    height: 560,
  },
  TokenDetails: {
    title: 'tokenDetails.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).TokenDetails()),
    height: 480,
  },
  NftDetails: {
    title: 'nftDetails.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).NftDetails()),
    feature: 'nfts',
    height: 560,
  },
  Transactions: {
    title: 'activity.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).Transactions()),
    feature: 'activity',
    next: ['TransactionDetails'],
    height: 420,
  },
  TransactionDetails: {
    title: 'transaction.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).TransactionDetails()),
    height: 480,
  },
  WalletSend: {
    title: 'send.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).WalletSend()),
    feature: 'send',
    next: ['WalletSendSelectToken'],
    height: 420,
  },
  WalletSendSelectToken: {
    title: 'sendToken.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).WalletSendSelectToken()),
    feature: 'send',
    height: 420,
  },
  WalletSendLookAlike: {
    title: 'sendLookAlike.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).WalletSendLookAlike()),
    feature: 'send',
    height: 440,
  },
  WalletSendPreview: {
    title: 'sendPreview.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).WalletSendPreview()),
    feature: 'send',
    height: 480,
  },
  Swap: {
    title: 'swap.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).Swap()),
    feature: 'swaps',
    next: ['SwapSelectToken'],
    height: 480,
  },
  SwapSelectToken: {
    title: 'sendToken.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).SwapSelectToken()),
    feature: 'swaps',
    height: 420,
  },
  SwapPreview: {
    title: ({ status, t }) => t(asked.includes(status) ? 'swap.title' : 'sendPreview.title'),
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).SwapPreview()),
    feature: 'swaps',
    height: 480,
  },
  ProfileWallets: {
    title: 'profileWallets.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ProfileWallets()),
    height: 280,
  },
  Networks: {
    title: 'networks.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).Networks()),
    next: ['SwitchNetwork', 'SwitchActiveChain'],
    height: 240,
  },
  SwitchNetwork: {
    title: 'switchNetwork.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).SwitchNetwork()),
    height: 300,
  },
  SwitchActiveChain: {
    title: 'switchActiveChain.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).SwitchActiveChain()),
    height: 330,
  },
  SIWXSignMessage: {
    title: 'siwx.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).SIWXSignMessage()),
    height: 330,
  },
  EmailLogin: {
    title: 'emailLogin.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).EmailLogin()),
    feature: 'email',
    height: 330,
    isConnecting: true,
  },
  EmailVerifyOtp: {
    title: 'emailCode.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).EmailVerifyOtp()),
    feature: 'email',
    height: 250,
    isConnecting: true,
  },
  EmailVerifyDevice: {
    title: 'emailDevice.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).EmailVerifyDevice()),
    feature: 'email',
    height: 300,
    isConnecting: true,
  },
  ConnectingSocial: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ConnectingSocial()),
    feature: 'socials',
    height: 330,
    isConnecting: true,
  },
  ConnectingFarcaster: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ConnectingFarcaster()),
    feature: 'socials',
    height: 450,
    isConnecting: true,
  },
  ConnectingPasskey: {
    title: ({ t }) => t('connect.titleAny'),
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ConnectingPasskey()),
    height: 290,
    isConnecting: true,
  },
  UpdateEmailWallet: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).UpdateEmailWallet()),
    feature: 'email',
    height: 260,
  },
  UpdateEmailPrimaryOtp: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).UpdateEmailPrimaryOtp()),
    feature: 'email',
    height: 250,
  },
  UpdateEmailSecondaryOtp: {
    title: 'updateEmail.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).UpdateEmailSecondaryOtp()),
    feature: 'email',
    height: 250,
  },
  RegisterAccountName: {
    title: 'registerName.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).RegisterAccountName()),
    height: 330,
  },
  RegisterAccountNameSuccess: {
    title: 'registerName.title',
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).RegisterAccountNameSuccess()),
    height: 260,
  },
  OnRamp: {
    title: ({ parameters, t }) => t(parameters?.choice ? `onRamp.choose.${parameters.choice}` : 'onRamp.title'),
    View: /*#__PURE__*/ lazyMoneyView(async () => (await loadViews()).OnRamp()),
    feature: 'onramp',
    height: 480,
  },
  ApproveTransaction: {
    title: 'approveTransaction.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).ApproveTransaction()),
    height: 290,
  },
  UnsupportedChain: {
    title: 'unsupportedChain.title',
    View: /*#__PURE__*/ lazyView(async () => (await loadViews()).UnsupportedChain()),
    next: ['SwitchNetwork'],
    height: 290,
    isBinding: true,
  },
}
