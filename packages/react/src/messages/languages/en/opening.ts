import { enButtons } from './buttons.ts'
import { enOtherButtons } from './otherButtons.ts'

/**
 * English, the source of all keys and arguments: what the list of wallets shows, and the titles of all views. `views.ts` and
 * `money.ts` have the rest, which loads with the views. To add a message, add it to one of them; the compiler then requires it
 * in every other language. Keys are `<view>.<name>`, texts are ICU messages (`{name}`, `{n, number}`, `plural`, `select`).
 */
export const en = {
  ...enButtons,
  ...enOtherButtons,

  'common.back': 'Back',
  'common.close': 'Close',
  'common.retry': 'Try again',
  'common.or': 'or',
  'common.clear': 'Clear search',
  'common.failed': 'Something went wrong',
  'common.failedText': 'This could not be loaded. Nothing was lost.',
  'common.offline': 'You are offline',
  'common.offlineText': 'We’ll continue automatically when you’re back online.',
  'common.theWallet': 'The wallet',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Connect a wallet',
  'connect.titleAny': 'Connect',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.connected': 'Connected',
  'connect.disputed': 'Possible copy',
  'connect.qrCode': 'QR code',
  'connect.notInstalled': 'Not installed',
  'connect.help': 'What is a wallet?',
  'connect.searchCount': '{count, plural, one {Search # wallet} other {Search # wallets}}',
  'connect.results': '{count, plural, =0 {No wallets found} one {# wallet found} other {# wallets found}}',
  'connect.noResults': 'No wallets match “{query}”',
  'connect.noResultsText': 'Check the spelling, or try another name.',
  'connect.email': 'E-mail address',
  'connect.emailSubmit': 'Continue',
  'connect.empty': 'No wallet found',
  'connect.emptyText': 'This browser has no wallet yet. Install one and it will appear here.',
  'connect.emptyPhoneText': 'This browser has no wallet. Open this page in your wallet’s browser.',
  'connect.legal': 'By connecting, you accept the {terms} and the {privacy}',
  'connect.legalTerms': 'By connecting, you accept the {terms}',
  'connect.legalPrivacy': 'By connecting, you accept the {privacy}',
  'connect.terms': 'Terms of use',
  'connect.privacy': 'Privacy policy',
  'connect.accept': 'I accept the {terms} and the {privacy}',
  'connect.acceptTerms': 'I accept the {terms}',
  'connect.acceptPrivacy': 'I accept the {privacy}',
  'connect.acceptFirst': 'Accept the terms to continue.',
  'connect.branding': 'Powered by Latchkey',
  'connect.collapsed': 'Continue with a wallet',
  'connect.all': 'All wallets',

  'pairing.title': 'Scan with your wallet',
  'pairing.titlePhone': 'Open your wallet',

  'allWallets.title': 'All wallets',

  'account.title': 'Account',

  'tokenDetails.title': 'Token',

  'receive.title': 'Receive',

  'nftDetails.title': 'NFT',
  'activity.title': 'Activity',

  'transaction.title': 'Transaction',

  'profileWallets.title': 'Wallets',

  'networks.title': 'Choose network',

  'switchNetwork.title': 'Switch network',

  'switchActiveChain.title': 'Switch network',

  'siwx.title': 'Sign in',

  'unsupportedChain.title': 'Unsupported network',

  'emailLogin.title': 'Continue with e-mail',
  'updateEmail.title': 'Change e-mail address',
  'registerName.title': 'Get a name',
  'onRamp.title': 'Buy',
  'emailCode.title': 'Confirm your e-mail',
  'emailDevice.title': 'Confirm this browser',
  'approveTransaction.title': 'Approve',

  'whatIsAWallet.title': 'What is a wallet?',
  'whatIsAWallet.get': 'Get a wallet',

  'send.title': 'Send',
  'swap.title': 'Swap',
  'sendToken.title': 'Choose a token',
  'sendPreview.title': 'Review',
  'sendLookAlike.title': 'Look closely',
} as const
