import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': '返回',
  'common.close': '关闭',
  'common.retry': '重试',
  'common.or': '或',
  'common.clear': '清除搜索',
  'common.failed': '出了点问题',
  'common.failedText': '无法加载。未造成任何损失。',
  'common.offline': '您已离线',
  'common.offlineText': '恢复联网后将自动继续。',
  'common.theWallet': '钱包',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': '连接钱包',
  'connect.titleAny': '连接',
  'connect.wallets': '钱包',
  'connect.recent': '最近使用',
  'connect.installed': '已安装',
  'connect.connected': '已连接',
  'connect.disputed': '疑似仿冒',
  'connect.qrCode': '二维码',
  'connect.notInstalled': '未安装',
  'connect.help': '什么是钱包？',
  'connect.searchCount': '{count, plural, other {搜索 # 款钱包}}',
  'connect.results': '{count, plural, =0 {未找到钱包} other {找到 # 款钱包}}',
  'connect.noResults': '没有与“{query}”匹配的钱包',
  'connect.noResultsText': '请检查拼写，或搜索其他钱包。',
  'connect.email': '邮箱地址',
  'connect.emailSubmit': '继续',
  'connect.empty': '未找到钱包',
  'connect.emptyText': '此浏览器中还没有钱包。安装后会显示在这里。',
  'connect.emptyPhoneText': '此浏览器中没有钱包。请在钱包的浏览器中打开此页面。',
  'connect.legal': '连接即表示您同意{terms}和{privacy}',
  'connect.legalTerms': '连接即表示您同意{terms}',
  'connect.legalPrivacy': '连接即表示您同意{privacy}',
  'connect.terms': '使用条款',
  'connect.privacy': '隐私政策',
  'connect.accept': '我同意{terms}和{privacy}',
  'connect.acceptTerms': '我同意{terms}',
  'connect.acceptPrivacy': '我同意{privacy}',
  'connect.acceptFirst': '同意条款后才能继续。',
  'connect.branding': '由 Latchkey 提供支持',
  'connect.collapsed': '使用钱包继续',
  'connect.all': '所有钱包',

  'pairing.title': '用钱包扫描',
  'pairing.titlePhone': '打开您的钱包',

  'allWallets.title': '所有钱包',

  'account.title': '账户',

  'tokenDetails.title': '代币',

  'receive.title': '接收',

  'nftDetails.title': 'NFT',
  'activity.title': '活动记录',

  'transaction.title': '交易',

  'profileWallets.title': '钱包',

  'networks.title': '选择网络',

  'switchNetwork.title': '切换网络',

  'switchActiveChain.title': '切换网络',

  'siwx.title': '登录',

  'unsupportedChain.title': '不支持的网络',

  'emailLogin.title': '使用邮箱继续',
  'updateEmail.title': '更改邮箱地址',
  'registerName.title': '获取名称',
  'onRamp.title': '购买',
  'emailCode.title': '确认您的邮箱',
  'emailDevice.title': '确认此浏览器',
  'approveTransaction.title': '批准',

  'whatIsAWallet.title': '什么是钱包？',
  'whatIsAWallet.get': '获取钱包',

  'send.title': '发送',
  'swap.title': '兑换',
  'sendToken.title': '选择代币',
  'sendPreview.title': '核对',
  'sendLookAlike.title': '请仔细核对',
}
