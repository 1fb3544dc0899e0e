import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { getWalletLinkStyles } from './GetWalletLink.styles.ts'

/** Leads to where the wallet is to be had. */
export function GetWalletLink({ name, onClick }: { readonly name: string; readonly onClick: () => void }): ReactNode {
  useStyles(getWalletLinkStyles)
  const { t } = useMessages()
  return (
    <button type="button" className="lk-pairing-get" onClick={onClick} data-testid="lk-pairing-get">
      {t('pairing.get', { wallet: name })}
    </button>
  )
}
