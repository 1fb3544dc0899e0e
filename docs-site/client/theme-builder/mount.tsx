import { createRoot } from 'react-dom/client'
import { ThemeBuilder } from './ThemeBuilder.tsx'

/** Renders the theme builder, and returns a function that ends it. */
export function mount(stage: HTMLElement): () => void {
  const { root = './' } = document.documentElement.dataset
  const tree = createRoot(stage)
  tree.render(<ThemeBuilder preview={`${root}theme-preview/`} />)
  return () => tree.unmount()
}
