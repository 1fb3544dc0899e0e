import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'رجوع',
  'common.close': 'إغلاق',
  'common.retry': 'إعادة المحاولة',
  'common.or': 'أو',
  'common.clear': 'مسح البحث',
  'common.failed': 'حدث خطأ ما',
  'common.failedText': 'تعذّر التحميل. لم يُفقد شيء.',
  'common.offline': 'أنت غير متصل بالإنترنت',
  'common.offlineText': 'سيُستأنف هذا تلقائيًا فور عودة الاتصال.',
  'common.theWallet': 'المحفظة',

  'namespace.eip155': 'إيثريوم',
  'namespace.solana': 'سولانا',
  'namespace.bip122': 'بيتكوين',
  'namespace.polkadot': 'بولكادوت',
  'namespace.cosmos': 'كوزموس',

  'connect.title': 'ربط محفظة',
  'connect.titleAny': 'الاتصال',
  'connect.wallets': 'المحافظ',
  'connect.recent': 'الأخيرة',
  'connect.installed': 'مثبّتة',
  'connect.connected': 'متصلة',
  'connect.disputed': 'نسخة محتملة',
  'connect.qrCode': 'رمز QR',
  'connect.notInstalled': 'غير مثبّتة',
  'connect.help': 'ما هي المحفظة؟',
  'connect.searchCount':
    '{count, plural, zero {البحث في المحافظ} one {البحث في محفظة واحدة} two {البحث في محفظتين} few {البحث في # محافظ} many {البحث في # محفظة} other {البحث في # محفظة}}',
  'connect.results':
    '{count, plural, =0 {لم يُعثر على محافظ} zero {لم يُعثر على محافظ} one {عُثر على محفظة واحدة} two {عُثر على محفظتين} few {عُثر على # محافظ} many {عُثر على # محفظة} other {عُثر على # محفظة}}',
  'connect.noResults': 'لا توجد محافظ تطابق «{query}»',
  'connect.noResultsText': 'تحقّق من الكتابة، أو ابحث عن محفظة أخرى.',
  'connect.email': 'البريد الإلكتروني',
  'connect.emailSubmit': 'متابعة',
  'connect.empty': 'لم يُعثر على محفظة',
  'connect.emptyText': 'لا توجد محفظة في هذا المتصفح بعد. ثبّت واحدة وستظهر هنا.',
  'connect.emptyPhoneText': 'لا توجد محفظة في هذا المتصفح. افتح هذه الصفحة في متصفح محفظتك.',
  'connect.legal': 'بالاتصال فإنك تقبل {terms} و{privacy}',
  'connect.legalTerms': 'بالاتصال فإنك تقبل {terms}',
  'connect.legalPrivacy': 'بالاتصال فإنك تقبل {privacy}',
  'connect.terms': 'شروط الاستخدام',
  'connect.privacy': 'سياسة الخصوصية',
  'connect.accept': 'أقبل {terms} و{privacy}',
  'connect.acceptTerms': 'أقبل {terms}',
  'connect.acceptPrivacy': 'أقبل {privacy}',
  'connect.acceptFirst': 'اقبل الشروط للمتابعة.',
  'connect.branding': 'مدعوم من Latchkey',
  'connect.collapsed': 'المتابعة بمحفظة',
  'connect.all': 'كل المحافظ',

  'pairing.title': 'امسح الرمز بمحفظتك',
  'pairing.titlePhone': 'افتح محفظتك',

  'allWallets.title': 'كل المحافظ',

  'account.title': 'الحساب',

  'tokenDetails.title': 'الرمز',

  'receive.title': 'استلام',

  'nftDetails.title': 'رمز NFT',
  'activity.title': 'النشاط',

  'transaction.title': 'معاملة',

  'profileWallets.title': 'المحافظ',

  'networks.title': 'اختيار الشبكة',

  'switchNetwork.title': 'تبديل الشبكة',

  'switchActiveChain.title': 'تبديل الشبكة',

  'siwx.title': 'تسجيل الدخول',

  'unsupportedChain.title': 'شبكة غير مدعومة',

  'emailLogin.title': 'المتابعة بالبريد الإلكتروني',
  'updateEmail.title': 'تغيير عنوان البريد الإلكتروني',
  'emailCode.title': 'تأكيد بريدك الإلكتروني',
  'emailDevice.title': 'تأكيد هذا المتصفح',
  'approveTransaction.title': 'الموافقة',

  'whatIsAWallet.title': 'ما هي المحفظة؟',
  'whatIsAWallet.get': 'الحصول على محفظة',

  'onRamp.title': 'شراء',
  'registerName.title': 'اسم',
  'swap.title': 'تبديل',
  'send.title': 'إرسال',
  'sendToken.title': 'اختيار رمز',
  'sendPreview.title': 'مراجعة',
  'sendLookAlike.title': 'دقّق النظر',
}
