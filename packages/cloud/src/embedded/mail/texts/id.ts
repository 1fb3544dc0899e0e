import type { LoginTexts } from './LoginTexts.ts'

/** The Indonesian texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Kode masuk Anda untuk ${app}`,
  intro: (app) => `Kode Anda untuk masuk ke ${app}:`,
  validity: (minutes) => `Kode berlaku ${minutes} menit dan hanya dapat digunakan sekali.`,
  site: 'Situs',
  browser: 'Browser',
  unknownBrowser: 'tidak dikenal',
  time: 'Waktu',
  warning: 'Jangan pernah memberitahukan kode ini kepada siapa pun. Masukkan hanya di situs yang disebutkan di atas.',
  unasked: 'Jika Anda tidak meminta kode ini, abaikan email ini.',
  device: {
    subject: (app) => `Konfirmasi login Anda ke ${app}`,
    intro: (app) => `Untuk masuk ke ${app}, buka tautan ini dan ketik angka yang ditampilkan layar login:`,
    validity: (minutes) => `Tautan berlaku ${minutes} menit dan hanya dapat digunakan sekali.`,
    link: 'Konfirmasi login',
    warning:
      'Ketik hanya angka yang Anda lihat sendiri di situs yang disebutkan di atas. Jangan pernah mengetik angka yang dikirimkan kepada Anda.',
    unasked: 'Jika Anda tidak ingin masuk, abaikan email ini.',
    title: 'Konfirmasi login Anda',
    number: 'Angka di layar login',
    confirm: 'Konfirmasi',
    confirmed: 'Anda sudah masuk. Kembali ke halaman tempat Anda memulai.',
    refused: 'Login ini tidak dapat dikonfirmasi: angka salah, atau tautan sudah kedaluwarsa. Mulai lagi.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Kode untuk mengubah email Anda di ${app}`,
      intro: (app) => `Kode Anda untuk mengubah alamat email dompet Anda di ${app}:`,
      unasked:
        'Jika Anda tidak meminta perubahan alamat, jangan bagikan kode ini: orang lain sedang masuk ke dompet Anda. Masuk dan hapus perangkat yang tidak Anda kenal.',
    },
    secondary: {
      subject: (app) => `Konfirmasi email baru Anda untuk ${app}`,
      intro: (app) => `Kode Anda untuk menggunakan alamat ini bagi dompet Anda di ${app}:`,
      unasked: 'Jika Anda tidak meminta kode ini, abaikan email ini.',
    },
    notice: {
      subject: (app) => `Email Anda di ${app} sedang diubah`,
      intro: (app, email) =>
        `Alamat email dompet Anda di ${app} sedang diubah menjadi ${email}. Jika Anda tidak memintanya, buka tautan ini untuk mengurungkannya:`,
      validity: (hours) => `Tautan berlaku ${hours} jam.`,
      link: 'Urungkan perubahan',
      warning: 'Mengurungkan perubahan juga mengakhiri semua sesi dompet Anda.',
      unasked: 'Jika Anda sendiri yang mengubah alamat, abaikan email ini.',
    },
    undo: {
      title: 'Urungkan perubahan email Anda',
      intro: 'Alamat lama Anda kembali menjadi login dompet Anda, dan semua sesinya berakhir.',
      confirm: 'Urungkan perubahan',
      confirmed:
        'Perubahan telah diurungkan. Masuk dengan alamat lama Anda, dan hapus perangkat yang tidak Anda kenal.',
      refused: 'Perubahan tidak dapat diurungkan: tautan sudah kedaluwarsa atau digunakan. Tidak ada yang diubah.',
    },
  },
  walletNotice: {
    subject: (app) => `Dompet Anda di ${app}: perubahan keamanan`,
    intro: (app) => `Di dompet Anda di ${app}:`,
    events: {
      passkeyAdded: 'Kunci sandi ditambahkan.',
      codeAdded: 'Kode pemulihan ditambahkan.',
      deviceAdded: 'Perangkat ditambahkan.',
      passkeyRemoved: 'Kunci sandi dihapus.',
      codeRemoved: 'Kode pemulihan dihapus.',
      deviceRemoved: 'Perangkat dihapus.',
      wordsShown: 'Kata pemulihan dibuka.',
      eip155KeyShown: 'Kunci privat Ethereum dibuka.',
      solanaKeyShown: 'Kunci privat Solana dibuka.',
      fileSaved: 'File pemulihan dibuat.',
      deletionScheduled:
        'Penghapusannya diminta. Dompet dihapus dalam 7 hari, kecuali Anda mempertahankannya di pengaturan.',
      deletionUndone: 'Penghapusannya dibatalkan. Dompet tetap ada.',
      walletMoved:
        'Dompet digantikan oleh dompet baru dengan alamat baru. Isi alamat lama masih ada di sana: kirim ke alamat baru dari pengaturan dompet.',
    },
    warning:
      'Jika bukan Anda, orang lain dapat menggunakan dompet Anda: buka pengaturannya, hapus yang tidak Anda kenal, dan kirim isinya ke dompet lain.',
    unasked: 'Jika memang Anda, abaikan email ini.',
  },
  walletDeleted: {
    subject: (app) => `Dompet Anda di ${app} telah dihapus`,
    intro: (app) => `Dompet Anda di ${app} telah dihapus, seperti yang diminta 7 hari lalu.`,
    text: 'Kami telah menghapus kunci terenkripsinya, perangkat dan kunci sandinya, serta login Anda. Alamatnya dan isinya tetap ada di blockchain. Sekarang hanya kata, kunci, atau file pemulihan yang Anda simpan yang dapat menjangkaunya.',
    warning: 'Penghapusan tidak dapat diurungkan.',
    unasked: 'Jika Anda masuk lagi, Anda adalah pengguna baru dan dapat membuat dompet baru.',
  },
  operatorDeletion: {
    subject: (app) => `Dompet Anda di ${app}: penghapusannya`,
    intro: (app) => `Operator ${app} menulis tentang dompet dan login Anda di sana:`,
    deletionOrdered:
      'Keduanya akan dihapus dalam 7 hari. Sebelum itu, Anda dapat masuk dan menyimpan kata pemulihan, kunci, atau file pemulihan dari pengaturan dompet.',
    deletionWithdrawn: 'Keduanya tidak akan dihapus dan tetap seperti semula.',
    userDeleted:
      'Kami telah menghapus kunci terenkripsi dompet, perangkat dan kunci sandinya, serta login Anda. Alamatnya dan isinya tetap ada di blockchain. Kini hanya kata, kunci, atau file pemulihan yang telah Anda simpan yang dapat menjangkaunya.',
    proof:
      'Simpan kunci ini. Bersama alamat email Anda, kunci ini membuktikan penghapusan, karena log operator berisi nilai yang hanya dihasilkan oleh keduanya bersama-sama:',
    warning: 'Jika Anda tidak mengharapkan ini, hubungi operator.',
    unasked: 'Anda tidak perlu melakukan hal lain.',
  },
}
