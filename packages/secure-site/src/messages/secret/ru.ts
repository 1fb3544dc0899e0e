import type { secretTexts as english } from './en.ts'

/** The Russian texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Слова восстановления',
  wordsHint: 'Для обоих аккаунтов, в большинстве кошельков',
  eip155Key: 'Ключ Ethereum',
  eip155KeyHint: 'Только для аккаунта Ethereum',
  solanaKey: 'Ключ Solana',
  solanaKeyHint: 'Только для аккаунта Solana',
  warningWords: 'Эти слова и есть деньги',
  warningKey: 'Этот ключ и есть деньги',
  warningText:
    'Любой, кто это увидит, сможет забрать всё навсегда. Убедитесь, что рядом никого нет и что ни камера, ни демонстрация экрана этого не показывают.',
  hidden: 'Скрыто',
  showIn: 'Показ через {seconds} с',
  show: 'Показать',
  copy: 'Копировать',
  hide: 'Скрыть',
  copied: 'Скопировано. Не закрывайте страницу: через 60 секунд она очистит буфер обмена.',
  cleared: 'Буфер обмена очищен.',
  copyFailed: 'Браузер не разрешает копирование. Выделите текст или запишите его.',
}
