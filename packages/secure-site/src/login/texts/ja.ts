import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: '少々お待ちください',
  waitingHint: 'このウィンドウでログイン画面が開きます。',
  done: 'ログインしました',
  doneHint: 'このウィンドウは閉じてもかまいません。',
  code: 'このコードを入力',
  codeHint: ['ログインを開始した ', ' のウィンドウで入力してください。'],
  codeWarning:
    'ご自身でログインを開始していない場合は、このウィンドウを閉じてください。コードは絶対に誰にも送らないでください。',
  refused: 'ログインはキャンセルされました',
  failed: 'ログインできませんでした',
  over: 'このログインは期限切れか、すでに使用されています',
  offline: 'ウォレットに接続できません',
  closeHint: 'このウィンドウを閉じて、もう一度やり直してください。',
}
