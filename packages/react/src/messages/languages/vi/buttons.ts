import type { ButtonMessages } from '../../Messages.ts'

export const buttons: ButtonMessages = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.connectWith': 'Kết nối {wallet}',
  'button.openAccount': 'Mở tài khoản {name}',
  'button.network': 'Mạng',
  'button.chooseNetwork': 'Chọn mạng, hiện tại là {network}',
  'button.switchNetwork': 'Chuyển mạng',
  'button.unsupportedNetwork': 'Mạng không được hỗ trợ',
  'button.unknownNetwork': 'Mạng không xác định',
  'button.opening': 'Đang mở…',
  'button.offline': 'Bạn đang ngoại tuyến. Mục này sẽ mở khi có mạng trở lại.',
  'button.loadFailed': 'Không tải được. Đang thử lại…',
  'button.reload': 'Tải lại trang',
  'button.cancel': 'Hủy',
}
