import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { Initial } from './Initial.tsx'
import { pictureStyles } from './Picture.styles.ts'
import { toSafeImageSource } from './toSafeImageSource.ts'

export interface PictureProps {
  /** Where the picture is. Anything may be given: what is no safe picture is not loaded. */
  readonly source: unknown
  /** Shown in place of a picture that is missing, refused or broken, and while a slow one loads. */
  readonly fallback: { readonly text: string; readonly colour: string }
  /** 24, 40, 56 or 68 px. */
  readonly size?: PictureSize | undefined
  readonly round?: boolean | undefined
  /** Where it is will be known soon. */
  readonly isAwaited?: boolean | undefined
  /** What it shows, when no words beside it say so; else it is decoration. */
  readonly label?: string | undefined
}

export type PictureSize = 'small' | 'medium' | 'tile' | 'large'

/** A picture from outside in a box of fixed size, with one further try and then its fallback. */
export function Picture(props: PictureProps): ReactNode {
  const { source, fallback, size = 'medium', round = false, isAwaited = false, label } = props
  useStyles(pictureStyles)
  const safe = toSafeImageSource(source)
  const initial = <Initial text={fallback.text} colour={fallback.colour} />
  return (
    <span
      className={`lk-picture lk-picture-${size}${round ? ' lk-picture-round' : ''}`}
      part="picture"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {safe !== undefined ? (
        <Loading key={safe} source={safe} fallback={initial} />
      ) : isAwaited ? (
        <span className="lk-picture-wait">{initial}</span>
      ) : (
        initial
      )}
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
  return (
    <>
      {state === 'loaded' ? null : <span className="lk-picture-wait">{fallback}</span>}
      {state === 'waiting' ? null : (
        <img
          src={source}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          data-loaded={state === 'loaded' ? '' : undefined}
          onLoad={() => setState('loaded')}
          // A data URI that failed will fail again.
          onError={() => setState(state === 'loading' && source.startsWith('https:') ? 'waiting' : 'failed')}
        />
      )}
    </>
  )
}
