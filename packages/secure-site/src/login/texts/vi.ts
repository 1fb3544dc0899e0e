import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: 'Chờ một chút',
  waitingHint: 'Trang đăng nhập sẽ mở trong cửa sổ này.',
  done: 'Bạn đã đăng nhập',
  doneHint: 'Bạn có thể đóng cửa sổ này.',
  code: 'Nhập mã này',
  codeHint: ['Nhập tại ', ', trong cửa sổ mà bạn đã bắt đầu đăng nhập.'],
  codeWarning: 'Nếu bạn không tự bắt đầu đăng nhập ở đó, hãy đóng cửa sổ này. Không bao giờ gửi mã cho bất kỳ ai.',
  refused: 'Việc đăng nhập đã bị hủy',
  failed: 'Đăng nhập không thành công',
  over: 'Lần đăng nhập này đã hết hạn hoặc đã được dùng',
  offline: 'Không kết nối được với ví',
  closeHint: 'Hãy đóng cửa sổ này và bắt đầu lại.',
}
