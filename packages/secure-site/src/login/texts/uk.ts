import type { LoginTexts } from './LoginTexts.ts'

/** The Ukrainian texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Хвилинку',
  waitingHint: 'Вхід відкриється в цьому вікні.',
  done: 'Ви ввійшли',
  doneHint: 'Це вікно можна закрити.',
  code: 'Введіть цей код',
  codeHint: ['Введіть його на ', ', у вікні, де ви почали вхід.'],
  codeWarning: 'Якщо ви не починали там вхід самі, закрийте це вікно. Нікому не надсилайте код.',
  refused: 'Вхід скасовано',
  failed: 'Не вдалося ввійти',
  over: 'Термін цього входу минув, або його вже використано',
  offline: 'Гаманець недоступний',
  closeHint: 'Закрийте це вікно й почніть знову.',
}
