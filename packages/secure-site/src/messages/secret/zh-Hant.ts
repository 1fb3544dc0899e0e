import type { secretTexts as english } from './en.ts'

/** The traditional Chinese texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: '助記詞',
  wordsHint: '在大多數錢包中可用於兩個帳戶',
  eip155Key: 'Ethereum 金鑰',
  eip155KeyHint: '僅用於 Ethereum 帳戶',
  solanaKey: 'Solana 金鑰',
  solanaKeyHint: '僅用於 Solana 帳戶',
  warningWords: '這些助記詞就是您的資金',
  warningKey: '此金鑰就是您的資金',
  warningText: '任何看到它的人都能取走一切，且無法追回。請確保您身邊沒有他人，也沒有鏡頭或共用螢幕會顯示它。',
  hidden: '已隱藏',
  showIn: '{seconds} 秒後可顯示',
  show: '顯示',
  copy: '複製',
  hide: '隱藏',
  copied: '已複製。請保持此頁面開啟：60 秒後會清除剪貼簿。',
  cleared: '剪貼簿已清除。',
  copyFailed: '此瀏覽器不允許複製。請選取文字，或將其抄寫下來。',
}
