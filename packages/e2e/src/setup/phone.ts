import { createPhone, type Phone, type PhoneParameters } from '@latchkey/testing/phone'
import { expect, onTestFinished } from 'vitest'
import type { JourneyCloud } from './startCloud.ts'
import type { Visit } from './openPage.ts'
import { getWorld } from './getWorld.ts'
import { readCode } from './readCode.ts'

/** Creates a phone on a cloud's relay, with the local chains and the first two accounts. */
export async function openPhone(cloud: JourneyCloud, parameters: Partial<PhoneParameters> = {}): Promise<Phone> {
  const { evm } = getWorld().devnet
  const phone = await createPhone({
    relayUrl: cloud.relayUrl,
    projectId: 'dev',
    chains: evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
    accounts: evm[0]?.accounts.slice(0, 2).map(({ privateKey }) => privateKey) ?? [],
    ...parameters,
  })
  onTestFinished(() => phone.close())
  // The phone's own limit is for an app's tests, which run beside fewer programs.
  const { when } = phone
  return Object.assign(phone, {
    when: ((select, options) => when(select, { timeoutMs: 60_000, ...options })) satisfies Phone['when'],
  })
}

/** Scans the code on screen from its pixels, like a phone's camera. */
export async function scanCode({ page }: Visit): Promise<string> {
  let uri: string | undefined
  await expect
    .poll(async () => {
      const code = page.getByTestId('lk-pairing-code')
      await code.waitFor()
      uri = readCode(await code.screenshot())
      return uri
    })
    .toMatch(/^wc:/)
  return uri ?? ''
}

/** Presses "copy" and returns the text that a visitor would paste. */
export async function copyLink({ page, context }: Visit): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // All visits of a browser share its clipboard, which may still hold the link of another visit.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByTestId('lk-pairing-copy').click()
  let link = ''
  await expect.poll(async () => (link = await page.evaluate(() => navigator.clipboard.readText()))).toMatch(/^wc:/)
  return link
}
