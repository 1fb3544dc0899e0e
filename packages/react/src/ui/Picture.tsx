import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { paintApart } from './paintApart.ts'
import { pictureStyles } from './Picture.styles.ts'
import { toSafeImageSource } from './toSafeImageSource.ts'

export interface PictureProps {
  /** The picture's address. Any value is accepted; unsafe ones are not loaded. */
  readonly source: unknown
  /** Shown for a picture that is missing, refused or broken. */
  readonly fallback: InitialProps
  /** 24, 40, 56 or 68 px. A view that shows tiles has `tileStyles`. */
  readonly size?: PictureSize | undefined
  readonly round?: boolean | undefined
  /** The picture's address is still loading. */
  readonly isLoading?: boolean | undefined
  /** The accessible name, needed if no text beside it says what it shows; otherwise it is decorative. */
  readonly label?: string | undefined
}

export type PictureSize = 'small' | 'medium' | 'tile' | 'large'

/**
 * An external picture in a box of fixed size, with one retry and then a fallback. The box stays empty until the picture or its
 * fallback is shown, so that its look changes only once.
 */
export function Picture(props: PictureProps): ReactNode {
  const { source, fallback, size = 'medium', round = false, isLoading = false, label } = props
  useStyles(pictureStyles)
  const safe = toSafeImageSource(source)
  const initial = <Initial {...fallback} />
  return (
    <span
      className={`lk-picture lk-picture-${size}${round ? ' lk-picture-round' : ''}`}
      part="picture"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {safe !== undefined ? <Loading key={safe} source={safe} fallback={initial} /> : isLoading ? null : initial}
    </span>
  )
}

const retryDelay = 500

interface LoadingProps {
  readonly source: string
  readonly fallback: ReactNode
}

function Loading({ source, fallback }: LoadingProps): ReactNode {
  const [state, setState] = useState<'loading' | 'waiting' | 'retrying' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('retrying'), retryDelay)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') return fallback
  if (state === 'waiting') return null
  return (
    <img
      src={source}
      alt=""
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      data-loaded={state === 'loaded' ? '' : undefined}
      onLoad={() => setState('loaded')}
      // A failed data URI would fail again.
      onError={() => setState(state === 'loading' && source.startsWith('https:') ? 'waiting' : 'failed')}
    />
  )
}

interface InitialProps {
  readonly text: string
  readonly colour: string
}

/** An initial on a colour that differs from its neighbours', shown instead of a picture. An SVG, so that it scales to any box. */
function Initial({ text, colour }: InitialProps): ReactNode {
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%" aria-hidden="true">
      <rect ref={(rect) => paintApart(rect, colour)} width="40" height="40" />
      <text x="20" y="20" fill="#fff" fontSize="17" fontWeight="700" textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </svg>
  )
}
