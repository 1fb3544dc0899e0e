import type { ErrorCode, SignInFailure } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import type { MessageKey } from '../../messages/Messages.ts'
import type { SignInViewState } from './useSignInView.ts'

/** The texts for a sign-in. */
export interface SignInDescription {
  readonly title: string
  readonly text: string
  readonly tone: 'neutral' | 'bad'
}

/** Returns the texts for a status of the view. */
export function describeSignIn(parameters: {
  readonly state: Pick<SignInViewState, 'status' | 'isLate' | 'failure' | 'hasExpired'>
  /** Whether the visitor can change the type of the account here. */
  readonly canChangeType: boolean
  readonly names: { readonly wallet: string; readonly app: string }
  readonly t: Translator['t']
}): SignInDescription {
  const { state, canChangeType, names, t } = parameters
  const { wallet, app } = names
  const { status, isLate, failure, hasExpired } = state
  const tone = 'neutral'
  switch (status) {
    case 'asking':
      return {
        title: app === '' ? t('siwx.askThisApp') : t('siwx.ask', { app }),
        text: t(hasExpired ? 'siwx.expiredText' : 'siwx.askText'),
        tone,
      }
    case 'waiting':
      return {
        title: t('siwx.waiting', { wallet }),
        text: isLate ? t('connecting.lateText', { wallet }) : t('siwx.waitingText'),
        tone,
      }
    case 'verifying':
      return { title: t('siwx.verifying'), text: t('siwx.verifyingText'), tone }
    case 'pending':
      return { title: t('siwx.pending', { wallet }), text: t('siwx.pendingText'), tone }
    case 'leaving':
      return { title: t('siwx.leaving'), text: t('siwx.leavingText', { wallet }), tone }
    case 'signed-in':
      return { title: t('siwx.done'), text: t('account.connectedWith', { wallet }), tone }
    case 'off':
      return { title: t('siwx.off'), text: t('siwx.offText'), tone }
    case 'declined':
      return { title: toFailureTitle(failure, t), text: t('siwx.declinedText', { wallet }), tone }
    case 'failed':
      return {
        title: toFailureTitle(failure, t),
        text: toFailureText({ failure, canChangeType, wallet, t }),
        tone: 'bad',
      }
  }
}

function toFailureTitle(failure: SignInFailure | null, t: Translator['t']): string {
  if (failure?.step === 'message') return t('siwx.messageFailed')
  return t(isOfSmartAccount(failure) ? 'error.siwx.smartAccountUnsupported' : 'error.siwx.declined')
}

/** Causes that the visitor can act on. */
const texts = {
  'wallet.timeout': 'siwx.timedOutText',
  'feature.unsupported': 'siwx.unsupportedText',
  'request.unsupported': 'siwx.unsupportedText',
} as const satisfies Readonly<Partial<Record<ErrorCode, MessageKey>>>

function toFailureText(parameters: {
  readonly failure: SignInFailure | null
  readonly canChangeType: boolean
  readonly wallet: string
  readonly t: Translator['t']
}): string {
  const { failure, canChangeType, wallet, t } = parameters
  if (failure?.step === 'message') return t('siwx.messageFailedText')
  if (isOfSmartAccount(failure))
    return canChangeType ? t('siwx.accountTypeText') : t('siwx.smartAccountText', { wallet })
  if (failure?.step === 'verification') return t('siwx.notVerifiedText')
  const code = failure?.cause
  return t(isKnown(code) ? texts[code] : 'siwx.failedText', { wallet })
}

/** Whether the account was a smart account, whose signature the app may not be able to verify. */
export function isOfSmartAccount(failure: SignInFailure | null): boolean {
  return failure?.error.code === 'siwx.smartAccountUnsupported'
}

function isKnown(code: ErrorCode | undefined): code is keyof typeof texts {
  return code !== undefined && Object.hasOwn(texts, code)
}
