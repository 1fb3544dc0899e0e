import { secretTexts } from '../secret/ar.ts'
import type { settingsTexts as english } from './en.ts'

/** The Arabic texts of the settings of the wallet. */
export const settingsTexts: Readonly<Record<keyof typeof english, string>> = {
  ...secretTexts,
  title: 'إعدادات المحفظة',
  more: 'مرّر لعرض المزيد',
  done: 'تم',
  methods: 'طرق فتح محفظتك',
  methodsText: 'تفتحها كل طريقة في أي متصفح مع تسجيل دخولك.',
  onlyMethod: 'هذه هي الطريقة الوحيدة. أضف طريقة أخرى قبل أن تزيلها.',
  passkey: 'مفتاح مرور',
  code: 'رمز استرداد',
  created: 'أضيف في {date}',
  createdOn: '{name} · أضيف في {date}',
  addPasskey: 'إضافة مفتاح مرور',
  addCode: 'إضافة رمز استرداد',
  devices: 'المتصفحات التي تفتحها',
  devicesText:
    'يحتفظ كل متصفح بمفتاح خاص به ولا يطلب إلا تسجيل دخولك. ويحتاج المتصفح المُزال إلى مفتاح مرور أو رمز من جديد.',
  thisWindow: 'هذه النافذة',
  unknownDevice: 'متصفح غير معروف',
  seen: 'آخر استخدام في {date}',
  suspended: 'موقوف',
  remove: 'إزالة',
  removeName: 'إزالة {name}',
  removeMethod: 'هل تزيلها؟ لن تفتح المحفظة بعد ذلك.',
  removeDevice: 'هل تزيله؟ سيُسجَّل خروجه.',
  keep: 'إبقاء',
  theft: 'لا تصل الإزالة إلى نسخ المفاتيح. بعد السرقة انقل ما لديك إلى محفظة جديدة.',
  keys: 'الكلمات والمفاتيح',
  keysText: 'لنقل المحفظة إلى تطبيق آخر. لا يحتاجها أي شخص يساعدك.',
  back: 'رجوع',
}
