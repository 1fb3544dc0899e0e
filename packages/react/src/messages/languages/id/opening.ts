import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Indonesian texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Kembali',
  'common.close': 'Tutup',
  'common.retry': 'Coba lagi',
  'common.or': 'atau',
  'common.clear': 'Hapus pencarian',
  'common.failed': 'Terjadi kesalahan',
  'common.failedText': 'Tidak dapat dimuat. Tidak ada yang hilang.',
  'common.offline': 'Anda sedang offline',
  'common.offlineText': 'Kami akan melanjutkan secara otomatis saat Anda kembali online.',
  'common.theWallet': 'Dompet',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Hubungkan dompet',
  'connect.titleAny': 'Hubungkan',
  'connect.wallets': 'Dompet',
  'connect.recent': 'Terbaru',
  'connect.installed': 'Terpasang',
  'connect.connected': 'Terhubung',
  'connect.disputed': 'Mungkin tiruan',
  'connect.qrCode': 'Kode QR',
  'connect.notInstalled': 'Belum terpasang',
  'connect.help': 'Apa itu dompet?',
  'connect.searchCount': '{count, plural, other {Cari di # dompet}}',
  'connect.results': '{count, plural, =0 {Dompet tidak ditemukan} other {# dompet ditemukan}}',
  'connect.noResults': 'Tidak ada dompet yang cocok dengan “{query}”',
  'connect.noResultsText': 'Periksa ejaannya, atau cari dompet lain.',
  'connect.email': 'Alamat email',
  'connect.emailSubmit': 'Lanjutkan',
  'connect.empty': 'Dompet tidak ditemukan',
  'connect.emptyText': 'Browser ini belum memiliki dompet. Pasang dompet dan akan muncul di sini.',
  'connect.emptyPhoneText': 'Browser ini tidak memiliki dompet. Buka halaman ini di browser dompet Anda.',
  'connect.legal': 'Dengan menghubungkan, Anda menyetujui {terms} dan {privacy}',
  'connect.legalTerms': 'Dengan menghubungkan, Anda menyetujui {terms}',
  'connect.legalPrivacy': 'Dengan menghubungkan, Anda menyetujui {privacy}',
  'connect.terms': 'Ketentuan penggunaan',
  'connect.privacy': 'Kebijakan privasi',
  'connect.accept': 'Saya menyetujui {terms} dan {privacy}',
  'connect.acceptTerms': 'Saya menyetujui {terms}',
  'connect.acceptPrivacy': 'Saya menyetujui {privacy}',
  'connect.acceptFirst': 'Setujui ketentuan untuk melanjutkan.',
  'connect.branding': 'Didukung oleh Latchkey',
  'connect.collapsed': 'Lanjutkan dengan dompet',
  'connect.all': 'Semua dompet',

  'pairing.title': 'Pindai dengan dompet Anda',
  'pairing.titlePhone': 'Buka dompet Anda',

  'allWallets.title': 'Semua dompet',

  'account.title': 'Akun',

  'tokenDetails.title': 'Token',

  'receive.title': 'Terima',

  'nftDetails.title': 'NFT',
  'activity.title': 'Aktivitas',

  'transaction.title': 'Transaksi',

  'profileWallets.title': 'Dompet',

  'networks.title': 'Pilih jaringan',

  'switchNetwork.title': 'Ganti jaringan',

  'switchActiveChain.title': 'Ganti jaringan',

  'siwx.title': 'Masuk',

  'unsupportedChain.title': 'Jaringan tidak didukung',

  'emailLogin.title': 'Lanjutkan dengan email',
  'updateEmail.title': 'Ubah alamat email',
  'registerName.title': 'Dapatkan nama',
  'onRamp.title': 'Beli',
  'emailCode.title': 'Konfirmasi email Anda',
  'emailDevice.title': 'Konfirmasi browser ini',
  'approveTransaction.title': 'Setujui',

  'whatIsAWallet.title': 'Apa itu dompet?',
  'whatIsAWallet.get': 'Dapatkan dompet',

  'send.title': 'Kirim',
  'swap.title': 'Tukar',
  'sendToken.title': 'Pilih token',
  'sendPreview.title': 'Tinjau',
  'sendLookAlike.title': 'Perhatikan baik-baik',
}
