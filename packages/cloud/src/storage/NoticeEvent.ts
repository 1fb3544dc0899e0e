/** What a user is told by mail. */
export type NoticeEvent =
  | 'passkeyAdded'
  | 'codeAdded'
  | 'deviceAdded'
  | 'passkeyRemoved'
  | 'codeRemoved'
  | 'deviceRemoved'
  | 'wordsShown'
  | 'eip155KeyShown'
  | 'solanaKeyShown'
  | 'fileSaved'
