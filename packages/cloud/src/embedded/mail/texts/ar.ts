import type { LoginTexts } from './LoginTexts.ts'

export const ar: LoginTexts = {
  direction: 'rtl',
  subject: (app) => `رمز تسجيل الدخول إلى ${app}`,
  intro: (app) => `رمزك لتسجيل الدخول إلى ${app}:`,
  validity: (minutes) => `الرمز صالح لمدة ${minutes} دقائق ويُستخدم مرة واحدة.`,
  site: 'الموقع',
  browser: 'المتصفح',
  unknownBrowser: 'غير معروف',
  time: 'الوقت',
  warning: 'لا تُخبر أحدًا بهذا الرمز أبدًا، ولا تُدخله إلا في الموقع المذكور أعلاه.',
  unasked: 'إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
}
