/** How the cookies of sessions are called: this, then the session's id. */
export const cookieNames = {
  start: 'latchkey.',
  /** Browsers take a cookie that begins so only if it is of this very host, over TLS, and for every path. */
  securePrefix: '__Host-',
} as const
