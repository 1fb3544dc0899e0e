import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'

export interface WalletHeadingProps {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** It is the login by e-mail, whose name is the address. */
  readonly isLogin?: boolean | undefined
  /** Additional information about it. */
  readonly note?: string | undefined
  /** The button's text. */
  readonly leaveText: string
  /** The button's accessible name, which contains its text. */
  readonly leaveLabel: string
  readonly onLeave: () => void
  readonly isLeaving: boolean
  readonly testId: string
}

/** A wallet's heading with its Disconnect button. */
export function WalletHeading(props: WalletHeadingProps): ReactNode {
  const { id, name, imageUrl, isLogin = false, note, leaveText, leaveLabel, onLeave, isLeaving, testId } = props
  return (
    <div className="lk-connection-head">
      {isLogin ? <MailIcon /> : <WalletImage name={name} source={imageUrl} size="small" />}
      <div className="lk-connection-name">
        <h3 id={id} dir="auto">
          {name}
        </h3>
        {note !== undefined && <p>{note}</p>}
      </div>
      {isLeaving ? (
        <span className="lk-connection-busy">
          <Spinner />
        </span>
      ) : (
        <button
          type="button"
          className="lk-quiet-button"
          aria-label={leaveLabel}
          onClick={onLeave}
          data-testid={testId}
        >
          {leaveText}
        </button>
      )}
    </div>
  )
}
