import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: '请稍候',
  waitingHint: '登录将在此窗口中打开。',
  done: '您已登录',
  doneHint: '您可以关闭此窗口。',
  code: '输入此代码',
  codeHint: ['请在 ', ' 上您开始登录的窗口中输入。'],
  codeWarning: '如果不是您本人在那里开始登录，请关闭此窗口。切勿将代码发送给任何人。',
  refused: '登录已取消',
  failed: '登录失败',
  over: '此登录已过期或已被使用',
  offline: '无法连接到钱包',
  closeHint: '请关闭此窗口并重新开始。',
}
