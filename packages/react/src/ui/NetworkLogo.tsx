import type { ReactNode } from 'react'
import { networkLogoKeys, networkLogos } from './generated/networkLogos.ts'
import { NetworkPicture, type NetworkPictureProps } from './NetworkPicture.tsx'

/** A network's logo, else its initial. */
export function NetworkLogo(props: NetworkPictureProps): ReactNode {
  return <NetworkPicture {...props} source={findNetworkLogo(props.networkId)} />
}

function findNetworkLogo(id: string): string | undefined {
  const key = Object.hasOwn(networkLogoKeys, id) ? networkLogoKeys[id] : undefined
  const svg = key === undefined ? undefined : networkLogos[key]
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`
}
