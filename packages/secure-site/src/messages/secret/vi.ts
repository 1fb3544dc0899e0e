import type { secretTexts as english } from './en.ts'

/** The Vietnamese texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Cụm từ khôi phục',
  wordsHint: 'Cho cả hai tài khoản, trong hầu hết các ví',
  eip155Key: 'Khóa Ethereum',
  eip155KeyHint: 'Chỉ cho tài khoản Ethereum',
  solanaKey: 'Khóa Solana',
  solanaKeyHint: 'Chỉ cho tài khoản Solana',
  warningWords: 'Cụm từ này chính là tiền',
  warningKey: 'Khóa này chính là tiền',
  warningText:
    'Ai nhìn thấy đều có thể lấy hết mọi thứ, vĩnh viễn. Hãy đảm bảo bạn đang ở một mình và không có camera hay màn hình chia sẻ nào hiển thị nội dung này.',
  hidden: 'Đã ẩn',
  showIn: 'Hiện sau {seconds} giây',
  show: 'Hiện',
  copy: 'Sao chép',
  hide: 'Ẩn',
  copied: 'Đã sao chép. Hãy giữ trang này mở: bảng nhớ tạm sẽ được xóa sau 60 giây.',
  cleared: 'Đã xóa bảng nhớ tạm.',
  copyFailed: 'Trình duyệt này không cho phép sao chép. Hãy chọn văn bản hoặc chép ra giấy.',
}
