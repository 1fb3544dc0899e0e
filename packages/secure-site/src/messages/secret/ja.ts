import type { secretTexts as english } from './en.ts'

/** The Japanese texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'リカバリーフレーズ',
  wordsHint: '両方のアカウント用（ほとんどのウォレットで使用可能）',
  eip155Key: 'Ethereumの鍵',
  eip155KeyHint: 'Ethereumアカウント専用',
  solanaKey: 'Solanaの鍵',
  solanaKeyHint: 'Solanaアカウント専用',
  warningWords: 'このフレーズは資金そのものです',
  warningKey: 'この鍵は資金そのものです',
  warningText:
    'これを見た人は誰でもすべてを奪うことができ、取り戻せません。周りに人がいないこと、カメラや共有画面に映っていないことを確認してください。',
  hidden: '非表示',
  showIn: '{seconds}秒後に表示',
  show: '表示',
  copy: 'コピー',
  hide: '隠す',
  copied: 'コピーしました。このページを開いたままにしてください。60秒後にクリップボードを消去します。',
  cleared: 'クリップボードを消去しました。',
  copyFailed: 'このブラウザではコピーできません。テキストを選択するか、書き留めてください。',
}
