import type { Network, TokenBalance } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { TokenFormats } from '../../internals/tokens/createTokenFormats.ts'
import { TokenItem } from '../../internals/tokens/TokenItem.tsx'
import { toTokenKey } from '../../internals/tokens/toTokenKey.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { toTokenRoute } from './toTokenRoute.ts'

export interface TokenNetworksProps {
  /** The same token on each network. */
  readonly tokens: readonly TokenBalance[]
  /** The one that the view shows. */
  readonly shown: TokenBalance
  readonly networks: readonly Network[]
  readonly formats: TokenFormats
}

/** The balances of a token by network. Each leads to its contract there. */
export function TokenNetworks({ tokens, shown, networks, formats }: TokenNetworksProps): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  const select = (token: TokenBalance): void => {
    const parameters = toTokenRoute(token, networks)
    if (parameters) router.replace('TokenDetails', parameters)
  }
  return (
    <section className="lk-token-section">
      <h4>{t('tokenDetails.networks')}</h4>
      <div className="lk-token-rows">
        <List label={t('tokenDetails.networks')} tight>
          {tokens.map((token) => (
            <TokenItem
              key={toTokenKey(token)}
              token={token}
              network={networks.find(({ caipNetworkId }) => caipNetworkId === token.chainId)}
              hasBadge
              formats={formats}
              selected={token === shown}
              onSelect={select}
            />
          ))}
        </List>
      </div>
    </section>
  )
}
