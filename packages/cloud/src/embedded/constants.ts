const second = 1_000
const hour = 3_600_000
const day = 24 * hour

/** Limits and durations of logins, in ms (embedded wallet). */
export const constants = {
  codeLife: 600 * second,
  triesPerCode: 5,
  /** Between two codes to the same address (S9.001). */
  resendAfter: 30 * second,
  /** How long an attempt may get further codes. */
  attemptLife: hour,
  /** How long attempts are kept. */
  attemptKept: day,
  /** How long the visitor may take at a social provider. */
  socialLife: 600 * second,
  ticketLife: 60 * second,
  /** How long the code of a social login can be typed. */
  socialCodeLife: 300 * second,
  /** How long a channel of Farcaster's relay lives (FIP-11), and how long its visitor may take. */
  farcasterLife: 300 * second,
  /** How long a social provider may take for each step. */
  socialTimeout: 10 * second,
  /** How long the description of an issuer is used. */
  issuerLife: day,
  sessionLife: 90 * day,
  sessionIdle: 30 * day,
  /** How exactly the last use of a session is known. */
  seenEvery: hour,
  sweepEvery: hour,
  /** How long a browser is recognised after a login. */
  browserKnown: 180 * day,
  /** Wrong codes over all addresses that raise no alarm, on one node. */
  wrongCodes: { atMost: 100, window: 600 * second },
  /** Wrong codes for an address within a day, after which a link confirms the logins of unknown browsers. */
  wrongCodesPerAddress: 10,
  /** How long a passkey that began the session stands for the code to the old address. */
  passkeyFresh: 120 * second,
  /** How long a change of the e-mail address can be undone. */
  emailUndoLife: 72 * hour,
  /** How long such changes are kept. */
  emailUpdateKept: 4 * day,
  /** How long a window may take to redeem a hand-off. */
  handoffRedeem: 60 * second,
  /** How long a hand-off lives in all. */
  handoffLife: 600 * second,
  /** Hand-offs of a user that are neither answered nor ended. */
  openHandoffsAtMost: 5,
  /** All hand-offs of a user that are kept until the end of their life. */
  handoffsAtMost: 20,
  /** How long a question for the state of a hand-off waits for another one: less than a node takes to shut down. */
  handoffWait: 8 * second,
  /** How often a question that waits reads the state, if an announcement of another node was lost. */
  handoffReread: 2 * second,
  /** Questions that wait for one hand-off on one node. */
  handoffWaitsAtMost: 4,
  challengeLife: 300 * second,
  /** How long a passkey may wait for the vault to name it. */
  unnamedPasskeyKept: day,
  passkeysAtMost: 20,
  earlierVaultsAtMost: 32,
  /** How long what concerns the safety of a wallet is kept. */
  securityEventKept: 365 * day,
  /** How often mails that are due are looked for. */
  noticeLook: 60 * second,
  /** Between the first two tries to send a mail; it doubles with each. */
  noticePause: 60 * second,
  noticePauseAtMost: hour,
  /** How long notices are kept, and tried to be sent. */
  noticeKept: day,
  noticesPerDay: 20,
  /** Between the request to delete a wallet and its deletion. */
  deletionDelay: 7 * day,
  /** How often wallets that are to be deleted are looked for. */
  deletionLook: 60 * second,
  /** Entries of each kind that a visitor downloads; the newest come first. */
  userDataRows: 5_000,
  /** Apps that may use the wallet of one user. */
  grantsAtMost: 1_000,
  /** How long a sponsorship can be used. */
  sponsorshipLife: 120 * second,
  /** How long the budget stays reserved for an operation that a paymaster has signed, and that may land later. */
  paymasterReserve: hour,
  /** How often the receipts of such operations are looked for, and how old they must be. */
  paymasterLook: 10 * second,
  /** Operations of a user that may fail within the time before the user is suspended. */
  failures: { atMost: 3, window: hour },
  /** The share of a day's budget that a project may lose in failed operations before it sponsors no more, in percent. */
  lossPercent: 20,
  /** How long users and projects are suspended. */
  sponsorshipSuspension: day,
  /** How old a user must be not to count as new. */
  newUserAge: day,
  /** How long sponsorships and what each day has cost are kept. */
  sponsorshipKept: 90 * day,
  /** How long the mail server may take for each step. */
  mailTimeout: 10 * second,
} as const
