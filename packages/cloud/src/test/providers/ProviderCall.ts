import type { UpstreamServer } from '../startUpstreamServer.ts'
import type { TestCloud } from '../startTestCloud.ts'

type Request = UpstreamServer['requests'][number]

/** One call of a provider of prices, balances or history, over running local chains. */
export interface ProviderCall {
  readonly concern: 'prices' | 'balances' | 'history'
  readonly provider: string
  /** Settings of a cloud that has this provider alone. */
  readonly environment: (url: string) => Readonly<Record<string, string>>
  readonly answer: (request: Request, cloud: TestCloud) => string | Promise<string>
  /** Which requests are this call. Default: all. */
  readonly isCall?: ((request: Request) => boolean) | undefined
  /** Asks the cloud for what needs this call. */
  readonly ask: (cloud: TestCloud) => Promise<Response>
  /** What the cloud answered, as far as this call has said it. */
  readonly read: (body: unknown) => unknown
  /** The same, read from the chain. */
  readonly readChain: () => unknown
  /** Breaks the documented form of an answer. */
  readonly breakSchema: (answer: string) => string
  /** Makes an answer one for another token, account or chain. Absent if the form names none of them. */
  readonly makeForeign?: ((answer: string) => string) | undefined
  /** What the cloud answers while the call fails. Default: an error that names the concern. */
  readonly failed?: { readonly read: (body: unknown) => unknown; readonly expected: unknown } | undefined
  /** Whether the outcome is that of the chain's own pool. */
  readonly isNode?: boolean | undefined
}
