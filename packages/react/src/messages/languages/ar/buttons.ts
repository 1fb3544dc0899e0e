import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الاتصال…',
  'button.connectWith': 'الاتصال عبر {wallet}',
  'button.openAccount': 'فتح الحساب {name}',
  'button.network': 'الشبكة',
  'button.chooseNetwork': 'اختيار الشبكة، الحالية {network}',
  'button.switchNetwork': 'تبديل الشبكة',
  'button.unsupportedNetwork': 'شبكة غير مدعومة',
  'button.unknownNetwork': 'شبكة غير معروفة',
  'button.opening': 'جارٍ الفتح…',
  'button.offline': 'أنت غير متصل بالإنترنت. ستُفتح النافذة عند عودة الاتصال.',
  'button.loadFailed': 'تعذّر التحميل. تُجرى محاولة أخرى…',
  'button.reload': 'إعادة تحميل الصفحة',
  'button.cancel': 'إلغاء',
}
