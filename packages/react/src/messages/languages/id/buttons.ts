import type { ButtonMessages } from '../../Messages.ts'

/** The Indonesian texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.openAccount': 'Buka akun {name}',
  'button.opening': 'Membuka…',
  'button.offline': 'Anda sedang offline. Ini akan terbuka saat Anda kembali online.',
  'button.loadFailed': 'Tidak dapat dimuat. Mencoba lagi…',
  'button.reload': 'Muat ulang halaman',
  'button.cancel': 'Batal',
  'button.connectWith': 'Hubungkan {wallet}',
  'button.network': 'Jaringan',
  'button.chooseNetwork': 'Pilih jaringan, saat ini {network}',
  'button.switchNetwork': 'Ganti jaringan',
  'button.unsupportedNetwork': 'Jaringan tidak didukung',
  'button.unknownNetwork': 'Jaringan tidak dikenal',
}
