import type { LoginTexts } from './LoginTexts.ts'

export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `${app} 로그인 인증 코드`,
  intro: (app) => `${app}에 로그인하기 위한 인증 코드:`,
  validity: (minutes) => `${minutes}분 동안 유효하며 한 번만 사용할 수 있어요.`,
  site: '사이트',
  browser: '브라우저',
  unknownBrowser: '알 수 없음',
  time: '시간',
  warning: '이 코드는 절대 누구에게도 알려주지 마세요. 위에 적힌 사이트에서만 입력하세요.',
  unasked: '이 코드를 요청하지 않았다면 이 메일을 무시하세요.',
  device: {
    subject: (app) => `${app} 로그인 확인`,
    intro: (app) => `${app}에 로그인하려면 이 링크를 열고 로그인 화면에 표시된 숫자를 입력하세요:`,
    validity: (minutes) => `링크는 ${minutes}분 동안 유효하며 한 번만 사용할 수 있어요.`,
    link: '로그인 확인',
    warning: '위에 적힌 사이트에서 직접 본 숫자만 입력하세요. 다른 사람이 보낸 숫자는 절대 입력하지 마세요.',
    unasked: '로그인하려는 것이 아니라면 이 메일을 무시하세요.',
    title: '로그인 확인',
    number: '로그인 화면의 숫자',
    confirm: '확인',
    confirmed: '로그인했어요. 시작한 페이지로 돌아가세요.',
    refused: '이 로그인을 확인할 수 없어요. 숫자가 틀렸거나 링크가 만료됐어요. 다시 시작하세요.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `${app} 이메일 변경 인증 코드`,
      intro: (app) => `${app} 지갑의 이메일 주소를 변경하기 위한 인증 코드:`,
      unasked:
        '주소 변경을 요청하지 않았다면 이 코드를 알려주지 마세요. 다른 사람이 지갑에 로그인해 있어요. 로그인하여 모르는 기기를 삭제하세요.',
    },
    secondary: {
      subject: (app) => `${app} 새 이메일 확인`,
      intro: (app) => `${app} 지갑에 이 주소를 사용하기 위한 인증 코드:`,
      unasked: '이 코드를 요청하지 않았다면 이 메일을 무시하세요.',
    },
    notice: {
      subject: (app) => `${app} 이메일이 변경되고 있어요`,
      intro: (app, email) =>
        `${app} 지갑의 이메일 주소가 변경되고 있어요. 새 주소: ${email}. 요청하지 않았다면 이 링크를 열어 변경을 취소하세요:`,
      validity: (hours) => `링크는 ${hours}시간 동안 유효해요.`,
      link: '변경 취소',
      warning: '변경을 취소하면 지갑의 모든 세션도 종료돼요.',
      unasked: '직접 주소를 변경했다면 이 메일을 무시하세요.',
    },
    undo: {
      title: '이메일 변경 취소',
      intro: '이전 주소가 다시 지갑의 로그인 주소가 되고 모든 세션이 종료돼요.',
      confirm: '변경 취소',
      confirmed: '변경이 취소됐어요. 이전 주소로 로그인하여 모르는 기기를 삭제하세요.',
      refused: '변경을 취소할 수 없어요. 링크가 만료됐거나 이미 사용됐어요. 변경된 것은 없어요.',
    },
  },
  walletNotice: {
    subject: (app) => `${app} 지갑: 보안 변경`,
    intro: (app) => `${app} 지갑의 변경 내용:`,
    events: {
      passkeyAdded: '패스키가 추가됐어요.',
      codeAdded: '복구 코드가 추가됐어요.',
      deviceAdded: '기기가 추가됐어요.',
      passkeyRemoved: '패스키가 삭제됐어요.',
      codeRemoved: '복구 코드가 삭제됐어요.',
      deviceRemoved: '기기가 삭제됐어요.',
      wordsShown: '복구 구문이 열람됐어요.',
      eip155KeyShown: 'Ethereum 개인 키가 열람됐어요.',
      solanaKeyShown: 'Solana 개인 키가 열람됐어요.',
      fileSaved: '복구 파일이 생성됐어요.',
      deletionScheduled: '삭제가 요청됐어요. 설정에서 유지하지 않으면 7일 후 삭제돼요.',
      deletionUndone: '삭제가 취소됐어요. 지갑은 유지돼요.',
      walletMoved:
        '새 주소를 가진 새 지갑으로 대체됐어요. 이전 주소의 자산은 그대로 있으니 지갑 설정에서 새 주소로 보내세요.',
    },
    warning:
      '본인이 한 일이 아니라면 다른 사람이 지갑을 사용할 수 있어요. 설정을 열어 모르는 항목을 삭제하고 보유 자산을 다른 지갑으로 보내세요.',
    unasked: '본인이 한 일이라면 이 메일을 무시하세요.',
  },
  walletDeleted: {
    subject: (app) => `${app} 지갑이 삭제됐어요`,
    intro: (app) => `7일 전 요청에 따라 ${app} 지갑이 삭제됐어요.`,
    text: '암호화된 키, 기기와 패스키, 그리고 로그인을 삭제했어요. 주소와 보유 자산은 블록체인에 남아 있어요. 이제 저장해 둔 구문, 키 또는 복구 파일로만 접근할 수 있어요.',
    warning: '삭제는 취소할 수 없어요.',
    unasked: '다시 로그인하면 새 사용자가 되며 새 지갑을 만들 수 있어요.',
  },
  operatorDeletion: {
    subject: (app) => `${app} 지갑 삭제 안내`,
    intro: (app) => `${app} 운영자가 지갑과 로그인에 관해 알려 드립니다:`,
    deletionOrdered:
      '7일 후에 삭제됩니다. 그때까지 로그인하여 지갑 설정에서 복구 구문, 키 또는 복구 파일을 저장할 수 있습니다.',
    deletionWithdrawn: '삭제되지 않습니다. 둘 다 그대로 유지됩니다.',
    userDeleted:
      '지갑의 암호화된 키, 기기와 패스키, 로그인을 삭제했습니다. 주소와 그 안의 자산은 블록체인에 남아 있습니다. 이제 저장해 둔 복구 구문, 키 또는 복구 파일로만 접근할 수 있습니다.',
    proof:
      '이 키를 보관하세요. 이메일 주소와 함께 삭제를 증명합니다. 운영자의 기록에는 이 둘을 합쳐야만 나오는 값이 있습니다:',
    warning: '예상하지 못한 일이라면 운영자에게 문의하세요.',
    unasked: '그 밖에 할 일은 없습니다.',
  },
}
