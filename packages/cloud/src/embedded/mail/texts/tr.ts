import type { LoginTexts } from './LoginTexts.ts'

/** The Turkish texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `${app} giriş kodunuz`,
  intro: (app) => `${app} uygulamasına giriş kodunuz:`,
  validity: (minutes) => `Kod ${minutes} dakika geçerlidir ve bir kez kullanılabilir.`,
  site: 'Site',
  browser: 'Tarayıcı',
  unknownBrowser: 'bilinmiyor',
  time: 'Zaman',
  warning: 'Bu kodu asla kimseye söylemeyin. Yalnızca yukarıda adı geçen sitede girin.',
  unasked: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın.',
  device: {
    subject: (app) => `${app} girişinizi doğrulayın`,
    intro: (app) => `${app} uygulamasına giriş yapmak için bu bağlantıyı açın ve giriş ekranındaki sayıyı yazın:`,
    validity: (minutes) => `Bağlantı ${minutes} dakika geçerlidir ve bir kez kullanılabilir.`,
    link: 'Girişi doğrula',
    warning:
      'Yalnızca yukarıda adı geçen sitede kendiniz gördüğünüz sayıyı yazın. Size gönderilen bir sayıyı asla yazmayın.',
    unasked: 'Giriş yapmak istemiyorsanız bu e-postayı dikkate almayın.',
    title: 'Girişinizi doğrulayın',
    number: 'Giriş ekranındaki sayı',
    confirm: 'Doğrula',
    confirmed: 'Giriş yaptınız. Başladığınız sayfaya dönün.',
    refused: 'Bu giriş doğrulanamıyor: sayı yanlıştı veya bağlantının süresi doldu. Yeniden başlayın.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `${app} için e-posta değiştirme kodunuz`,
      intro: (app) => `${app} cüzdanınızın e-posta adresini değiştirme kodunuz:`,
      unasked:
        'Adres değişikliğini siz istemediyseniz bu kodu paylaşmayın: cüzdanınıza başka biri giriş yapmış. Giriş yapıp tanımadığınız cihazları kaldırın.',
    },
    secondary: {
      subject: (app) => `${app} için yeni e-postanızı doğrulayın`,
      intro: (app) => `Bu adresi ${app} cüzdanınız için kullanma kodunuz:`,
      unasked: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın.',
    },
    notice: {
      subject: (app) => `${app} için e-postanız değiştiriliyor`,
      intro: (app, email) =>
        `${app} cüzdanınızın e-posta adresi ${email} olarak değiştiriliyor. Bunu siz istemediyseniz geri almak için bu bağlantıyı açın:`,
      validity: (hours) => `Bağlantı ${hours} saat geçerlidir.`,
      link: 'Değişikliği geri al',
      warning: 'Değişikliği geri almak, cüzdanınızın tüm oturumlarını da sonlandırır.',
      unasked: 'Adresi siz değiştirdiyseniz bu e-postayı dikkate almayın.',
    },
    undo: {
      title: 'E-posta değişikliğini geri alın',
      intro: 'Eski adresiniz yeniden cüzdanınızın girişi olur ve tüm oturumları sona erer.',
      confirm: 'Değişikliği geri al',
      confirmed: 'Değişiklik geri alındı. Eski adresinizle giriş yapın ve tanımadığınız cihazları kaldırın.',
      refused: 'Değişiklik geri alınamıyor: bağlantının süresi doldu veya kullanıldı. Hiçbir şey değişmedi.',
    },
  },
  walletNotice: {
    subject: (app) => `${app} cüzdanınız: güvenlik değişikliği`,
    intro: (app) => `${app} cüzdanınızda:`,
    events: {
      passkeyAdded: 'Bir geçiş anahtarı eklendi.',
      codeAdded: 'Bir kurtarma kodu eklendi.',
      deviceAdded: 'Bir cihaz eklendi.',
      passkeyRemoved: 'Bir geçiş anahtarı kaldırıldı.',
      codeRemoved: 'Bir kurtarma kodu kaldırıldı.',
      deviceRemoved: 'Bir cihaz kaldırıldı.',
      wordsShown: 'Kurtarma kelimeleri açıldı.',
      eip155KeyShown: 'Ethereum özel anahtarı açıldı.',
      solanaKeyShown: 'Solana özel anahtarı açıldı.',
      fileSaved: 'Bir kurtarma dosyası oluşturuldu.',
      deletionScheduled: 'Silinmesi istendi. Ayarlarından vazgeçmezseniz 7 gün sonra silinir.',
      deletionUndone: 'Silinmesi iptal edildi. Cüzdan kalıyor.',
      walletMoved:
        'Yerini yeni adresleri olan yeni bir cüzdan aldı. Eski adreslerdeki varlıklar hâlâ orada: cüzdan ayarlarından yenilerine gönderin.',
    },
    warning:
      'Bunu siz yapmadıysanız cüzdanınızı başka biri kullanabiliyor: ayarlarını açın, tanımadıklarınızı kaldırın ve içindekileri başka bir cüzdana gönderin.',
    unasked: 'Bunu siz yaptıysanız bu e-postayı dikkate almayın.',
  },
  walletDeleted: {
    subject: (app) => `${app} cüzdanınız silindi`,
    intro: (app) => `${app} cüzdanınız, 7 gün önce istendiği gibi silindi.`,
    text: 'Şifrelenmiş anahtarlarını, cihazlarını, geçiş anahtarlarını ve girişinizi sildik. Adresleri ve içindekiler blok zincirinde kalır. Onlara artık yalnızca kaydettiğiniz kelimeler, anahtarlar veya bir kurtarma dosyasıyla ulaşılır.',
    warning: 'Silme geri alınamaz.',
    unasked: 'Yeniden giriş yaparsanız yeni bir kullanıcı olursunuz ve yeni bir cüzdan oluşturabilirsiniz.',
  },
  operatorDeletion: {
    subject: (app) => `${app} cüzdanınız: silinmesi`,
    intro: (app) => `${app} işletmecisi oradaki cüzdanınız ve girişiniz hakkında yazıyor:`,
    deletionOrdered:
      '7 gün içinde silinecekler. O zamana kadar giriş yapıp cüzdanın ayarlarından kurtarma kelimelerini, anahtarları veya bir kurtarma dosyasını kaydedebilirsiniz.',
    deletionWithdrawn: 'Silinmeyecekler. İkisi de olduğu gibi kalıyor.',
    userDeleted:
      'Cüzdanın şifrelenmiş anahtarlarını, cihazlarını ve geçiş anahtarlarını ve girişinizi sildik. Adresleri ve içerdikleri blok zincirinde kalır. Artık onlara yalnızca kaydettiğiniz kelimeler, anahtarlar veya kurtarma dosyası ulaşır.',
    proof:
      'Bu anahtarı saklayın. E-posta adresinizle birlikte silinmeyi kanıtlar; çünkü işletmecinin kaydında yalnızca ikisinin birlikte oluşturduğu bir değer vardır:',
    warning: 'Bunu beklemiyorsanız işletmeciye yazın.',
    unasked: 'Başka bir şey yapmanız gerekmez.',
  },
}
