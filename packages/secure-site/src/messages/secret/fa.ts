import type { secretTexts as english } from './en.ts'

/** The Persian texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'کلمات بازیابی',
  wordsHint: 'برای هر دو حساب، در بیشتر کیف پول‌ها',
  eip155Key: 'کلید Ethereum',
  eip155KeyHint: 'فقط برای حساب Ethereum',
  solanaKey: 'کلید Solana',
  solanaKeyHint: 'فقط برای حساب Solana',
  warningWords: 'این کلمات خود پول است',
  warningKey: 'این کلید خود پول است',
  warningText:
    'هر کسی این را ببیند می‌تواند همه چیز را برای همیشه بردارد. مطمئن شوید تنها هستید و هیچ دوربین یا اشتراک صفحه‌ای آن را نشان نمی‌دهد.',
  hidden: 'پنهان',
  showIn: 'نمایش پس از {seconds} ثانیه',
  show: 'نمایش',
  copy: 'کپی',
  hide: 'پنهان کردن',
  copied: 'کپی شد. این صفحه را باز نگه دارید: پس از ۶۰ ثانیه کلیپ‌بورد را پاک می‌کند.',
  cleared: 'کلیپ‌بورد پاک شد.',
  copyFailed: 'این مرورگر اجازه کپی نمی‌دهد. متن را انتخاب یا یادداشت کنید.',
}
