import type { ErrorCode } from './codes.ts'

/** Where an error is shown: to the visitor as a toast, to the developer as an alert, or not at all. */
export type ErrorSurface = 'toast' | 'alert' | 'internal'

/** The codes shown as an alert. */
export type AlertErrorCode = {
  [area in keyof typeof alerts]: `${area}.${(typeof alerts)[area][number]}`
}[keyof typeof alerts]

/** Codes by the part before the dot. Shorter than a list of codes: the opening of the modal loads it. */
type Codes = {
  readonly [
    code in ErrorCode as code extends `${infer area}.${string}` ? area : never
  ]?: readonly (code extends `${string}.${infer name}` ? name : never)[]
}

/** Shown to the visitor as a toast. */
const toasts: Codes = {
  balance: ['unavailable'],
  connection: ['rejected', 'failed', 'pending', 'notInstalled', 'disconnectFailed'],
  network: ['switchRejected', 'switchFailed', 'unsupported', 'withdrawn'],
  request: ['rejected', 'unsupported', 'failed'],
  wallet: ['locked', 'unauthorized', 'disconnected', 'invalidResponse', 'timeout'],
  transaction: [
    'reverted',
    'replaced',
    'insufficientFunds',
    'expired',
    'simulationFailed',
    'dust',
    'feeTooHigh',
    'altered',
  ],
  token: ['notTransferable', 'paused', 'frozen', 'memoRequired', 'hookUnsupported', 'scaledUnsupported'],
  chunk: ['failed'],
  auth: [
    'popupClosed',
    'socialFailed',
    'farcasterFailed',
    'emailCooldown',
    'emailUnavailable',
    'emailInvalid',
    'limited',
    'unavailable',
    'codeRequired',
    'codeWrong',
    'codeExpired',
    'codeExhausted',
    'offline',
  ],
  embeddedWallet: ['unavailable', 'suspended', 'damaged'],
  rpc: ['actionNotAllowed'],
  siwx: ['initFailed', 'declined', 'smartAccountUnsupported'],
  activity: ['failed'],
  names: ['resolveFailed', 'suggestionsFailed', 'lookupFailed'],
  send: ['incomplete', 'tokenRequired', 'changed'],
}

/** Shown to the developer as an alert; `getAlertText.ts` has the long message. */
const alerts = {
  network: ['notFound'],
  config: [
    'projectIdMissing',
    'originNotAllowed',
    'domainUnverified',
    'projectIdInvalid',
    'serverError',
    'rateLimited',
  ],
  embeddedWallet: ['unreachable', 'timedOut', 'accountChanged'],
  session: ['expired'],
  relay: ['refused'],
} as const satisfies Codes

/** Returns where an error is shown. A code that is in no list is `internal`. */
export function getErrorSurface(code: ErrorCode): ErrorSurface {
  const [area = '', name = ''] = code.split('.')
  const lists = (codes: Readonly<Record<string, readonly string[]>>): boolean => codes[area]?.includes(name) === true
  return lists(toasts) ? 'toast' : lists(alerts) ? 'alert' : 'internal'
}
