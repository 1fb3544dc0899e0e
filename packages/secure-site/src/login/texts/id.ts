import type { LoginTexts } from './LoginTexts.ts'

/** The Indonesian texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Sebentar',
  waitingHint: 'Login terbuka di jendela ini.',
  done: 'Anda sudah masuk',
  doneHint: 'Anda dapat menutup jendela ini.',
  code: 'Masukkan kode ini',
  codeHint: ['Masukkan di ', ', di jendela tempat Anda memulai login.'],
  codeWarning:
    'Jika bukan Anda sendiri yang memulai login di sana, tutup jendela ini. Jangan pernah mengirim kode kepada siapa pun.',
  refused: 'Login dibatalkan',
  failed: 'Login gagal',
  over: 'Login ini sudah kedaluwarsa atau sudah digunakan',
  offline: 'Dompet tidak dapat dihubungi',
  closeHint: 'Tutup jendela ini dan mulai lagi.',
}
