import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { avatarStyles } from './Avatar.styles.ts'
import { paintAvatar } from './paintAvatar.ts'
import { toSafeImageSource } from './toSafeImageSource.ts'

export interface AvatarProps {
  readonly address: string
  /** The picture of the address's name, if it has one. Untrusted: only a safe image is loaded. */
  readonly source?: unknown
  /** 64, 40 or 24 px. */
  readonly size?: 'large' | 'row' | 'small' | undefined
  /** A small {@link WalletImage} at its lower corner. */
  readonly badge?: ReactNode | undefined
}

/** A picture of 1 MB as a `data:` URL, in characters. The cloud's pictures have no more. */
const longestPicture = 1_400_000

/** An address's avatar: a gradient derived from it, replaced by its picture once that has loaded. */
export function Avatar({ address, source, size = 'large', badge }: AvatarProps): ReactNode {
  useStyles(avatarStyles)
  const face = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const safe = toSafeImageSource(source, longestPicture)
  useLayoutEffect(() => paintAvatar(face.current, address), [address])
  return (
    <span className={`lk-avatar lk-avatar-${size}`} part="avatar" aria-hidden="true">
      <span className="lk-avatar-face" ref={face}>
        {safe === undefined || safe === failed ? null : (
          <img
            key={safe}
            src={safe}
            alt=""
            decoding="async"
            draggable={false}
            referrerPolicy="no-referrer"
            data-loaded={safe === loaded ? '' : undefined}
            onLoad={() => setLoaded(safe)}
            onError={() => setFailed(safe)}
          />
        )}
      </span>
      {badge === undefined ? null : <span className="lk-avatar-badge">{badge}</span>}
    </span>
  )
}
