import type { LoginTexts } from './LoginTexts.ts'

/** The Hebrew texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'רק רגע',
  waitingHint: 'הכניסה תיפתח בחלון הזה.',
  done: 'נכנסתם',
  doneHint: 'אפשר לסגור את החלון הזה.',
  code: 'הזינו את הקוד הזה',
  codeHint: ['הזינו אותו באתר ', ', בחלון שבו התחלתם את הכניסה.'],
  codeWarning: 'אם לא התחלתם שם כניסה בעצמכם, סגרו את החלון הזה. לעולם אל תשלחו את הקוד לאף אחד.',
  refused: 'הכניסה בוטלה',
  failed: 'הכניסה נכשלה',
  over: 'תוקף הכניסה הזו פג או שכבר נעשה בה שימוש',
  offline: 'הארנק לא זמין',
  closeHint: 'סגרו את החלון הזה והתחילו מחדש.',
}
