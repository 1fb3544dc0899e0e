import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': '連接錢包',
  'button.connecting': '正在連接…',
  'button.connectWith': '連接 {wallet}',
  'button.openAccount': '開啟帳戶 {name}',
  'button.network': '網路',
  'button.chooseNetwork': '選擇網路，目前為 {network}',
  'button.switchNetwork': '切換網路',
  'button.unsupportedNetwork': '不支援的網路',
  'button.unknownNetwork': '未知網路',
  'button.opening': '正在開啟…',
  'button.offline': '您已離線。恢復連線後將自動開啟。',
  'button.loadFailed': '載入失敗，正在重試…',
  'button.reload': '重新整理頁面',
  'button.cancel': '取消',
}
