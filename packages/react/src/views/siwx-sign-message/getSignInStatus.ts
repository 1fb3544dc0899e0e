import type { ErrorCode, NamespaceSignIn } from '@latchkey/core'

/** The status that the view shows. */
export type SignInViewStatus =
  | 'asking'
  | 'waiting'
  | 'verifying'
  | 'declined'
  | 'pending'
  | 'failed'
  | 'leaving'
  | 'signed-in'
  | 'off'

const byCause: Readonly<Partial<Record<ErrorCode, SignInViewStatus>>> = {
  'request.rejected': 'declined',
  'connection.rejected': 'declined',
  'connection.pending': 'pending',
}

/** Derives the view's status from core's state. */
export function getSignInStatus({ status, failure }: Pick<NamespaceSignIn, 'status' | 'failure'>): SignInViewStatus {
  switch (status) {
    case 'checking':
    case 'preparing':
    case 'signing':
      return 'waiting'
    case 'verifying':
      return 'verifying'
    case 'failed':
      return failure?.step === 'signature' ? (byCause[failure.cause] ?? 'failed') : 'failed'
    case 'cancelling':
      return 'leaving'
    case 'signedIn':
      return 'signed-in'
    case 'idle':
    case 'signedOut':
      return 'asking'
  }
}
