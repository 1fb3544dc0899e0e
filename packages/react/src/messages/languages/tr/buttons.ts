import type { ButtonMessages } from '../../Messages.ts'

/** The Turkish texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.openAccount': '{name} hesabını aç',
  'button.opening': 'Açılıyor…',
  'button.offline': 'Çevrimdışısınız. Bağlantı geri geldiğinde açılır.',
  'button.loadFailed': 'Yüklenemedi. Yeniden deneniyor…',
  'button.reload': 'Sayfayı yenile',
  'button.cancel': 'İptal',
  'button.connectWith': '{wallet} cüzdanını bağla',
  'button.network': 'Ağ',
  'button.chooseNetwork': 'Ağ seç, şu anki: {network}',
  'button.switchNetwork': 'Ağı değiştir',
  'button.unsupportedNetwork': 'Desteklenmeyen ağ',
  'button.unknownNetwork': 'Bilinmeyen ağ',
}
