import { pictureQuery, type Network, type TokenBalance } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Picture, type PictureSize } from '../../ui/Picture.tsx'
import { toFallbackColour } from '../../ui/toFallbackColour.ts'
import { toInitial } from '../../ui/toInitial.ts'
import { useModalInstance } from '../useModalInstance.ts'

export interface TokenImageProps {
  readonly token: Pick<TokenBalance, 'address' | 'iconUrl' | 'symbol'>
  /** The token's network. */
  readonly network: Network | undefined
  readonly size?: PictureSize | undefined
}

/** A token's round picture: the cloud's copy, for a network's own coin the network's, else an initial. */
export function TokenImage({ token, network, size }: TokenImageProps): ReactNode {
  const { address, iconUrl, symbol } = token
  if (iconUrl !== undefined) return <LoadedImage url={iconUrl} symbol={symbol} size={size} />
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

/** How far from the screen a picture is requested, in px. */
const ahead = 200

interface LoadedImageProps {
  readonly url: string
  readonly symbol: string
  readonly size: PictureSize | undefined
}

/** A picture that is requested only when it is about to come on screen: an account may have hundreds. */
function LoadedImage({ url, symbol, size }: LoadedImageProps): ReactNode {
  const modal = useModalInstance()
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${ahead}px 0px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  const { data, isPending, isFetching } = useQuery(
    { ...pictureQuery.options(modal, { url }), enabled: isNear },
    modal.plugin(queryClientPlugin).get().client,
  )
  return (
    <span ref={place}>
      <Picture
        source={data ?? undefined}
        fallback={toFallback(symbol)}
        size={size}
        isLoading={!isNear || (isPending && isFetching)}
        round
      />
    </span>
  )
}

function toFallback(symbol: string): { readonly text: string; readonly colour: string } {
  return { text: toInitial(symbol), colour: toFallbackColour(symbol) }
}
