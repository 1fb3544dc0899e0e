import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The German texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Zurück',
  'common.close': 'Schließen',
  'common.retry': 'Erneut versuchen',
  'common.or': 'oder',
  'common.clear': 'Suche löschen',
  'common.failed': 'Etwas ist schiefgelaufen',
  'common.failedText': 'Das konnte nicht geladen werden. Es ging nichts verloren.',
  'common.offline': 'Du bist offline',
  'common.offlineText': 'Es geht automatisch weiter, sobald du wieder online bist.',
  'common.theWallet': 'Wallet',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Wallet verbinden',
  'connect.titleAny': 'Verbinden',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Zuletzt verwendet',
  'connect.installed': 'Installiert',
  'connect.connected': 'Verbunden',
  'connect.disputed': 'Mögliche Kopie',
  'connect.qrCode': 'QR-Code',
  'connect.notInstalled': 'Nicht installiert',
  'connect.help': 'Was ist eine Wallet?',
  'connect.searchCount': '{count, plural, one {# Wallet durchsuchen} other {# Wallets durchsuchen}}',
  'connect.results': '{count, plural, =0 {Keine Wallets gefunden} one {# Wallet gefunden} other {# Wallets gefunden}}',
  'connect.noResults': 'Keine Wallet passt zu „{query}“',
  'connect.noResultsText': 'Prüfe die Schreibweise oder suche eine andere Wallet.',
  'connect.email': 'E-Mail-Adresse',
  'connect.emailSubmit': 'Weiter',
  'connect.empty': 'Keine Wallet gefunden',
  'connect.emptyText': 'In diesem Browser gibt es noch keine Wallet. Installiere eine, dann erscheint sie hier.',
  'connect.emptyPhoneText': 'In diesem Browser gibt es keine Wallet. Öffne diese Seite im Browser deiner Wallet.',
  'connect.legal': 'Mit dem Verbinden akzeptierst du die {terms} und die {privacy}',
  'connect.legalTerms': 'Mit dem Verbinden akzeptierst du die {terms}',
  'connect.legalPrivacy': 'Mit dem Verbinden akzeptierst du die {privacy}',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',
  'connect.accept': 'Ich akzeptiere die {terms} und die {privacy}',
  'connect.acceptTerms': 'Ich akzeptiere die {terms}',
  'connect.acceptPrivacy': 'Ich akzeptiere die {privacy}',
  'connect.acceptFirst': 'Akzeptiere die Bedingungen, um fortzufahren.',
  'connect.branding': 'Bereitgestellt von Latchkey',
  'connect.collapsed': 'Mit einer Wallet fortfahren',
  'connect.all': 'Alle Wallets',

  'pairing.title': 'Mit deiner Wallet scannen',
  'pairing.titlePhone': 'Öffne deine Wallet',

  'allWallets.title': 'Alle Wallets',

  'account.title': 'Konto',

  'tokenDetails.title': 'Token',

  'receive.title': 'Empfangen',

  'nftDetails.title': 'NFT',
  'activity.title': 'Aktivität',

  'transaction.title': 'Transaktion',

  'profileWallets.title': 'Wallets',

  'networks.title': 'Netzwerk wählen',

  'switchNetwork.title': 'Netzwerk wechseln',

  'switchActiveChain.title': 'Netzwerk wechseln',

  'siwx.title': 'Anmelden',

  'unsupportedChain.title': 'Netzwerk nicht unterstützt',

  'emailLogin.title': 'Weiter mit E-Mail',
  'updateEmail.title': 'E-Mail-Adresse ändern',
  'registerName.title': 'Namen sichern',
  'onRamp.title': 'Kaufen',
  'emailCode.title': 'E-Mail bestätigen',
  'emailDevice.title': 'Browser bestätigen',
  'approveTransaction.title': 'Genehmigen',

  'whatIsAWallet.title': 'Was ist eine Wallet?',
  'whatIsAWallet.get': 'Wallet holen',

  'send.title': 'Senden',
  'swap.title': 'Tauschen',
  'sendToken.title': 'Token wählen',
  'sendPreview.title': 'Prüfen',
  'sendLookAlike.title': 'Genau hinsehen',
}
