import type { secretTexts as english } from './en.ts'

/** The Arabic texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'كلمات الاسترداد',
  wordsHint: 'للحسابين معًا في معظم المحافظ',
  eip155Key: 'مفتاح Ethereum',
  eip155KeyHint: 'لحساب Ethereum وحده',
  solanaKey: 'مفتاح Solana',
  solanaKeyHint: 'لحساب Solana وحده',
  warningWords: 'هذه الكلمات هي المال',
  warningKey: 'هذا المفتاح هو المال',
  warningText: 'من يره يستطِع أخذ كل شيء بلا رجعة. تأكد من أنك وحدك وأنه لا تُظهره كاميرا أو شاشة مشتركة.',
  hidden: 'مخفي',
  showIn: 'العرض بعد {seconds} ث',
  show: 'عرض',
  copy: 'نسخ',
  hide: 'إخفاء',
  copied: 'تم النسخ. أبقِ هذه الصفحة مفتوحة: ستمسح الحافظة بعد 60 ثانية.',
  cleared: 'مُسحت الحافظة.',
  copyFailed: 'لا يسمح هذا المتصفح بالنسخ. حدّد النص أو اكتبه.',
}
