import type { LoginTexts } from './LoginTexts.ts'

export const loginTexts: LoginTexts = {
  waiting: '잠시만요',
  waitingHint: '이 창에서 로그인이 열려요.',
  done: '로그인했어요',
  doneHint: '이 창은 닫아도 돼요.',
  code: '이 코드를 입력하세요',
  codeHint: ['로그인을 시작한 ', ' 창에서 입력하세요.'],
  codeWarning: '직접 로그인을 시작하지 않았다면 이 창을 닫으세요. 코드는 절대 누구에게도 보내지 마세요.',
  refused: '로그인이 취소됐어요',
  failed: '로그인하지 못했어요',
  over: '이 로그인은 만료됐거나 이미 사용됐어요',
  offline: '지갑에 연결할 수 없어요',
  closeHint: '이 창을 닫고 다시 시작하세요.',
}
