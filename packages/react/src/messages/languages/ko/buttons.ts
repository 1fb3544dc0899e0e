import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.connectWith': '{wallet} 연결',
  'button.openAccount': '계정 {name} 열기',
  'button.network': '네트워크',
  'button.chooseNetwork': '네트워크 선택, 현재 {network}',
  'button.switchNetwork': '네트워크 전환',
  'button.unsupportedNetwork': '지원되지 않는 네트워크',
  'button.unknownNetwork': '알 수 없는 네트워크',
  'button.opening': '여는 중…',
  'button.offline': '오프라인 상태예요. 다시 온라인이 되면 열려요.',
  'button.loadFailed': '불러오지 못했어요. 다시 시도하는 중…',
  'button.reload': '페이지 새로고침',
  'button.cancel': '취소',
}
