import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { CodeHint } from '../../ui/CodeHint.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { encodeQr } from '../../ui/encodeQr.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { pairingCodeStyles } from './PairingCode.styles.ts'
import type { PairingProgress } from './usePairing.ts'

export interface PairingCodeProps {
  readonly pairing: PairingProgress
  /** A {@link WalletImage} for the centre of the code. */
  readonly logo: ReactNode
  /** What to do with the code, until a wallet has scanned it. */
  readonly hint: string
}

/** The pairing code, with its remaining time around it. Pressing it copies the link. */
export function PairingCode({ pairing, logo, hint }: PairingCodeProps): ReactNode {
  useStyles(pairingCodeStyles)
  const { t } = useMessages()
  const announce = useAnnounce()
  const { copy } = useCopy({ message: t('pairing.copied') })
  const [isBroken, setIsBroken] = useState(false)
  const onError = useCallback(() => setIsBroken(true), [])
  const { code, status } = pairing
  const uri = code?.uri

  const previous = useRef<string>(undefined)
  useEffect(() => {
    if (uri === undefined) return
    if (previous.current !== undefined && previous.current !== uri) announce(t('pairing.renewed'))
    previous.current = uri
  }, [announce, t, uri])

  const isFound = status === 'found'
  useEffect(() => {
    if (isFound) announce(t('pairing.found'))
  }, [announce, isFound, t])

  const isOffline = status === 'offline'
  const text = isOffline ? t('pairing.offline') : isFound ? t('pairing.found') : hint
  return (
    <>
      <div className="lk-pairing-code" data-found={isFound ? '' : undefined}>
        <button
          type="button"
          // The button below does the same, so one Tab stop is enough.
          tabIndex={-1}
          aria-label={t(code ? 'pairing.copyCode' : 'qr.loading')}
          aria-disabled={!code || undefined}
          onClick={code && (() => void copy(code.uri))}
          data-testid="lk-pairing-code"
        >
          <QrCode value={uri} logo={logo} onError={onError} encode={encodeQr} />
        </button>
        {code && <TimeLeft key={code.uri} expiresAt={code.expiresAt} />}
      </div>
      <CodeHint isOffline={isOffline}>{isBroken ? t('qr.failed') : text}</CodeHint>
      <CopyLink uri={uri} />
    </>
  )
}

/** How long a new code is valid, in ms (S9.037). */
const wholeTime = 240_000

/** A line around the code that becomes shorter. A CSS animation, so that no timer is needed. */
function TimeLeft({ expiresAt }: { readonly expiresAt: number }): ReactNode {
  const { clock } = useModalInstance().ports
  const [spent] = useState(() => Math.min(wholeTime, Math.max(0, clock.now() + wholeTime - expiresAt)))
  const style: CSSProperties = { animationDelay: `${-spent}ms`, animationDuration: `${wholeTime}ms` }
  return (
    <svg className="lk-pairing-time" viewBox="0 0 328 328" aria-hidden="true">
      <rect x="1" y="1" width="326" height="326" rx="23" pathLength="100" style={style} />
    </svg>
  )
}
