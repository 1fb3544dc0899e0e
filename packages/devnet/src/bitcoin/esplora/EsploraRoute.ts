import type { Chain } from '../chain/createChain.ts'

/** A request. */
export interface EsploraRequest {
  readonly chain: Chain
  /** The path's values for each `:name`. */
  readonly segments: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Empty if there was no body. */
  readonly body: string
}

/** Text, bytes, or a value to serialise as JSON. */
export type EsploraAnswer = string | Buffer | object

/** One path of the API, such as `/tx/:txid`. */
export interface EsploraRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** @throws {EsploraRefusal} */
  answer(request: EsploraRequest): EsploraAnswer
}
