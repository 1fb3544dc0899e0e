import { useModal, useWalletConnect } from '@latchkey/react'
import { useRef, type ReactElement } from 'react'
import { useCamera } from './useCamera.ts'

/**
 * After this many attempts without a code, a modal that has a link is assumed to show none: on a phone it opens wallets
 * by link.
 */
const patience = 6

/** The phone's camera, held in front of the page: waits for a code and reads it from the pixels. */
export function Camera(props: { readonly onCode: (uri: string) => void; readonly onCancel: () => void }): ReactElement {
  const { onCode, onCancel } = props
  const { open } = useModal()
  const { pairing } = useWalletConnect()
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = pairing.status === 'ready' ? pairing.uri : undefined
  const { seen, link, looks } = useCamera({ canvas, link: shown, onCode })
  const isLinkOnly = link !== undefined && looks > patience
  const text = isLinkOnly
    ? 'The modal shows a link here in place of a code.'
    : seen === 'foreign'
      ? 'This code is not for a wallet.'
      : 'There is no code on the page. The modal shows one under WalletConnect.'
  return (
    <div className="phone-screen phone-camera" data-testid="pg-phone-camera">
      <div className="phone-finder">
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <p role="status">{text}</p>
      <div className="phone-answers">
        <button type="button" className="button" data-testid="pg-phone-camera-cancel" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="button phone-yes"
          data-testid="pg-phone-show-code"
          onClick={() => (isLinkOnly ? onCode(link) : open({ view: 'ConnectingWalletConnect' }))}
        >
          {isLinkOnly ? 'Take the link' : 'Show a code'}
        </button>
      </div>
    </div>
  )
}
