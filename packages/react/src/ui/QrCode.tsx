import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import type { encodeQr } from './encodeQr.ts'
import { qrCodeStyles } from './QrCode.styles.ts'
import { QrFinders } from './QrFinders.tsx'

export interface QrCodeProps {
  /** What the code says; undefined while it is awaited. */
  readonly value: string | undefined
  /** A {@link WalletImage} for its middle. */
  readonly logo?: ReactNode | undefined
  /** What a scanner gets from it; "QR code" when not given. */
  readonly label?: string | undefined
  /** The text is too long for a code, or what draws it did not load. The function has to stay the same. */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly testId?: string | undefined
  /** What draws it, where that comes with the view; loaded when it is not given. */
  readonly encode?: typeof encodeQr | undefined
}

/**
 * A QR code as wide as what holds it; three finders keep its place until it is there. Dark on white in both themes. What draws
 * it loads at once, so that the code is there with its text.
 */
export function QrCode({ value, logo, label, onError, testId, encode }: QrCodeProps): ReactNode {
  useStyles(qrCodeStyles)
  const { t } = useMessages()
  const [encoder, setEncoder] = useState(encode && { encode })
  const hole = logo !== undefined
  useEffect(() => {
    if (encode) return undefined
    let current = true
    import('./encodeQr.ts')
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
