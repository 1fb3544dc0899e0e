import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': '连接钱包',
  'button.connecting': '正在连接…',
  'button.connectWith': '连接 {wallet}',
  'button.openAccount': '打开账户 {name}',
  'button.network': '网络',
  'button.chooseNetwork': '选择网络，当前为 {network}',
  'button.switchNetwork': '切换网络',
  'button.unsupportedNetwork': '不支持的网络',
  'button.unknownNetwork': '未知网络',
  'button.opening': '正在打开…',
  'button.offline': '您已离线。恢复联网后将自动打开。',
  'button.loadFailed': '加载失败，正在重试…',
  'button.reload': '刷新页面',
  'button.cancel': '取消',
}
