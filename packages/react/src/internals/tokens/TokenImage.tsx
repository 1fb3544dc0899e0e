import type { Network, TokenBalance } from '@latchkey/core'
import type { ReactNode } from 'react'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Picture, type PictureSize } from '../../ui/Picture.tsx'
import { toFallbackColour } from '../../ui/toFallbackColour.ts'
import { toInitial } from '../../ui/toInitial.ts'
import { CloudPicture } from '../CloudPicture.tsx'

export interface TokenImageProps {
  readonly token: Pick<TokenBalance, 'address' | 'iconUrl' | 'symbol'>
  /** The token's network. */
  readonly network: Network | undefined
  readonly size?: PictureSize | undefined
}

/** A token's round picture: the cloud's copy, for a network's own coin the network's, else an initial. */
export function TokenImage({ token, network, size }: TokenImageProps): ReactNode {
  const { address, iconUrl, symbol } = token
  if (iconUrl !== undefined) return <CloudPicture url={iconUrl} fallback={toFallback(symbol)} size={size} round />
  if (address === undefined && network !== undefined)
    return (
      <NetworkImage
        networkId={toLogoNetwork(token, network)}
        name={network.name}
        source={toLogoNetwork(token, network) === network.caipNetworkId ? network.assets?.imageUrl : undefined}
        size={size}
      />
    )
  return <Picture source={undefined} fallback={toFallback(symbol)} size={size} round />
}

/** The networks whose logo is that of a coin which others share. */
const logoNetworks: Readonly<Record<string, string>> = { ETH: 'eip155:1' }

/** Returns the id of the network whose logo shows a coin. */
export function toLogoNetwork({ symbol }: Pick<TokenBalance, 'symbol'>, network: Network): string {
  const { caipNetworkId, chainNamespace } = network
  return (chainNamespace === 'eip155' && Object.hasOwn(logoNetworks, symbol) && logoNetworks[symbol]) || caipNetworkId
}

function toFallback(symbol: string): { readonly text: string; readonly colour: string } {
  return { text: toInitial(symbol), colour: toFallbackColour(symbol) }
}
