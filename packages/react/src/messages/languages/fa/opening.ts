import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Persian texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'بازگشت',
  'common.close': 'بستن',
  'common.retry': 'تلاش دوباره',
  'common.or': 'یا',
  'common.clear': 'پاک کردن جستجو',
  'common.failed': 'مشکلی پیش آمد',
  'common.failedText': 'بارگیری نشد. چیزی از دست نرفت.',
  'common.offline': 'آفلاین هستید',
  'common.offlineText': 'با برقراری اینترنت خودکار ادامه می‌دهیم.',
  'common.theWallet': 'کیف پول',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'اتصال کیف پول',
  'connect.titleAny': 'اتصال',
  'connect.wallets': 'کیف پول‌ها',
  'connect.recent': 'اخیر',
  'connect.installed': 'نصب‌شده',
  'connect.connected': 'متصل',
  'connect.disputed': 'شاید کپی باشد',
  'connect.qrCode': 'کد QR',
  'connect.notInstalled': 'نصب نشده',
  'connect.help': 'کیف پول چیست؟',
  'connect.searchCount': '{count, plural, one {جستجو در # کیف پول} other {جستجو در # کیف پول}}',
  'connect.results': '{count, plural, =0 {کیف پولی پیدا نشد} one {# کیف پول پیدا شد} other {# کیف پول پیدا شد}}',
  'connect.noResults': 'کیف پولی با «{query}» پیدا نشد',
  'connect.noResultsText': 'املای آن را بررسی کنید یا کیف پول دیگری را جستجو کنید.',
  'connect.email': 'نشانی ایمیل',
  'connect.emailSubmit': 'ادامه',
  'connect.empty': 'کیف پولی پیدا نشد',
  'connect.emptyText': 'این مرورگر هنوز کیف پولی ندارد. یکی نصب کنید تا اینجا نمایش داده شود.',
  'connect.emptyPhoneText': 'این مرورگر کیف پولی ندارد. این صفحه را در مرورگر کیف پولتان باز کنید.',
  'connect.legal': 'با اتصال، {terms} و {privacy} را می‌پذیرید',
  'connect.legalTerms': 'با اتصال، {terms} را می‌پذیرید',
  'connect.legalPrivacy': 'با اتصال، {privacy} را می‌پذیرید',
  'connect.terms': 'شرایط استفاده',
  'connect.privacy': 'سیاست حریم خصوصی',
  'connect.accept': '{terms} و {privacy} را می‌پذیرم',
  'connect.acceptTerms': '{terms} را می‌پذیرم',
  'connect.acceptPrivacy': '{privacy} را می‌پذیرم',
  'connect.acceptFirst': 'برای ادامه، شرایط را بپذیرید.',
  'connect.branding': 'قدرت‌گرفته از Latchkey',
  'connect.collapsed': 'ادامه با کیف پول',
  'connect.all': 'همه کیف پول‌ها',

  'pairing.title': 'با کیف پولتان اسکن کنید',
  'pairing.titlePhone': 'کیف پولتان را باز کنید',

  'allWallets.title': 'همه کیف پول‌ها',

  'account.title': 'حساب',

  'tokenDetails.title': 'توکن',

  'receive.title': 'دریافت',

  'nftDetails.title': 'NFT',
  'activity.title': 'فعالیت',

  'transaction.title': 'تراکنش',

  'profileWallets.title': 'کیف پول‌ها',

  'networks.title': 'انتخاب شبکه',

  'switchNetwork.title': 'تغییر شبکه',

  'switchActiveChain.title': 'تغییر شبکه',

  'siwx.title': 'ورود',

  'unsupportedChain.title': 'شبکه پشتیبانی‌نشده',

  'emailLogin.title': 'ادامه با ایمیل',
  'updateEmail.title': 'تغییر نشانی ایمیل',
  'registerName.title': 'گرفتن نام',
  'onRamp.title': 'خرید',
  'emailCode.title': 'ایمیلتان را تأیید کنید',
  'emailDevice.title': 'این مرورگر را تأیید کنید',
  'approveTransaction.title': 'تأیید',

  'whatIsAWallet.title': 'کیف پول چیست؟',
  'whatIsAWallet.get': 'گرفتن کیف پول',

  'send.title': 'ارسال',
  'swap.title': 'تبدیل',
  'sendToken.title': 'انتخاب توکن',
  'sendPreview.title': 'بازبینی',
  'sendLookAlike.title': 'با دقت نگاه کنید',
}
