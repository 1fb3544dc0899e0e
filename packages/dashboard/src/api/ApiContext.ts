import { createContext } from 'react'
import type { Api } from './createApi.ts'

/** The client of the page. */
export const ApiContext = createContext<Api | undefined>(undefined)
