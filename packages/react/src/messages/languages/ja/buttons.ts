import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.connectWith': '{wallet}を接続',
  'button.openAccount': 'アカウント{name}を開く',
  'button.network': 'ネットワーク',
  'button.chooseNetwork': 'ネットワークを選択、現在は{network}',
  'button.switchNetwork': 'ネットワークを切り替え',
  'button.unsupportedNetwork': '非対応のネットワーク',
  'button.unknownNetwork': '不明なネットワーク',
  'button.opening': '開いています…',
  'button.offline': 'オフラインです。オンラインに戻ると開きます。',
  'button.loadFailed': '読み込めませんでした。再試行しています…',
  'button.reload': 'ページを再読み込み',
  'button.cancel': 'キャンセル',
}
