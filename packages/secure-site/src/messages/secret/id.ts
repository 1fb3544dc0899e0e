import type { secretTexts as english } from './en.ts'

/** The Indonesian texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Kata pemulihan',
  wordsHint: 'Untuk kedua akun, di sebagian besar dompet',
  eip155Key: 'Kunci Ethereum',
  eip155KeyHint: 'Hanya untuk akun Ethereum',
  solanaKey: 'Kunci Solana',
  solanaKeyHint: 'Hanya untuk akun Solana',
  warningWords: 'Kata-kata ini adalah uangnya',
  warningKey: 'Kunci ini adalah uangnya',
  warningText:
    'Siapa pun yang melihat ini dapat mengambil semuanya, selamanya. Pastikan Anda sendirian, dan tidak ada kamera atau layar bersama yang menampilkannya.',
  hidden: 'Tersembunyi',
  showIn: 'Tampilkan dalam {seconds} dtk',
  show: 'Tampilkan',
  copy: 'Salin',
  hide: 'Sembunyikan',
  copied: 'Disalin. Biarkan halaman ini terbuka: papan klip dikosongkan setelah 60 detik.',
  cleared: 'Papan klip telah dikosongkan.',
  copyFailed: 'Browser ini tidak mengizinkan penyalinan. Pilih teksnya, atau catat.',
}
