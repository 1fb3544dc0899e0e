import type { LoginTexts } from './LoginTexts.ts'

export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Mã xác nhận đăng nhập ${app}`,
  intro: (app) => `Mã xác nhận để đăng nhập ${app}:`,
  validity: (minutes) => `Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
  site: 'Trang web',
  browser: 'Trình duyệt',
  unknownBrowser: 'không xác định',
  time: 'Thời gian',
  warning: 'Không bao giờ cho ai biết mã này. Chỉ nhập mã trên trang web nêu trên.',
  unasked: 'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này.',
  device: {
    subject: (app) => `Xác nhận đăng nhập ${app}`,
    intro: (app) => `Để đăng nhập ${app}, hãy mở liên kết này và nhập số hiển thị trên màn hình đăng nhập:`,
    validity: (minutes) => `Liên kết có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
    link: 'Xác nhận đăng nhập',
    warning: 'Chỉ nhập số mà chính bạn thấy trên trang web nêu trên. Không bao giờ nhập số do người khác gửi.',
    unasked: 'Nếu bạn không muốn đăng nhập, hãy bỏ qua email này.',
    title: 'Xác nhận đăng nhập',
    number: 'Số trên màn hình đăng nhập',
    confirm: 'Xác nhận',
    confirmed: 'Bạn đã đăng nhập. Hãy quay lại trang bạn đã bắt đầu.',
    refused: 'Không thể xác nhận lần đăng nhập này: số không đúng hoặc liên kết đã hết hạn. Hãy bắt đầu lại.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Mã xác nhận đổi email cho ${app}`,
      intro: (app) => `Mã xác nhận để đổi địa chỉ email của ví tại ${app}:`,
      unasked:
        'Nếu bạn không yêu cầu đổi địa chỉ, đừng chia sẻ mã này: người khác đang đăng nhập vào ví của bạn. Hãy đăng nhập và gỡ các thiết bị bạn không biết.',
    },
    secondary: {
      subject: (app) => `Xác nhận email mới của bạn cho ${app}`,
      intro: (app) => `Mã xác nhận để dùng địa chỉ này cho ví tại ${app}:`,
      unasked: 'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này.',
    },
    notice: {
      subject: (app) => `Email của bạn cho ${app} đang được đổi`,
      intro: (app, email) =>
        `Địa chỉ email của ví tại ${app} đang được đổi thành ${email}. Nếu bạn không yêu cầu, hãy mở liên kết này để hoàn tác:`,
      validity: (hours) => `Liên kết có hiệu lực trong ${hours} giờ.`,
      link: 'Hoàn tác thay đổi',
      warning: 'Việc hoàn tác cũng kết thúc mọi phiên của ví.',
      unasked: 'Nếu chính bạn đã đổi địa chỉ, hãy bỏ qua email này.',
    },
    undo: {
      title: 'Hoàn tác việc đổi email',
      intro: 'Địa chỉ cũ của bạn lại là địa chỉ đăng nhập ví, và mọi phiên của ví sẽ kết thúc.',
      confirm: 'Hoàn tác thay đổi',
      confirmed: 'Đã hoàn tác thay đổi. Hãy đăng nhập bằng địa chỉ cũ và gỡ các thiết bị bạn không biết.',
      refused: 'Không thể hoàn tác thay đổi: liên kết đã hết hạn hoặc đã được dùng. Chưa có gì thay đổi.',
    },
  },
  walletNotice: {
    subject: (app) => `Ví của bạn tại ${app}: thay đổi về bảo mật`,
    intro: (app) => `Trong ví của bạn tại ${app}:`,
    events: {
      passkeyAdded: 'Một passkey đã được thêm.',
      codeAdded: 'Một mã khôi phục đã được thêm.',
      deviceAdded: 'Một thiết bị đã được thêm.',
      passkeyRemoved: 'Một passkey đã bị gỡ.',
      codeRemoved: 'Một mã khôi phục đã bị gỡ.',
      deviceRemoved: 'Một thiết bị đã bị gỡ.',
      wordsShown: 'Cụm từ khôi phục đã được mở.',
      eip155KeyShown: 'Khóa riêng tư cho Ethereum đã được mở.',
      solanaKeyShown: 'Khóa riêng tư cho Solana đã được mở.',
      fileSaved: 'Một tệp khôi phục đã được tạo.',
      deletionScheduled: 'Có yêu cầu xóa ví. Ví sẽ bị xóa sau 7 ngày, trừ khi bạn giữ lại trong cài đặt.',
      deletionUndone: 'Việc xóa đã bị hủy. Ví được giữ lại.',
      walletMoved:
        'Ví đã được thay bằng ví mới có địa chỉ mới. Tài sản ở các địa chỉ cũ vẫn còn đó: hãy gửi đến địa chỉ mới từ cài đặt ví.',
    },
    warning:
      'Nếu đó không phải bạn, người khác có thể dùng ví của bạn: hãy mở cài đặt, gỡ những gì bạn không biết và gửi tài sản sang ví khác.',
    unasked: 'Nếu đó là bạn, hãy bỏ qua email này.',
  },
  walletDeleted: {
    subject: (app) => `Ví của bạn tại ${app} đã bị xóa`,
    intro: (app) => `Ví của bạn tại ${app} đã bị xóa, theo yêu cầu cách đây 7 ngày.`,
    text: 'Chúng tôi đã xóa các khóa đã mã hóa, thiết bị và passkey của ví, cùng thông tin đăng nhập của bạn. Địa chỉ và tài sản của ví vẫn ở trên blockchain. Giờ chỉ cụm từ, khóa hoặc tệp khôi phục mà bạn đã lưu mới tiếp cận được.',
    warning: 'Không thể hoàn tác việc xóa.',
    unasked: 'Nếu đăng nhập lại, bạn là người dùng mới và có thể tạo ví mới.',
  },
  operatorDeletion: {
    subject: (app) => `Ví của bạn tại ${app}: việc xóa ví`,
    intro: (app) => `Đơn vị vận hành ${app} viết về ví và thông tin đăng nhập của bạn:`,
    deletionOrdered:
      'Chúng sẽ bị xóa sau 7 ngày. Trước đó, bạn có thể đăng nhập và lưu cụm từ khôi phục, khóa hoặc tệp khôi phục trong phần cài đặt của ví.',
    deletionWithdrawn: 'Chúng sẽ không bị xóa. Cả hai vẫn như cũ.',
    userDeleted:
      'Chúng tôi đã xóa các khóa được mã hóa của ví, các thiết bị và passkey của ví, cùng thông tin đăng nhập của bạn. Các địa chỉ và tài sản trong đó vẫn ở trên blockchain. Giờ đây chỉ cụm từ, khóa hoặc tệp khôi phục mà bạn đã lưu mới truy cập được.',
    proof:
      'Hãy giữ khóa này. Cùng với địa chỉ email của bạn, nó chứng minh việc xóa, vì nhật ký của đơn vị vận hành chứa một giá trị mà chỉ cả hai cùng nhau mới tạo ra:',
    warning: 'Nếu bạn không mong đợi điều này, hãy viết cho đơn vị vận hành.',
    unasked: 'Bạn không cần làm gì thêm.',
  },
}
