import { importOnline } from '@latchkey/core/internal'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import type { encodeQr } from './encodeQr.ts'
import { qrCodeStyles } from './QrCode.styles.ts'
import { QrFinders } from './QrFinders.tsx'

export interface QrCodeProps {
  /** The encoded text; undefined while loading. */
  readonly value: string | undefined
  /** A {@link WalletImage} for the centre. */
  readonly logo?: ReactNode | undefined
  /** The accessible name; "QR code" by default. */
  readonly label?: string | undefined
  /** Called if the text is too long or the encoder fails to load. Must be a stable function. */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly testId?: string | undefined
  /** The encoder, if the view has loaded it; loaded on demand by default. */
  readonly encode?: typeof encodeQr | undefined
}

/**
 * A QR code as wide as its container, with three finders as placeholder. Dark on white in both themes. The encoder starts
 * loading immediately, so that the code appears with its text.
 */
export function QrCode({ value, logo, label, onError, testId, encode }: QrCodeProps): ReactNode {
  useStyles(qrCodeStyles)
  const { t } = useMessages()
  const [encoder, setEncoder] = useState(encode && { encode })
  const hole = logo !== undefined
  useEffect(() => {
    if (encode) return undefined
    let current = true
    importOnline(() => import('./encodeQr.ts'))
      .then((loaded) => current && setEncoder({ encode: loaded.encodeQr }))
      .catch((error: unknown) => current && onError?.(error))
    return () => {
      current = false
    }
  }, [onError, encode])

  const { drawing, error } = useMemo(() => {
    if (encoder === undefined || value === undefined) return {}
    try {
      return { drawing: encoder.encode({ value, hole }) }
    } catch (cause) {
      return { error: cause }
    }
  }, [encoder, value, hole])
  useEffect(() => {
    if (error !== undefined) onError?.(error)
  }, [error, onError])

  return (
    <span
      className="lk-qr"
      part="qr"
      role="img"
      aria-label={drawing === undefined ? t('qr.loading') : (label ?? t('qr.label'))}
      aria-busy={drawing === undefined || undefined}
      data-testid={testId}
    >
      <span className="lk-qr-box">
        <svg className="lk-qr-wait" viewBox="0 0 41 41" data-over={drawing && ''} aria-hidden="true">
          <QrFinders size={41} />
        </svg>
        {drawing && (
          <svg className="lk-qr-code" viewBox={`0 0 ${drawing.size} ${drawing.size}`} aria-hidden="true">
            <path d={drawing.path} fill="currentColor" />
            <QrFinders size={drawing.size} />
          </svg>
        )}
        {logo === undefined ? null : <span className="lk-qr-logo">{logo}</span>}
      </span>
    </span>
  )
}
