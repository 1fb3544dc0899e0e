import type { ButtonMessages } from '../../Messages.ts'

/** The Russian texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.openAccount': 'Открыть аккаунт {name}',
  'button.opening': 'Открываем…',
  'button.offline': 'Нет подключения к интернету. Окно откроется, когда связь появится.',
  'button.loadFailed': 'Не удалось загрузить. Пробуем ещё раз…',
  'button.reload': 'Обновить страницу',
  'button.cancel': 'Отмена',
  'button.connectWith': 'Подключить {wallet}',
  'button.network': 'Сеть',
  'button.chooseNetwork': 'Выбрать сеть, сейчас {network}',
  'button.switchNetwork': 'Сменить сеть',
  'button.unsupportedNetwork': 'Сеть не поддерживается',
  'button.unknownNetwork': 'Неизвестная сеть',
}
