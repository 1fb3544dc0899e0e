import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

/** What a screen is about, when there is one thing to say: an icon, a sentence and what it means. */
export function StatusBlock(props: {
  readonly icon: IconName
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | undefined
  readonly title: string
  readonly children?: ReactNode
  /** Reads it out when it appears. */
  readonly isLive?: boolean | undefined
}): ReactNode {
  const { children, icon, isLive = false, title, tone = 'plain' } = props
  return (
    <div className="status" role={isLive ? 'status' : undefined}>
      <span className={`hero hero-${tone}`}>
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      {children !== undefined && <p className="sub">{children}</p>}
    </div>
  )
}
