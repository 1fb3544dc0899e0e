import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Ukrainian texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'Назад',
  'common.close': 'Закрити',
  'common.retry': 'Повторити',
  'common.or': 'або',
  'common.clear': 'Очистити пошук',
  'common.failed': 'Щось пішло не так',
  'common.failedText': 'Не вдалося завантажити. Нічого не втрачено.',
  'common.offline': 'Немає інтернету',
  'common.offlineText': 'Продовжимо автоматично, коли зв’язок відновиться.',
  'common.theWallet': 'Гаманець',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Підключити гаманець',
  'connect.titleAny': 'Підключення',
  'connect.wallets': 'Гаманці',
  'connect.recent': 'Недавній',
  'connect.installed': 'Установлено',
  'connect.connected': 'Підключено',
  'connect.disputed': 'Можлива копія',
  'connect.qrCode': 'QR-код',
  'connect.notInstalled': 'Не встановлено',
  'connect.help': 'Що таке гаманець?',
  'connect.searchCount':
    '{count, plural, one {Пошук серед # гаманця} few {Пошук серед # гаманців} many {Пошук серед # гаманців} other {Пошук серед # гаманця}}',
  'connect.results':
    '{count, plural, =0 {Гаманців не знайдено} one {Знайдено # гаманець} few {Знайдено # гаманці} many {Знайдено # гаманців} other {Знайдено # гаманця}}',
  'connect.noResults': 'За запитом «{query}» гаманців немає',
  'connect.noResultsText': 'Перевірте написання або пошукайте інший гаманець.',
  'connect.email': 'Адреса ел. пошти',
  'connect.emailSubmit': 'Продовжити',
  'connect.empty': 'Гаманець не знайдено',
  'connect.emptyText': 'У цьому браузері ще немає гаманця. Установіть його, і він з’явиться тут.',
  'connect.emptyPhoneText': 'У цьому браузері немає гаманця. Відкрийте сторінку в браузері свого гаманця.',
  'connect.legal': 'Підключаючись, ви приймаєте {terms} і {privacy}',
  'connect.legalTerms': 'Підключаючись, ви приймаєте {terms}',
  'connect.legalPrivacy': 'Підключаючись, ви приймаєте {privacy}',
  'connect.terms': 'Умови використання',
  'connect.privacy': 'Політику конфіденційності',
  'connect.accept': 'Я приймаю {terms} і {privacy}',
  'connect.acceptTerms': 'Я приймаю {terms}',
  'connect.acceptPrivacy': 'Я приймаю {privacy}',
  'connect.acceptFirst': 'Прийміть умови, щоб продовжити.',
  'connect.branding': 'Працює на Latchkey',
  'connect.collapsed': 'Продовжити з гаманцем',
  'connect.all': 'Усі гаманці',

  'pairing.title': 'Відскануйте гаманцем',
  'pairing.titlePhone': 'Відкрийте гаманець',

  'allWallets.title': 'Усі гаманці',

  'account.title': 'Акаунт',

  'tokenDetails.title': 'Токен',

  'receive.title': 'Отримати',

  'nftDetails.title': 'NFT',
  'activity.title': 'Операції',

  'transaction.title': 'Транзакція',

  'profileWallets.title': 'Гаманці',

  'networks.title': 'Виберіть мережу',

  'switchNetwork.title': 'Змінити мережу',

  'switchActiveChain.title': 'Змінити мережу',

  'siwx.title': 'Вхід',

  'unsupportedChain.title': 'Мережа не підтримується',

  'emailLogin.title': 'Вхід через ел. пошту',
  'updateEmail.title': 'Змінити ел. пошту',
  'registerName.title': 'Отримати ім’я',
  'onRamp.title': 'Купити',
  'emailCode.title': 'Підтвердьте ел. пошту',
  'emailDevice.title': 'Підтвердьте цей браузер',
  'approveTransaction.title': 'Схвалення',

  'whatIsAWallet.title': 'Що таке гаманець?',
  'whatIsAWallet.get': 'Створити гаманець',

  'send.title': 'Надіслати',
  'swap.title': 'Обмін',
  'sendToken.title': 'Виберіть токен',
  'sendPreview.title': 'Перевірка',
  'sendLookAlike.title': 'Придивіться',
}
