import type { Translator } from '../../messages/createTranslator.ts'
import type { RequestBlockProps } from '../../ui/RequestBlock.tsx'
import type { ConnectingStatus } from './getConnectingStatus.ts'
import { getFailureText } from './getFailureText.ts'
import type { ConnectingExternalState } from './useConnectingExternal.ts'

/** Returns the texts and the picture of a status. */
export function describeConnecting(parameters: {
  readonly state: Pick<ConnectingExternalState, 'code' | 'isRunning' | 'isLate'> & {
    readonly status: Exclude<ConnectingStatus, 'not-installed'>
  }
  readonly name: string
  readonly t: Translator['t']
}): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry'> {
  const { state, name: wallet, t } = parameters
  switch (state.status) {
    case 'waiting':
      return {
        ring: state.isRunning ? 'waiting' : 'idle',
        title: t('connecting.waiting', { wallet }),
        text: state.isLate ? t('connecting.lateText', { wallet }) : t('connecting.waitingText'),
        retry: state.isLate ? 'soft' : 'none',
      }
    case 'declined':
      return {
        ring: 'declined',
        title: t('connecting.declined'),
        text: t('connecting.declinedText', { wallet }),
        retry: 'primary',
      }
    case 'failed':
      return {
        ring: 'declined',
        title: t('connecting.failed'),
        text: t(getFailureText(state.code), { wallet }),
        retry: 'primary',
      }
    case 'pending':
      return {
        ring: 'idle',
        title: t('connecting.pending', { wallet }),
        text: t('connecting.pendingText'),
        retry: 'primary',
      }
    case 'locked':
      return {
        ring: 'idle',
        title: t('connecting.locked', { wallet }),
        text: t('connecting.lockedText'),
        retry: 'primary',
      }
    case 'connected':
      return {
        ring: 'done',
        title: t('connecting.done'),
        text: t('account.connectedWith', { wallet }),
        retry: 'none',
      }
  }
}
