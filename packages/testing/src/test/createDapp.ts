import type { Frame, Page } from 'playwright-core'

/** The dapp of `dappScript` in a page, controlled by the test. */
export interface Dapp {
  readonly list: () => Promise<readonly string[]>
  readonly events: () => Promise<readonly (readonly [wallet: string, event: string, data: unknown])[]>
  /** Returns the wallet's answer, or `{ isError, code, message, data }`. */
  readonly ask: (wallet: string, method: string, params?: unknown) => Promise<unknown>
}

/** Controls the dapp in a page or a frame. */
export function createDapp(page: Page | Frame): Dapp {
  const call = <result>(name: string, parameters: readonly unknown[]): Promise<result> =>
    page.evaluate(([member, given]) => Object(globalThis).dapp[member](...given), [name, parameters] as const)
  return {
    list: () => call('list', []),
    events: () => call('events', []),
    ask: (...parameters) => call('ask', parameters),
  }
}
