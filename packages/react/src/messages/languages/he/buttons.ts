import type { ButtonMessages } from '../../Messages.ts'

/** The Hebrew texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'חיבור ארנק',
  'button.connecting': 'מתחבר…',
  'button.openAccount': 'פתיחת החשבון {name}',
  'button.opening': 'נפתח…',
  'button.offline': 'אין חיבור לאינטרנט. החלון ייפתח כשהחיבור יחזור.',
  'button.loadFailed': 'הטעינה נכשלה. מנסים שוב…',
  'button.reload': 'טעינת הדף מחדש',
  'button.cancel': 'ביטול',
  'button.connectWith': 'חיבור {wallet}',
  'button.network': 'רשת',
  'button.chooseNetwork': 'בחירת רשת, כרגע {network}',
  'button.switchNetwork': 'החלפת רשת',
  'button.unsupportedNetwork': 'רשת לא נתמכת',
  'button.unknownNetwork': 'רשת לא מוכרת',
}
