import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'

export interface WalletHeadingProps {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** Additional information about it. */
  readonly note?: string | undefined
  /** The button's label. */
  readonly leaveLabel: string
  readonly onLeave: () => void
  readonly isLeaving: boolean
  readonly testId: string
}

/** A wallet's heading with its Disconnect button. */
export function WalletHeading(props: WalletHeadingProps): ReactNode {
  const { id, name, imageUrl, note, leaveLabel, onLeave, isLeaving, testId } = props
  return (
    <div className="lk-connection-head">
      <WalletImage name={name} source={imageUrl} size="small" />
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
        <IconButton label={leaveLabel} onClick={onLeave} testId={testId}>
          <DisconnectIcon />
        </IconButton>
      )}
    </div>
  )
}
