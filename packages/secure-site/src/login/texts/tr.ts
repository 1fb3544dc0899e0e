import type { LoginTexts } from './LoginTexts.ts'

/** The Turkish texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Bir dakika',
  waitingHint: 'Giriş bu pencerede açılır.',
  done: 'Giriş yaptınız',
  doneHint: 'Bu pencereyi kapatabilirsiniz.',
  code: 'Bu kodu girin',
  codeHint: ['Girişi başlattığınız pencerede, ', ' sitesinde girin.'],
  codeWarning: 'Orada girişi kendiniz başlatmadıysanız bu pencereyi kapatın. Kodu asla kimseye göndermeyin.',
  refused: 'Giriş iptal edildi',
  failed: 'Giriş yapılamadı',
  over: 'Bu girişin süresi doldu veya daha önce kullanıldı',
  offline: 'Cüzdana ulaşılamıyor',
  closeHint: 'Bu pencereyi kapatıp yeniden başlayın.',
}
