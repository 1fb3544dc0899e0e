import type { secretTexts as english } from './en.ts'

/** The Ukrainian texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Слова відновлення',
  wordsHint: 'Для обох акаунтів, у більшості гаманців',
  eip155Key: 'Ключ Ethereum',
  eip155KeyHint: 'Лише для акаунта Ethereum',
  solanaKey: 'Ключ Solana',
  solanaKeyHint: 'Лише для акаунта Solana',
  warningWords: 'Ці слова і є гроші',
  warningKey: 'Цей ключ і є гроші',
  warningText:
    'Будь-хто, хто це побачить, зможе забрати все назавжди. Переконайтеся, що поруч нікого немає і що ні камера, ні демонстрація екрана цього не показує.',
  hidden: 'Приховано',
  showIn: 'Показ через {seconds} с',
  show: 'Показати',
  copy: 'Копіювати',
  hide: 'Сховати',
  copied: 'Скопійовано. Не закривайте сторінку: через 60 секунд вона очистить буфер обміну.',
  cleared: 'Буфер обміну очищено.',
  copyFailed: 'Браузер не дозволяє копіювання. Виділіть текст або запишіть його.',
}
