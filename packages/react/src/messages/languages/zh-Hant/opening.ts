import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': '返回',
  'common.close': '關閉',
  'common.retry': '重試',
  'common.or': '或',
  'common.clear': '清除搜尋',
  'common.failed': '發生問題',
  'common.failedText': '無法載入。未造成任何損失。',
  'common.offline': '您已離線',
  'common.offlineText': '恢復連線後將自動繼續。',
  'common.theWallet': '錢包',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': '連接錢包',
  'connect.titleAny': '連接',
  'connect.wallets': '錢包',
  'connect.recent': '最近使用',
  'connect.installed': '已安裝',
  'connect.connected': '已連接',
  'connect.disputed': '疑似仿冒',
  'connect.qrCode': 'QR 碼',
  'connect.notInstalled': '未安裝',
  'connect.help': '什麼是錢包？',
  'connect.searchCount': '{count, plural, other {搜尋 # 款錢包}}',
  'connect.results': '{count, plural, =0 {未找到錢包} other {找到 # 款錢包}}',
  'connect.noResults': '沒有與「{query}」相符的錢包',
  'connect.noResultsText': '請檢查拼字，或搜尋其他錢包。',
  'connect.email': '電子郵件地址',
  'connect.emailSubmit': '繼續',
  'connect.empty': '未找到錢包',
  'connect.emptyText': '此瀏覽器中還沒有錢包。安裝後會顯示在這裡。',
  'connect.emptyPhoneText': '此瀏覽器中沒有錢包。請在錢包的瀏覽器中開啟此頁面。',
  'connect.legal': '連接即表示您同意{terms}和{privacy}',
  'connect.legalTerms': '連接即表示您同意{terms}',
  'connect.legalPrivacy': '連接即表示您同意{privacy}',
  'connect.terms': '使用條款',
  'connect.privacy': '隱私政策',
  'connect.accept': '我同意{terms}和{privacy}',
  'connect.acceptTerms': '我同意{terms}',
  'connect.acceptPrivacy': '我同意{privacy}',
  'connect.acceptFirst': '同意條款後才能繼續。',
  'connect.branding': '由 Latchkey 提供技術支援',
  'connect.collapsed': '使用錢包繼續',
  'connect.all': '所有錢包',

  'pairing.title': '用錢包掃描',
  'pairing.titlePhone': '開啟您的錢包',

  'allWallets.title': '所有錢包',

  'account.title': '帳戶',

  'tokenDetails.title': '代幣',

  'receive.title': '接收',

  'nftDetails.title': 'NFT',
  'activity.title': '活動紀錄',

  'transaction.title': '交易',

  'profileWallets.title': '錢包',

  'networks.title': '選擇網路',

  'switchNetwork.title': '切換網路',

  'switchActiveChain.title': '切換網路',

  'siwx.title': '登入',

  'unsupportedChain.title': '不支援的網路',

  'emailLogin.title': '使用電子郵件繼續',
  'updateEmail.title': '變更電子郵件地址',
  'registerName.title': '取得名稱',
  'onRamp.title': '購買',
  'emailCode.title': '確認您的電子郵件',
  'emailDevice.title': '確認此瀏覽器',
  'approveTransaction.title': '核准',

  'whatIsAWallet.title': '什麼是錢包？',
  'whatIsAWallet.get': '取得錢包',

  'send.title': '傳送',
  'swap.title': '兌換',
  'sendToken.title': '選擇代幣',
  'sendPreview.title': '核對',
  'sendLookAlike.title': '請仔細核對',
}
