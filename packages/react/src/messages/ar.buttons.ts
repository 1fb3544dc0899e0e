import type { ButtonMessages } from './Messages.ts'

export const arButtons: ButtonMessages = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الاتصال…',
  'button.connectWith': 'الاتصال عبر {wallet}',
  'button.openAccount': 'فتح الحساب {name}',
  'button.network': 'الشبكة',
  'button.chooseNetwork': 'اختيار الشبكة، الحالية {network}',
  'button.switchNetwork': 'تبديل الشبكة',
  'button.unsupportedNetwork': 'شبكة غير مدعومة',
  'button.unknownNetwork': 'شبكة غير معروفة',
}
