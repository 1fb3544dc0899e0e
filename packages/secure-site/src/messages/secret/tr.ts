import type { secretTexts as english } from './en.ts'

/** The Turkish texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Kurtarma kelimeleri',
  wordsHint: 'Her iki hesap için, çoğu cüzdanda',
  eip155Key: 'Ethereum anahtarı',
  eip155KeyHint: 'Yalnızca Ethereum hesabı için',
  solanaKey: 'Solana anahtarı',
  solanaKeyHint: 'Yalnızca Solana hesabı için',
  warningWords: 'Bu kelimeler paranın kendisidir',
  warningKey: 'Bu anahtar paranın kendisidir',
  warningText:
    'Bunu gören herkes her şeyi kalıcı olarak alabilir. Yalnız olduğunuzdan, hiçbir kameranın veya ekran paylaşımının bunu göstermediğinden emin olun.',
  hidden: 'Gizli',
  showIn: '{seconds} sn sonra göster',
  show: 'Göster',
  copy: 'Kopyala',
  hide: 'Gizle',
  copied: 'Kopyalandı. Bu sayfayı açık tutun: 60 saniye sonra panoyu temizler.',
  cleared: 'Pano temizlendi.',
  copyFailed: 'Bu tarayıcı kopyalamaya izin vermiyor. Metni seçin veya yazın.',
}
