import type { Network, TokenBalance } from '@latchkey/core'
import { isTrusted } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import type { TokenFormats } from '../../internals/tokens/createTokenFormats.ts'
import { formatTokenAmount } from '../../internals/tokens/formatTokenAmount.ts'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { tokenDetailsStyles } from '../../internals/tokens/tokenDetails.styles.ts'

export interface TokenSummaryProps {
  readonly token: TokenBalance
  readonly network: Network | undefined
  readonly formats: TokenFormats
}

/** How much of a token there is, and what it is worth. A token that is on no list has no price that can be trusted. */
export function TokenSummary({ token, network, formats }: TokenSummaryProps): ReactNode {
  useStyles(tokenDetailsStyles)
  const { t } = useMessages()
  const { amount, exactAmount } = formatTokenAmount({ token, format: formats.amounts })
  const isKnown = isTrusted(token)
  const { price, value } = isKnown ? token : {}
  return (
    <>
      <div className="lk-token-summary">
        <TokenImage token={token} network={network} size="large" />
        <h3 dir="auto">{toDisplayText(token.name)}</h3>
        <bdi dir="ltr" className="lk-token-total" title={exactAmount} data-testid="lk-token-details-amount">
          {amount}
        </bdi>
      </div>
      {!isKnown && (
        <Note tone="warn" testId="lk-token-details-unlisted">
          <b>{t(token.isSpam ? 'tokenDetails.spam' : 'tokenDetails.unlisted')}</b>
          <p>{t('tokenDetails.unlistedText')}</p>
        </Note>
      )}
      <dl className="lk-token-facts">
        <div>
          <dt>{t('tokenDetails.value')}</dt>
          <dd>{value === undefined ? t('tokens.noPrice') : <bdi>{formats.fiat.formatValue(value)}</bdi>}</dd>
        </div>
        {price !== undefined && (
          <div>
            <dt>{t('tokenDetails.price')}</dt>
            <dd>
              <bdi>{formats.fiat.formatPrice(price)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('account.network')}</dt>
          <dd dir="auto">{toNetworkName({ network, t })}</dd>
        </div>
      </dl>
    </>
  )
}
