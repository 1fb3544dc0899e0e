import { createContext } from 'react'
import type { Playground } from './createPlayground.ts'

export const PlaygroundContext = createContext<Playground | null>(null)
