import { definePlugin } from '../plugin/definePlugin.ts'

/**
 * Reads quotes and tokens from the cloud, and has it build the transactions of swaps, which it checks.
 *
 * @example
 * ```ts
 * const source = await modal.plugin(swapSourcePlugin).load()
 * const { quotes } = await source.getQuotes({ networkId: 'eip155:1', from: null, to: token, amount: 10n ** 18n, signal })
 * ```
 */
export const swapSourcePlugin = /*#__PURE__*/ definePlugin({
  id: 'swapSource',
  requires: ['api'],
  load: async () => (await import('./createSwapSource.ts')).createSwapSource,
})
