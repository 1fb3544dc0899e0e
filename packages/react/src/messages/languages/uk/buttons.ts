import type { ButtonMessages } from '../../Messages.ts'

/** The Ukrainian texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.openAccount': 'Відкрити акаунт {name}',
  'button.opening': 'Відкриваємо…',
  'button.offline': 'Немає з’єднання з інтернетом. Вікно відкриється, коли зв’язок відновиться.',
  'button.loadFailed': 'Не вдалося завантажити. Пробуємо ще раз…',
  'button.reload': 'Оновити сторінку',
  'button.cancel': 'Скасувати',
  'button.connectWith': 'Підключити {wallet}',
  'button.network': 'Мережа',
  'button.chooseNetwork': 'Вибрати мережу, зараз {network}',
  'button.switchNetwork': 'Змінити мережу',
  'button.unsupportedNetwork': 'Мережа не підтримується',
  'button.unknownNetwork': 'Невідома мережа',
}
