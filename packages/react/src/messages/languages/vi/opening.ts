import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'Quay lại',
  'common.close': 'Đóng',
  'common.retry': 'Thử lại',
  'common.or': 'hoặc',
  'common.clear': 'Xóa tìm kiếm',
  'common.failed': 'Đã xảy ra lỗi',
  'common.failedText': 'Không tải được. Không có gì bị mất.',
  'common.offline': 'Bạn đang ngoại tuyến',
  'common.offlineText': 'Quá trình sẽ tự động tiếp tục khi có mạng trở lại.',
  'common.theWallet': 'Ví',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Kết nối ví',
  'connect.titleAny': 'Kết nối',
  'connect.wallets': 'Ví',
  'connect.recent': 'Gần đây',
  'connect.installed': 'Đã cài đặt',
  'connect.connected': 'Đã kết nối',
  'connect.disputed': 'Nghi giả mạo',
  'connect.qrCode': 'Mã QR',
  'connect.notInstalled': 'Chưa cài đặt',
  'connect.help': 'Ví là gì?',
  'connect.searchCount': '{count, plural, other {Tìm trong # ví}}',
  'connect.results': '{count, plural, =0 {Không tìm thấy ví nào} other {Tìm thấy # ví}}',
  'connect.noResults': 'Không có ví nào khớp với “{query}”',
  'connect.noResultsText': 'Kiểm tra chính tả hoặc tìm ví khác.',
  'connect.email': 'Địa chỉ email',
  'connect.emailSubmit': 'Tiếp tục',
  'connect.empty': 'Không tìm thấy ví',
  'connect.emptyText': 'Trình duyệt này chưa có ví. Hãy cài đặt ví, ví sẽ xuất hiện tại đây.',
  'connect.emptyPhoneText': 'Trình duyệt này không có ví. Hãy mở trang này trong trình duyệt của ví.',
  'connect.legal': 'Khi kết nối, bạn chấp nhận {terms} và {privacy}',
  'connect.legalTerms': 'Khi kết nối, bạn chấp nhận {terms}',
  'connect.legalPrivacy': 'Khi kết nối, bạn chấp nhận {privacy}',
  'connect.terms': 'Điều khoản sử dụng',
  'connect.privacy': 'Chính sách bảo mật',
  'connect.accept': 'Tôi chấp nhận {terms} và {privacy}',
  'connect.acceptTerms': 'Tôi chấp nhận {terms}',
  'connect.acceptPrivacy': 'Tôi chấp nhận {privacy}',
  'connect.acceptFirst': 'Chấp nhận điều khoản để tiếp tục.',
  'connect.branding': 'Vận hành bởi Latchkey',
  'connect.collapsed': 'Tiếp tục bằng ví',
  'connect.all': 'Tất cả ví',

  'pairing.title': 'Quét bằng ví của bạn',
  'pairing.titlePhone': 'Mở ví của bạn',

  'allWallets.title': 'Tất cả ví',

  'account.title': 'Tài khoản',

  'tokenDetails.title': 'Token',

  'receive.title': 'Nhận',

  'nftDetails.title': 'NFT',
  'activity.title': 'Hoạt động',

  'transaction.title': 'Giao dịch',

  'profileWallets.title': 'Ví',

  'networks.title': 'Chọn mạng',

  'switchNetwork.title': 'Chuyển mạng',

  'switchActiveChain.title': 'Chuyển mạng',

  'siwx.title': 'Đăng nhập',

  'unsupportedChain.title': 'Mạng không được hỗ trợ',

  'emailLogin.title': 'Tiếp tục bằng email',
  'updateEmail.title': 'Đổi địa chỉ email',
  'registerName.title': 'Đăng ký tên',
  'onRamp.title': 'Mua',
  'emailCode.title': 'Xác nhận email',
  'emailDevice.title': 'Xác nhận trình duyệt này',
  'approveTransaction.title': 'Phê duyệt',

  'whatIsAWallet.title': 'Ví là gì?',
  'whatIsAWallet.get': 'Tải ví',

  'send.title': 'Gửi',
  'swap.title': 'Hoán đổi',
  'sendToken.title': 'Chọn token',
  'sendPreview.title': 'Xem lại',
  'sendLookAlike.title': 'Hãy nhìn kỹ',
}
