import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Turkish texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'Geri',
  'common.close': 'Kapat',
  'common.retry': 'Tekrar dene',
  'common.or': 'veya',
  'common.clear': 'Aramayı temizle',
  'common.failed': 'Bir sorun oluştu',
  'common.failedText': 'Yüklenemedi. Hiçbir şey kaybolmadı.',
  'common.offline': 'Çevrimdışısınız',
  'common.offlineText': 'Bağlantı geri geldiğinde kendiliğinden devam edilir.',
  'common.theWallet': 'Cüzdan',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Cüzdan bağla',
  'connect.titleAny': 'Bağlan',
  'connect.wallets': 'Cüzdanlar',
  'connect.recent': 'Son kullanılan',
  'connect.installed': 'Yüklü',
  'connect.connected': 'Bağlı',
  'connect.disputed': 'Kopya olabilir',
  'connect.qrCode': 'QR kodu',
  'connect.notInstalled': 'Yüklü değil',
  'connect.help': 'Cüzdan nedir?',
  'connect.searchCount': '{count, plural, one {# cüzdanda ara} other {# cüzdanda ara}}',
  'connect.results': '{count, plural, =0 {Cüzdan bulunamadı} one {# cüzdan bulundu} other {# cüzdan bulundu}}',
  'connect.noResults': '“{query}” ile eşleşen cüzdan yok',
  'connect.noResultsText': 'Yazımı kontrol edin veya başka bir cüzdan arayın.',
  'connect.email': 'E-posta adresi',
  'connect.emailSubmit': 'Devam et',
  'connect.empty': 'Cüzdan bulunamadı',
  'connect.emptyText': 'Bu tarayıcıda henüz cüzdan yok. Bir cüzdan yüklerseniz burada görünür.',
  'connect.emptyPhoneText': 'Bu tarayıcıda cüzdan yok. Bu sayfayı cüzdanınızın tarayıcısında açın.',
  'connect.legal': 'Bağlanarak şunları kabul edersiniz: {terms} ve {privacy}',
  'connect.legalTerms': 'Bağlanarak şunları kabul edersiniz: {terms}',
  'connect.legalPrivacy': 'Bağlanarak şunu kabul edersiniz: {privacy}',
  'connect.terms': 'Kullanım koşulları',
  'connect.privacy': 'Gizlilik politikası',
  'connect.accept': 'Kabul ediyorum: {terms} ve {privacy}',
  'connect.acceptTerms': 'Kabul ediyorum: {terms}',
  'connect.acceptPrivacy': 'Kabul ediyorum: {privacy}',
  'connect.acceptFirst': 'Devam etmek için koşulları kabul edin.',
  'connect.branding': 'Latchkey ile çalışır',
  'connect.collapsed': 'Cüzdanla devam et',
  'connect.all': 'Tüm cüzdanlar',

  'pairing.title': 'Cüzdanınızla tarayın',
  'pairing.titlePhone': 'Cüzdanınızı açın',

  'allWallets.title': 'Tüm cüzdanlar',

  'account.title': 'Hesap',

  'tokenDetails.title': 'Token',

  'receive.title': 'Al',

  'nftDetails.title': 'NFT',
  'activity.title': 'Hareketler',

  'transaction.title': 'İşlem',

  'profileWallets.title': 'Cüzdanlar',

  'networks.title': 'Ağ seç',

  'switchNetwork.title': 'Ağı değiştir',

  'switchActiveChain.title': 'Ağı değiştir',

  'siwx.title': 'Oturum aç',

  'unsupportedChain.title': 'Desteklenmeyen ağ',

  'emailLogin.title': 'E-posta ile devam et',
  'updateEmail.title': 'E-posta adresini değiştir',
  'registerName.title': 'Ad al',
  'onRamp.title': 'Satın al',
  'emailCode.title': 'E-postanızı doğrulayın',
  'emailDevice.title': 'Bu tarayıcıyı doğrulayın',
  'approveTransaction.title': 'Onayla',

  'whatIsAWallet.title': 'Cüzdan nedir?',
  'whatIsAWallet.get': 'Cüzdan edin',

  'send.title': 'Gönder',
  'swap.title': 'Takas',
  'sendToken.title': 'Token seç',
  'sendPreview.title': 'Gözden geçir',
  'sendLookAlike.title': 'Dikkatli bakın',
}
