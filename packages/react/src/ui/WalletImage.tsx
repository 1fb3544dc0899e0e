import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureSize } from './Picture.tsx'
import { toFallbackColour } from './toFallbackColour.ts'
import { toInitial } from './toInitial.ts'

export interface WalletImageProps {
  /** The wallet's own name. Untrusted: rendered as text only. */
  readonly name: string
  /** The wallet's own icon. Untrusted: rendered as an `<img>` only, never as markup. */
  readonly source: unknown
  readonly size?: PictureSize | undefined
  /** The icon's address is still loading. */
  readonly isLoading?: boolean | undefined
  /** Needed if no text beside the picture names the wallet. */
  readonly label?: string | undefined
}

/** A wallet's icon, else its initial on a colour derived from its name. */
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
