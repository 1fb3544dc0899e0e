import type { Network, SendToken, ViewName } from '@latchkey/core'
import { memo, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { toNetworkName } from '../networks/toNetworkName.ts'
import { TokenImage } from '../tokens/TokenImage.tsx'
import { usePreload } from '../usePreload.ts'
import { amountsStyles } from './amounts.styles.ts'

export interface TokenButtonProps {
  /** The chosen token; `null` if none is. */
  readonly token: SendToken | null
  readonly network: Network | undefined
  /** The view of the list of tokens. */
  readonly view: ViewName
  /** What pressing it does, for screen readers. */
  readonly label: string
  readonly onPress: () => void
  readonly testId: string
}

/** The token beside an amount. Pressing it opens the list of tokens. It does not change with what is typed. */
export const TokenButton = memo(function TokenButton(props: TokenButtonProps): ReactNode {
  const { token, network, view, label, onPress, testId } = props
  useStyles(amountsStyles)
  const preload = usePreload(view)
  const { t } = useMessages()
  return (
    <button
      type="button"
      className="lk-amounts-token"
      part="token"
      onClick={onPress}
      onFocus={preload}
      onPointerEnter={preload}
      data-testid={testId}
    >
      {token && <TokenImage token={toImageToken(token)} network={network} size="small" />}
      <bdi>{token === null ? t('sendToken.choose') : toDisplayText(token.symbol)}</bdi>
      <VisuallyHidden>
        {toNetworkName({ network, t })}. {label}
      </VisuallyHidden>
      <ChevronDownIcon />
    </button>
  )
})

const toImageToken = ({ address, iconUrl, symbol }: SendToken) => ({
  address: address ?? undefined,
  iconUrl: iconUrl ?? undefined,
  symbol,
})
