import type { LoginTexts } from './LoginTexts.ts'

/** The Persian texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'یک لحظه',
  waitingHint: 'ورود در این پنجره باز می‌شود.',
  done: 'وارد شدید',
  doneHint: 'می‌توانید این پنجره را ببندید.',
  code: 'این کد را وارد کنید',
  codeHint: ['آن را در ', '، در پنجره‌ای که ورود را آغاز کردید، وارد کنید.'],
  codeWarning: 'اگر خودتان آنجا ورود را آغاز نکرده‌اید، این پنجره را ببندید. کد را هرگز برای کسی نفرستید.',
  refused: 'ورود لغو شد',
  failed: 'ورود ناموفق بود',
  over: 'این ورود منقضی شده یا قبلاً استفاده شده است',
  offline: 'کیف پول در دسترس نیست',
  closeHint: 'این پنجره را ببندید و دوباره شروع کنید.',
}
