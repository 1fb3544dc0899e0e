import { useContext } from 'react'
import type { Playground } from './createPlayground.ts'
import { PlaygroundContext } from './PlaygroundContext.ts'

/** What the page is made of. */
export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext)
  if (playground === null) throw new Error('usePlayground: there is no PlaygroundContext above')
  return playground
}
