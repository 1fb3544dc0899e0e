import type { ReactNode } from 'react'
import { knownNetworks } from './knownNetworks.ts'
import { Picture } from './Picture.tsx'
import type { PictureSize } from './Picture.tsx'
import { toFallbackColour } from './toFallbackColour.ts'
import { toInitial } from './toInitial.ts'

export interface NetworkImageProps {
  /** CAIP-2 id: a well-known network has its own colour. */
  readonly networkId: string
  readonly name: string
  readonly source?: unknown
  readonly size?: PictureSize | undefined
  /** Needed if no text beside the picture names the network. */
  readonly label?: string | undefined
}

/** A network's round picture, else its initial on the network's colour. */
export function NetworkImage({ networkId, name, source, size, label }: NetworkImageProps): ReactNode {
  const known = Object.hasOwn(knownNetworks, networkId) ? knownNetworks[networkId] : undefined
  return (
    <Picture
      source={source}
      fallback={known ?? { text: toInitial(name), colour: toFallbackColour(networkId) }}
      size={size}
      round
      label={label}
    />
  )
}
