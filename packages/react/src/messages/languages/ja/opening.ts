import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': '戻る',
  'common.close': '閉じる',
  'common.retry': '再試行',
  'common.or': 'または',
  'common.clear': '検索をクリア',
  'common.failed': '問題が発生しました',
  'common.failedText': '読み込めませんでした。失われたものはありません。',
  'common.offline': 'オフラインです',
  'common.offlineText': 'オンラインに戻ると自動的に続行します。',
  'common.theWallet': 'ウォレット',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'ウォレットを接続',
  'connect.titleAny': '接続',
  'connect.wallets': 'ウォレット',
  'connect.recent': '最近使用',
  'connect.installed': 'インストール済み',
  'connect.connected': '接続済み',
  'connect.disputed': '偽物の可能性',
  'connect.qrCode': 'QRコード',
  'connect.notInstalled': '未インストール',
  'connect.help': 'ウォレットとは？',
  'connect.searchCount': '{count, plural, other {#件のウォレットを検索}}',
  'connect.results': '{count, plural, =0 {ウォレットが見つかりません} other {#件のウォレット}}',
  'connect.noResults': '「{query}」に一致するウォレットはありません',
  'connect.noResultsText': 'スペルを確認するか、別のウォレットを検索してください。',
  'connect.email': 'メールアドレス',
  'connect.emailSubmit': '続行',
  'connect.empty': 'ウォレットが見つかりません',
  'connect.emptyText': 'このブラウザにはまだウォレットがありません。インストールするとここに表示されます。',
  'connect.emptyPhoneText':
    'このブラウザにはウォレットがありません。ウォレットのブラウザでこのページを開いてください。',
  'connect.legal': '接続すると、{terms}と{privacy}に同意したことになります',
  'connect.legalTerms': '接続すると、{terms}に同意したことになります',
  'connect.legalPrivacy': '接続すると、{privacy}に同意したことになります',
  'connect.terms': '利用規約',
  'connect.privacy': 'プライバシーポリシー',
  'connect.accept': '{terms}と{privacy}に同意します',
  'connect.acceptTerms': '{terms}に同意します',
  'connect.acceptPrivacy': '{privacy}に同意します',
  'connect.acceptFirst': '続行するには規約に同意してください。',
  'connect.branding': 'Latchkeyを使用しています',
  'connect.collapsed': 'ウォレットで続行',
  'connect.all': 'すべてのウォレット',

  'pairing.title': 'ウォレットでスキャン',
  'pairing.titlePhone': 'ウォレットを開く',

  'allWallets.title': 'すべてのウォレット',

  'account.title': 'アカウント',

  'tokenDetails.title': 'トークン',

  'receive.title': '受け取る',

  'nftDetails.title': 'NFT',
  'activity.title': 'アクティビティ',

  'transaction.title': 'トランザクション',

  'profileWallets.title': 'ウォレット',

  'networks.title': 'ネットワークを選択',

  'switchNetwork.title': 'ネットワークを切り替え',

  'switchActiveChain.title': 'ネットワークを切り替え',

  'siwx.title': 'サインイン',

  'unsupportedChain.title': '非対応のネットワーク',

  'emailLogin.title': 'メールで続行',
  'updateEmail.title': 'メールアドレスを変更',
  'registerName.title': '名前を取得',
  'onRamp.title': '購入',
  'emailCode.title': 'メールの確認',
  'emailDevice.title': 'このブラウザの確認',
  'approveTransaction.title': '承認',

  'whatIsAWallet.title': 'ウォレットとは？',
  'whatIsAWallet.get': 'ウォレットを入手',

  'send.title': '送金',
  'swap.title': 'スワップ',
  'sendToken.title': 'トークンを選択',
  'sendPreview.title': '内容の確認',
  'sendLookAlike.title': 'よく確かめてください',
}
