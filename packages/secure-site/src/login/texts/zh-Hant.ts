import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: '請稍候',
  waitingHint: '登入將在此視窗中開啟。',
  done: '您已登入',
  doneHint: '您可以關閉此視窗。',
  code: '輸入此代碼',
  codeHint: ['請在 ', ' 上您開始登入的視窗中輸入。'],
  codeWarning: '如果不是您本人在那裡開始登入，請關閉此視窗。切勿將代碼傳送給任何人。',
  refused: '登入已取消',
  failed: '登入失敗',
  over: '此登入已過期或已被使用',
  offline: '無法連接到錢包',
  closeHint: '請關閉此視窗並重新開始。',
}
