import { createFakeAdapter } from '@latchkey/core/testing'
import { createFakeCloud, type FakeCloud, type FakeCloudParameters } from './createFakeCloud.ts'
import { renderModal, type RenderedModal } from './renderModal.tsx'

/** Opens the account at its non-fungible tokens, of which the cloud has these pages. */
export async function renderNfts(
  nfts: FakeCloudParameters['nfts'],
  features: FakeCloud['features'] = {},
): Promise<RenderedModal & { readonly cloud: FakeCloud }> {
  const cloud = createFakeCloud([], { nfts })
  cloud.features = features
  const modal = await renderModal({
    fake: createFakeAdapter({ addresses: ['0x71C7656EC7ab88b098defB751B7401B5f68976F1'] }),
    http: cloud.http,
    connected: 'io.metamask',
    options: { cloud: cloud.url },
  })
  await modal.open()
  await modal.click('lk-account-tab-nfts')
  return { ...modal, cloud }
}
