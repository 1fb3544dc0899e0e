import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Back to the previous view. */
export function BackIcon(): ReactNode {
  return <Icon path="M12 4l-6 6 6 6" mirrored weight={2} />
}
