/** The words of the pages of social logins. */
export interface LoginTexts {
  readonly waiting: string
  readonly waitingHint: string
  readonly done: string
  readonly doneHint: string
  readonly code: string
  /** Before and after the host name of the app. */
  readonly codeHint: readonly [before: string, after: string]
  readonly codeWarning: string
  readonly refused: string
  readonly failed: string
  readonly over: string
  readonly offline: string
  readonly closeHint: string
}

const en: LoginTexts = {
  waiting: 'One moment',
  waitingHint: 'The login opens in this window.',
  done: 'You are logged in',
  doneHint: 'You can close this window.',
  code: 'Enter this code',
  codeHint: ['Enter it at ', ', in the window where you started the login.'],
  codeWarning: 'If you did not start a login there yourself, close this window. Never send the code to anyone.',
  refused: 'The login was cancelled',
  failed: 'The login failed',
  over: 'This login has expired or was already used',
  offline: 'The wallet cannot be reached',
  closeHint: 'Close this window and start again.',
}

const ar: LoginTexts = {
  waiting: 'لحظة واحدة',
  waitingHint: 'سيُفتح تسجيل الدخول في هذه النافذة.',
  done: 'تم تسجيل دخولك',
  doneHint: 'يمكنك إغلاق هذه النافذة.',
  code: 'أدخل هذا الرمز',
  codeHint: ['أدخله في ', '، في النافذة التي بدأت فيها تسجيل الدخول.'],
  codeWarning: 'إذا لم تبدأ تسجيل الدخول هناك بنفسك، فأغلق هذه النافذة. لا ترسل الرمز إلى أي شخص.',
  refused: 'أُلغي تسجيل الدخول',
  failed: 'فشل تسجيل الدخول',
  over: 'انتهت صلاحية تسجيل الدخول هذا أو سبق استخدامه',
  offline: 'يتعذر الوصول إلى المحفظة',
  closeHint: 'أغلق هذه النافذة وابدأ من جديد.',
}

/** Returns the words for a BCP 47 tag, with the language that they are in. */
export function getLoginTexts(tag: string): { readonly texts: LoginTexts; readonly language: 'en' | 'ar' } {
  return tag.toLowerCase().split('-', 1)[0] === 'ar' ? { texts: ar, language: 'ar' } : { texts: en, language: 'en' }
}
