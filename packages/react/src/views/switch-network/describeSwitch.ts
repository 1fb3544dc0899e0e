import type { Translator } from '../../messages/createTranslator.ts'
import type { RequestBlockProps } from '../../ui/RequestBlock.tsx'
import type { SwitchState } from './useSwitchStatus.ts'

/** Returns the texts and the picture of a status. */
export function describeSwitch({
  state: { status, isLate, isRunning },
  names: { wallet, network, current },
  t,
}: {
  readonly state: SwitchState
  readonly names: { readonly wallet: string; readonly network: string; readonly current: string }
  readonly t: Translator['t']
}): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry'> {
  switch (status) {
    case 'waiting':
      return {
        ring: isRunning ? 'waiting' : 'idle',
        title: t('switchNetwork.waiting', { wallet }),
        text: isLate ? t('connecting.lateText', { wallet }) : t('switchNetwork.waitingText', { network }),
        retry: isLate ? 'soft' : 'none',
      }
    case 'declined':
      return {
        ring: 'declined',
        title: t('switchNetwork.declined'),
        text: t('switchNetwork.declinedText', { wallet, network: current }),
        retry: 'primary',
      }
    case 'failed':
      return {
        ring: 'declined',
        title: t('switchNetwork.failed'),
        text: t('switchNetwork.failedText', { wallet, network: current }),
        retry: 'primary',
      }
    case 'unsupported':
      return {
        ring: 'declined',
        title: t('switchNetwork.failed'),
        text: t('switchNetwork.unsupportedText', { wallet, network }),
        retry: 'primary',
      }
    case 'pending':
      return {
        ring: 'idle',
        title: t('switchNetwork.pending', { wallet }),
        text: t('switchNetwork.pendingText'),
        retry: 'primary',
      }
  }
}
