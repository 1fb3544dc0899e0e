import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: 'One moment',
  waitingHint: 'The login opens in this window.',
  done: 'You are logged in',
  doneHint: 'You can close this window.',
  code: 'Enter this code',
  codeHint: ['Enter it at ', ', in the window where you started the login.'],
  codeWarning: 'If you did not start a login there yourself, close this window. Never send the code to anyone.',
  refused: 'The login was cancelled',
  failed: 'The login failed',
  over: 'This login has expired or was already used',
  offline: 'The wallet cannot be reached',
  closeHint: 'Close this window and start again.',
}
