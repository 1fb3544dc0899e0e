import { use } from 'react'
import { ApiContext } from './ApiContext.ts'
import type { Api } from './createApi.ts'

/** Returns the client of the page. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === undefined) throw new TypeError('useApi outside of the app')
  return api
}
