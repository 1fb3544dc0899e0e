import type { secretTexts as english } from './en.ts'

/** The simplified Chinese texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: '助记词',
  wordsHint: '在大多数钱包中可用于两个账户',
  eip155Key: 'Ethereum 密钥',
  eip155KeyHint: '仅用于 Ethereum 账户',
  solanaKey: 'Solana 密钥',
  solanaKeyHint: '仅用于 Solana 账户',
  warningWords: '这些助记词就是您的资金',
  warningKey: '此密钥就是您的资金',
  warningText: '任何看到它的人都能取走一切，且无法追回。请确保您身边没有他人，也没有摄像头或共享屏幕会显示它。',
  hidden: '已隐藏',
  showIn: '{seconds} 秒后可显示',
  show: '显示',
  copy: '复制',
  hide: '隐藏',
  copied: '已复制。请保持此页面打开：60 秒后会清除剪贴板。',
  cleared: '剪贴板已清除。',
  copyFailed: '此浏览器不允许复制。请选中文本，或将其抄写下来。',
}
