import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Hebrew texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'חזרה',
  'common.close': 'סגירה',
  'common.retry': 'ניסיון נוסף',
  'common.or': 'או',
  'common.clear': 'ניקוי החיפוש',
  'common.failed': 'משהו השתבש',
  'common.failedText': 'הטעינה נכשלה. שום דבר לא אבד.',
  'common.offline': 'אין חיבור לאינטרנט',
  'common.offlineText': 'נמשיך אוטומטית כשהחיבור יחזור.',
  'common.theWallet': 'הארנק',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'חיבור ארנק',
  'connect.titleAny': 'חיבור',
  'connect.wallets': 'ארנקים',
  'connect.recent': 'אחרון',
  'connect.installed': 'מותקן',
  'connect.connected': 'מחובר',
  'connect.disputed': 'אולי העתק',
  'connect.qrCode': 'קוד QR',
  'connect.notInstalled': 'לא מותקן',
  'connect.help': 'מה זה ארנק?',
  'connect.searchCount': '{count, plural, one {חיפוש בארנק אחד} two {חיפוש בשני ארנקים} other {חיפוש ב-# ארנקים}}',
  'connect.results':
    '{count, plural, =0 {לא נמצאו ארנקים} one {נמצא ארנק אחד} two {נמצאו שני ארנקים} other {נמצאו # ארנקים}}',
  'connect.noResults': 'אין ארנקים שמתאימים ל״{query}״',
  'connect.noResultsText': 'בדקו את הכתיב או חפשו ארנק אחר.',
  'connect.email': 'כתובת דוא״ל',
  'connect.emailSubmit': 'המשך',
  'connect.empty': 'לא נמצא ארנק',
  'connect.emptyText': 'אין עדיין ארנק בדפדפן הזה. התקינו ארנק והוא יופיע כאן.',
  'connect.emptyPhoneText': 'אין ארנק בדפדפן הזה. פתחו את הדף בדפדפן של הארנק שלכם.',
  'connect.legal': 'בחיבור אתם מקבלים את {terms} ואת {privacy}',
  'connect.legalTerms': 'בחיבור אתם מקבלים את {terms}',
  'connect.legalPrivacy': 'בחיבור אתם מקבלים את {privacy}',
  'connect.terms': 'תנאי השימוש',
  'connect.privacy': 'מדיניות הפרטיות',
  'connect.accept': 'אני מקבל/ת את {terms} ואת {privacy}',
  'connect.acceptTerms': 'אני מקבל/ת את {terms}',
  'connect.acceptPrivacy': 'אני מקבל/ת את {privacy}',
  'connect.acceptFirst': 'כדי להמשיך יש לאשר את התנאים.',
  'connect.branding': 'מופעל על ידי Latchkey',
  'connect.collapsed': 'המשך עם ארנק',
  'connect.all': 'כל הארנקים',

  'pairing.title': 'סרקו עם הארנק',
  'pairing.titlePhone': 'פתחו את הארנק',

  'allWallets.title': 'כל הארנקים',

  'account.title': 'חשבון',

  'tokenDetails.title': 'טוקן',

  'receive.title': 'קבלה',

  'nftDetails.title': 'NFT',
  'activity.title': 'פעילות',

  'transaction.title': 'עסקה',

  'profileWallets.title': 'ארנקים',

  'networks.title': 'בחירת רשת',

  'switchNetwork.title': 'החלפת רשת',

  'switchActiveChain.title': 'החלפת רשת',

  'siwx.title': 'כניסה',

  'unsupportedChain.title': 'רשת לא נתמכת',

  'emailLogin.title': 'המשך עם דוא״ל',
  'updateEmail.title': 'שינוי כתובת הדוא״ל',
  'registerName.title': 'בחירת שם',
  'onRamp.title': 'קנייה',
  'emailCode.title': 'אימות הדוא״ל',
  'emailDevice.title': 'אימות הדפדפן הזה',
  'approveTransaction.title': 'אישור',

  'whatIsAWallet.title': 'מה זה ארנק?',
  'whatIsAWallet.get': 'הורדת ארנק',

  'send.title': 'שליחה',
  'swap.title': 'המרה',
  'sendToken.title': 'בחירת טוקן',
  'sendPreview.title': 'בדיקה',
  'sendLookAlike.title': 'הסתכלו היטב',
}
