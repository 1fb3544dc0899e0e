import { createFakeAdapter } from '@latchkey/core/testing'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { createFakeCloud, type FakeCloud } from './createFakeCloud.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from './renderModal.tsx'

const metamask = 'io.metamask'

const accountAddress = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'

/** A modal that shows the account, of which the cloud knows balances on Ethereum and Arbitrum. */
export interface OpenedAccount extends RenderedModal {
  readonly cloud: FakeCloud
  /** The rows of tokens on screen, as text: name, network, value and amount. */
  readonly rows: () => readonly string[]
}

/** Opens the account view with these balances. */
export async function openAccount(
  balances: FakeCloud['balances'],
  parameters: RenderModalParameters & {
    /** The native balance that the chain reports; without one, the adapter cannot read it. */
    readonly native?: (() => Promise<bigint>) | undefined
    /** The features of the project. */
    readonly features?: FakeCloud['features'] | undefined
  } = {},
): Promise<OpenedAccount> {
  const { native, features: projectFeatures = {}, options, ...rest } = parameters
  const cloud = createFakeCloud([])
  cloud.balances = balances
  cloud.features = projectFeatures
  const features = native && {
    balance: { getNative: async () => ({ value: await native(), decimals: 18, symbol: 'ETH' }) },
  }
  const modal = await renderModal({
    fake: createFakeAdapter({ addresses: [accountAddress], features }),
    http: cloud.http,
    connected: metamask,
    options: { cloud: cloud.url, networks: [mainnet, arbitrum], ...options },
    ...rest,
  })
  await modal.open()
  const rows = (): readonly string[] =>
    [...modal.view().querySelectorAll<HTMLElement>('[data-testid^="lk-token-eip155"]')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('.lk-row-text, .lk-row-end')]
        .map(({ innerText }) => innerText.replaceAll(/\s*\n\s*/g, ' | '))
        .join(' | '),
    )
  return { ...modal, cloud, rows }
}
