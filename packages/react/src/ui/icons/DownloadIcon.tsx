import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Install. */
export function DownloadIcon(): ReactNode {
  return <Icon path="M10 3v9.5M5.8 8.5 10 12.7l4.2-4.2M4 16.5h12" />
}
