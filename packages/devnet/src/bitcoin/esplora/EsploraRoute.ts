import type { Chain } from '../chain/createChain.ts'

/** What a request asks. */
export interface EsploraRequest {
  readonly chain: Chain
  /** What stands in the path for each `:name`. */
  readonly segments: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Empty unless something was posted. */
  readonly body: string
}

/** Text, bytes, or what becomes JSON. */
export type EsploraAnswer = string | Buffer | object

/** One path of the API, such as `/tx/:txid`. */
export interface EsploraRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** @throws {EsploraRefusal} */
  answer(request: EsploraRequest): EsploraAnswer
}
