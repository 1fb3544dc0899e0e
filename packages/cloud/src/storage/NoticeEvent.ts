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
  | 'deletionScheduled'
  | 'deletionUndone'
  | 'walletMoved'
  | 'walletDeleted'
  | OperatorNoticeEvent

/** What a user is told about a deletion that an operator has ordered. Each is a mail of its own. */
export type OperatorNoticeEvent = 'deletionOrdered' | 'deletionWithdrawn' | 'userDeleted'
