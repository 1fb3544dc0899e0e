import type { secretTexts as english } from './en.ts'

/** The Hebrew texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'מילות שחזור',
  wordsHint: 'לשני החשבונות, ברוב הארנקים',
  eip155Key: 'מפתח Ethereum',
  eip155KeyHint: 'לחשבון Ethereum בלבד',
  solanaKey: 'מפתח Solana',
  solanaKeyHint: 'לחשבון Solana בלבד',
  warningWords: 'המילים האלה הן הכסף',
  warningKey: 'המפתח הזה הוא הכסף',
  warningText: 'כל מי שרואה את זה יכול לקחת הכול, לתמיד. ודאו שאתם לבד, ושאף מצלמה או שיתוף מסך לא מציגים את זה.',
  hidden: 'מוסתר',
  showIn: 'הצגה בעוד {seconds} שנ׳',
  show: 'הצגה',
  copy: 'העתקה',
  hide: 'הסתרה',
  copied: 'הועתק. השאירו את הדף פתוח: הוא מנקה את הלוח אחרי 60 שניות.',
  cleared: 'הלוח נוקה.',
  copyFailed: 'הדפדפן לא מאפשר העתקה. סמנו את הטקסט או רשמו אותו.',
}
