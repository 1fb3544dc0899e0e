import { useContext } from 'react'
import type { Playground } from './createPlayground.ts'
import { PlaygroundContext } from './PlaygroundContext.ts'

/** Returns the state of the page. */
export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext)
  if (playground === null) throw new Error('usePlayground: PlaygroundContext is missing')
  return playground
}
