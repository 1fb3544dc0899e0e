import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import type { QrDrawing } from './encodeQr.ts'
import { qrCodeStyles } from './QrCode.styles.ts'
import { QrFinders } from './QrFinders.tsx'

export interface QrCodeProps {
  /** What the code says; undefined while it is awaited. */
  readonly value: string | undefined
  /** A {@link WalletImage} for its middle. */
  readonly logo?: ReactNode | undefined
  /** What a scanner gets from it; "QR code" when not given. */
  readonly label?: string | undefined
  /** The text is too long for a code. */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly testId?: string | undefined
}

/** A QR code as wide as what holds it; three finders keep its place until it is there. Dark on white in both themes. */
export function QrCode({ value, logo, label, onError, testId }: QrCodeProps): ReactNode {
  useStyles(qrCodeStyles)
  const { t } = useMessages()
  const [drawn, setDrawn] = useState<{ readonly value: string; readonly drawing: QrDrawing }>()
  const hole = logo !== undefined
  useEffect(() => {
    if (value === undefined) return
    let current = true
    import('./encodeQr.ts')
      .then(({ encodeQr }) => {
        if (current) setDrawn({ value, drawing: encodeQr({ value, hole }) })
      })
      .catch((error: unknown) => {
        if (current) onError?.(error)
      })
    return () => {
      current = false
    }
  }, [value, hole, onError])

  const drawing = drawn?.value === value ? drawn?.drawing : undefined
  return (
    <div
      className="lk-qr"
      part="qr"
      role="img"
      aria-label={drawing === undefined ? t('qr.loading') : (label ?? t('qr.label'))}
      aria-busy={drawing === undefined || undefined}
      data-testid={testId}
    >
      <div className="lk-qr-box">
        {drawing === undefined ? (
          <svg key="wait" className="lk-qr-wait" viewBox="0 0 41 41" aria-hidden="true">
            <QrFinders size={41} />
          </svg>
        ) : (
          <svg key="code" className="lk-qr-code" viewBox={`0 0 ${drawing.size} ${drawing.size}`} aria-hidden="true">
            <path d={drawing.path} fill="currentColor" />
            <QrFinders size={drawing.size} />
          </svg>
        )}
        {logo === undefined ? null : <div className="lk-qr-logo">{logo}</div>}
      </div>
    </div>
  )
}
