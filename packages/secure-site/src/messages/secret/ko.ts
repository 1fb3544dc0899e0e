import type { secretTexts as english } from './en.ts'

/** The Korean texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: '복구 구문',
  wordsHint: '대부분의 지갑에서 두 계정 모두에 사용',
  eip155Key: 'Ethereum 키',
  eip155KeyHint: 'Ethereum 계정에만 사용',
  solanaKey: 'Solana 키',
  solanaKeyHint: 'Solana 계정에만 사용',
  warningWords: '이 단어들이 곧 돈이에요',
  warningKey: '이 키가 곧 돈이에요',
  warningText:
    '이것을 본 사람은 누구나 모든 것을 가져갈 수 있고, 되찾을 수 없어요. 혼자 있는지, 카메라나 공유 화면에 보이지 않는지 확인하세요.',
  hidden: '숨김',
  showIn: '{seconds}초 후 보기',
  show: '보기',
  copy: '복사',
  hide: '숨기기',
  copied: '복사했어요. 이 페이지를 열어 두세요. 60초 후 클립보드를 지워요.',
  cleared: '클립보드를 지웠어요.',
  copyFailed: '이 브라우저에서는 복사할 수 없어요. 텍스트를 선택하거나 적어 두세요.',
}
