import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

/** A row that opens a screen of its own. */
export function LinkRow(props: {
  readonly icon: IconName
  readonly title: string
  readonly hint: string
  readonly testId: string
  readonly isWorking: boolean
  readonly onPress: () => void
}): ReactNode {
  const { hint, icon, isWorking, onPress, testId, title } = props
  return (
    <button
      type="button"
      className="row row-raised"
      data-testid={testId}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? undefined : onPress}
    >
      <Icon name={icon} />
      <span>
        {title}
        <span className="sub">{hint}</span>
      </span>
      <Icon name="chevron" />
    </button>
  )
}
