import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': '뒤로',
  'common.close': '닫기',
  'common.retry': '다시 시도',
  'common.or': '또는',
  'common.clear': '검색어 지우기',
  'common.failed': '문제가 발생했어요',
  'common.failedText': '불러오지 못했어요. 손실된 것은 없어요.',
  'common.offline': '오프라인 상태예요',
  'common.offlineText': '다시 온라인이 되면 자동으로 계속해요.',
  'common.theWallet': '지갑',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': '지갑 연결',
  'connect.titleAny': '연결',
  'connect.wallets': '지갑',
  'connect.recent': '최근 사용',
  'connect.installed': '설치됨',
  'connect.connected': '연결됨',
  'connect.disputed': '사칭 의심',
  'connect.qrCode': 'QR 코드',
  'connect.notInstalled': '설치 안 됨',
  'connect.help': '지갑이란?',
  'connect.searchCount': '{count, plural, other {지갑 #개 검색}}',
  'connect.results': '{count, plural, =0 {지갑이 없어요} other {지갑 #개 찾음}}',
  'connect.noResults': '“{query}”에 맞는 지갑이 없어요',
  'connect.noResultsText': '철자를 확인하거나 다른 지갑을 검색해 보세요.',
  'connect.email': '이메일 주소',
  'connect.emailSubmit': '계속',
  'connect.empty': '지갑이 없어요',
  'connect.emptyText': '이 브라우저에는 아직 지갑이 없어요. 설치하면 여기에 표시돼요.',
  'connect.emptyPhoneText': '이 브라우저에는 지갑이 없어요. 지갑의 브라우저에서 이 페이지를 열어 주세요.',
  'connect.legal': '연결하면 {terms} 및 {privacy}에 동의하게 돼요',
  'connect.legalTerms': '연결하면 {terms}에 동의하게 돼요',
  'connect.legalPrivacy': '연결하면 {privacy}에 동의하게 돼요',
  'connect.terms': '이용약관',
  'connect.privacy': '개인정보 처리방침',
  'connect.accept': '{terms} 및 {privacy}에 동의해요',
  'connect.acceptTerms': '{terms}에 동의해요',
  'connect.acceptPrivacy': '{privacy}에 동의해요',
  'connect.acceptFirst': '계속하려면 약관에 동의해 주세요.',
  'connect.branding': 'Latchkey에서 제공',
  'connect.collapsed': '지갑으로 계속',
  'connect.all': '모든 지갑',

  'pairing.title': '지갑으로 스캔하기',
  'pairing.titlePhone': '지갑 열기',

  'allWallets.title': '모든 지갑',

  'account.title': '계정',

  'tokenDetails.title': '토큰',

  'receive.title': '받기',

  'nftDetails.title': 'NFT',
  'activity.title': '활동',

  'transaction.title': '트랜잭션',

  'profileWallets.title': '지갑',

  'networks.title': '네트워크 선택',

  'switchNetwork.title': '네트워크 전환',

  'switchActiveChain.title': '네트워크 전환',

  'siwx.title': '로그인',

  'unsupportedChain.title': '지원되지 않는 네트워크',

  'emailLogin.title': '이메일로 계속',
  'updateEmail.title': '이메일 주소 변경',
  'registerName.title': '이름 만들기',
  'onRamp.title': '구매',
  'emailCode.title': '이메일 확인',
  'emailDevice.title': '이 브라우저 확인',
  'approveTransaction.title': '승인',

  'whatIsAWallet.title': '지갑이란?',
  'whatIsAWallet.get': '지갑 설치',

  'send.title': '보내기',
  'swap.title': '스왑',
  'sendToken.title': '토큰 선택',
  'sendPreview.title': '내용 확인',
  'sendLookAlike.title': '자세히 확인하세요',
}
