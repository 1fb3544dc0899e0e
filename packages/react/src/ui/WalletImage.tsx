import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureSize } from './Picture.tsx'
import { toFallbackColour } from './toFallbackColour.ts'
import { toInitial } from './toInitial.ts'

export interface WalletImageProps {
  /** The wallet's own name: hostile, so it is only ever text. */
  readonly name: string
  /** The wallet's own icon: hostile, so it is only ever an `<img>`, never markup. */
  readonly source: unknown
  readonly size?: PictureSize | undefined
  /** Where the icon is will be known soon. */
  readonly isLoading?: boolean | undefined
  /** Given when no words beside the picture name the wallet. */
  readonly label?: string | undefined
}

/** A wallet's icon, or its initial on a colour made from its name. */
export function WalletImage({ name, source, size, isLoading, label }: WalletImageProps): ReactNode {
  return (
    <Picture
      source={source}
      fallback={{ text: toInitial(name), colour: toFallbackColour(name) }}
      size={size}
      isLoading={isLoading}
      label={label}
    />
  )
}
