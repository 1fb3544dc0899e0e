import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Russian texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'Назад',
  'common.close': 'Закрыть',
  'common.retry': 'Повторить',
  'common.or': 'или',
  'common.clear': 'Очистить поиск',
  'common.failed': 'Что-то пошло не так',
  'common.failedText': 'Не удалось загрузить. Ничего не потеряно.',
  'common.offline': 'Нет подключения к интернету',
  'common.offlineText': 'Продолжим автоматически, когда связь появится.',
  'common.theWallet': 'Кошелёк',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Подключить кошелёк',
  'connect.titleAny': 'Подключение',
  'connect.wallets': 'Кошельки',
  'connect.recent': 'Недавний',
  'connect.installed': 'Установлен',
  'connect.connected': 'Подключено',
  'connect.disputed': 'Возможно, копия',
  'connect.qrCode': 'QR-код',
  'connect.notInstalled': 'Не установлен',
  'connect.help': 'Что такое кошелёк?',
  'connect.searchCount':
    '{count, plural, one {Поиск по # кошельку} few {Поиск по # кошелькам} many {Поиск по # кошелькам} other {Поиск по # кошелька}}',
  'connect.results':
    '{count, plural, =0 {Кошельки не найдены} one {Найден # кошелёк} few {Найдено # кошелька} many {Найдено # кошельков} other {Найдено # кошелька}}',
  'connect.noResults': 'По запросу «{query}» кошельков нет',
  'connect.noResultsText': 'Проверьте написание или поищите другой кошелёк.',
  'connect.email': 'Адрес эл. почты',
  'connect.emailSubmit': 'Продолжить',
  'connect.empty': 'Кошелёк не найден',
  'connect.emptyText': 'В этом браузере пока нет кошелька. Установите его, и он появится здесь.',
  'connect.emptyPhoneText': 'В этом браузере нет кошелька. Откройте страницу в браузере кошелька.',
  'connect.legal': 'Подключаясь, вы принимаете {terms} и {privacy}',
  'connect.legalTerms': 'Подключаясь, вы принимаете {terms}',
  'connect.legalPrivacy': 'Подключаясь, вы принимаете {privacy}',
  'connect.terms': 'Условия использования',
  'connect.privacy': 'Политику конфиденциальности',
  'connect.accept': 'Я принимаю {terms} и {privacy}',
  'connect.acceptTerms': 'Я принимаю {terms}',
  'connect.acceptPrivacy': 'Я принимаю {privacy}',
  'connect.acceptFirst': 'Примите условия, чтобы продолжить.',
  'connect.branding': 'Работает на Latchkey',
  'connect.collapsed': 'Продолжить с кошельком',
  'connect.all': 'Все кошельки',

  'pairing.title': 'Отсканируйте кошельком',
  'pairing.titlePhone': 'Откройте кошелёк',

  'allWallets.title': 'Все кошельки',

  'account.title': 'Аккаунт',

  'tokenDetails.title': 'Токен',

  'receive.title': 'Получить',

  'nftDetails.title': 'NFT',
  'activity.title': 'Операции',

  'transaction.title': 'Транзакция',

  'profileWallets.title': 'Кошельки',

  'networks.title': 'Выберите сеть',

  'switchNetwork.title': 'Сменить сеть',

  'switchActiveChain.title': 'Сменить сеть',

  'siwx.title': 'Вход',

  'unsupportedChain.title': 'Сеть не поддерживается',

  'emailLogin.title': 'Вход по эл. почте',
  'updateEmail.title': 'Сменить эл. почту',
  'registerName.title': 'Получить имя',
  'onRamp.title': 'Купить',
  'emailCode.title': 'Подтвердите эл. почту',
  'emailDevice.title': 'Подтвердите этот браузер',
  'approveTransaction.title': 'Одобрение',

  'whatIsAWallet.title': 'Что такое кошелёк?',
  'whatIsAWallet.get': 'Завести кошелёк',

  'send.title': 'Отправить',
  'swap.title': 'Обмен',
  'sendToken.title': 'Выберите токен',
  'sendPreview.title': 'Проверка',
  'sendLookAlike.title': 'Присмотритесь',
}
