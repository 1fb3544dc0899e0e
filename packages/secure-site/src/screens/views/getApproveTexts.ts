import type { Texts } from '../../messages/createTexts.ts'
import type { ApproveScreen } from '../Screen.ts'

/** The title of an approval and the word on its button. */
export function getApproveTexts(
  screen: Pick<ApproveScreen, 'facts' | 'title'>,
  { t }: Texts,
): { readonly title: string; readonly action: string } {
  const { facts } = screen
  const [sign, approve] = [t('approve.sign'), t('approve.approve')]
  switch (screen.title) {
    case 'message':
    case 'solanaMessage':
      return { title: t('approve.message'), action: sign }
    case 'signIn':
      return { title: t('approve.signIn'), action: t('approve.signIn') }
    case 'typedData': {
      const isPermission = facts.kind === 'typedData' && facts.permit !== undefined
      return { title: t(isPermission ? 'approve.permission' : 'approve.typedData'), action: sign }
    }
    case 'batch': {
      const count = facts.kind === 'calls' ? facts.calls.length : 1
      return { title: t('approve.batch', { count }), action: approve }
    }
    case 'solanaTransaction': {
      const count = facts.kind === 'solana' ? facts.transactions.length : 1
      return {
        title: count > 1 ? t('approve.transactions', { count }) : t('approve.transaction'),
        action: facts.kind === 'solana' && !facts.isSent ? sign : approve,
      }
    }
    case 'transaction':
      return { title: t('approve.transaction'), action: approve }
  }
}
