import type { LoginTexts } from './LoginTexts.ts'

/** The Russian texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Одну секунду',
  waitingHint: 'Вход откроется в этом окне.',
  done: 'Вы вошли',
  doneHint: 'Это окно можно закрыть.',
  code: 'Введите этот код',
  codeHint: ['Введите его на ', ', в окне, где вы начали вход.'],
  codeWarning: 'Если вы не начинали там вход сами, закройте это окно. Никому не отправляйте код.',
  refused: 'Вход отменён',
  failed: 'Не удалось войти',
  over: 'Срок этого входа истёк, или он уже использован',
  offline: 'Кошелёк недоступен',
  closeHint: 'Закройте это окно и начните заново.',
}
