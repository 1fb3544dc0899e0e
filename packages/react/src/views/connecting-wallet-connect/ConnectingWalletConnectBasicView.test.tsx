import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createPairedSession } from '../../test/createPairedSession.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal } from '../../test/renderModal.tsx'

describeScenes('ConnectingWalletConnectBasic')

it('provides an internal view with the id ConnectingWalletConnectBasic, used for pairing in basic mode [S2.009]', async () => {
  const modal = await renderModal({ pairs: true, options: { adapters: [] } })
  await modal.open()
  await modal.click('lk-connect-wallet-walletConnect')
  await modal.settled('ConnectingWalletConnectBasic')
  await modal.hasStatus('ready')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Scan with your wallet')
  modal.phone.proposals[0]?.approve(createPairedSession('Phone'))
  await modal.closed()
  expect(modal.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
})
