import type { ButtonMessages } from '../../Messages.ts'

/** The Persian texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'اتصال کیف پول',
  'button.connecting': 'در حال اتصال…',
  'button.openAccount': 'باز کردن حساب {name}',
  'button.opening': 'در حال باز شدن…',
  'button.offline': 'آفلاین هستید. با برقراری اینترنت باز می‌شود.',
  'button.loadFailed': 'بارگیری نشد. در حال تلاش دوباره…',
  'button.reload': 'بارگیری دوباره صفحه',
  'button.cancel': 'لغو',
  'button.connectWith': 'اتصال {wallet}',
  'button.network': 'شبکه',
  'button.chooseNetwork': 'انتخاب شبکه، اکنون {network}',
  'button.switchNetwork': 'تغییر شبکه',
  'button.unsupportedNetwork': 'شبکه پشتیبانی‌نشده',
  'button.unknownNetwork': 'شبکه ناشناخته',
}
