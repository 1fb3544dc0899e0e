import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureSize } from './Picture.tsx'
import { toFallbackColour } from './toFallbackColour.ts'
import { toInitial } from './toInitial.ts'

export interface NetworkPictureProps {
  /** CAIP-2 id, or a namespace for the logo of its ecosystem. */
  readonly networkId: string
  readonly name: string
  readonly source?: unknown
  readonly size?: PictureSize | undefined
  /** The logos are still loading. */
  readonly isLoading?: boolean | undefined
  /** Needed if no text beside the picture names the network. */
  readonly label?: string | undefined
}

/** A round picture of a network, else its initial. */
export function NetworkPicture(props: NetworkPictureProps): ReactNode {
  const { networkId, name, ...picture } = props
  const fallback = { text: toInitial(name), colour: toFallbackColour(networkId) }
  return <Picture source={undefined} {...picture} fallback={fallback} round />
}
