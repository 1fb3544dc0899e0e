import {
  adminAddCatalogueWallet,
  adminChangeCatalogueWallet,
  adminListCatalogue,
  adminRemoveCatalogueWallet,
  type EditedWallet,
  type OperatorRole,
  type OwnWallet,
} from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCatalogue, createTestWallet } from '../../test/answerCatalogue.ts'
import { answerSession } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'
import { shrinkPicture } from './shrinkPicture.ts'
import { noTexts, readWallet } from './walletTexts.ts'

function createCloud(parameters: { readonly role?: OperatorRole; readonly wallets?: readonly EditedWallet[] } = {}) {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: parameters.role ?? 'editor' })
  answerCatalogue(cloud, parameters)
  return cloud
}

/** A wallet that was sent, whose networks the schema could add. */
function toWallet(sent: Omit<OwnWallet, 'chains'> & { readonly chains?: OwnWallet['chains'] | undefined }): OwnWallet {
  return { ...sent, chains: sent.chains ?? [] }
}

/** A picture file of one colour. */
function drawFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.fillStyle = '#c20'
    context.fillRect(0, 0, width, height)
  }
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File(blob === null ? [] : [blob], 'zebra.png', { type: 'image/png' }))),
  )
}

it('lists wallets by search and kind, page by page, and leads to one', async () => {
  const cloud = createCloud()
  answerCatalogue(cloud, { more: 80 })
  const { router, screen } = await renderApp({ cloud, path: '/catalogue' })
  await expect.element(screen.getByRole('link', { name: 'MetaMask' })).toBeVisible()
  await expect.element(screen.getByText('1 to 3 of 83')).toBeVisible()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('41 to 43 of 83')).toBeVisible()
  answerCatalogue(cloud)
  await screen.getByRole('combobox', { name: 'Wallets' }).selectOptions('Own wallets (2)')
  await expect.element(screen.getByRole('link', { name: 'MetaMask' })).not.toBeInTheDocument()
  await screen.getByRole('searchbox', { name: 'Search' }).fill('zeb')
  await expect.poll(() => router.state.location.search).toEqual({ search: 'zeb', which: 'own' })
  await screen.getByRole('link', { name: 'Zebra Wallet' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Homepage' })).toHaveValue('https://zebra.example')
})

it('says how own wallets come here, and that no wallet matches', async () => {
  const cloud = createCloud({ wallets: [createTestWallet({}, 0)] })
  const { screen } = await renderApp({ cloud, path: '/catalogue?which=own', width: 390, theme: 'dark' })
  await expect.element(screen.getByText('No own wallets yet')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('combobox', { name: 'Wallets' }).selectOptions('All wallets')
  await screen.getByRole('searchbox', { name: 'Search' }).fill('nothing')
  await expect.element(screen.getByText('No wallet matches')).toBeVisible()
})

it('shows that the list could not be loaded, and tries again', async () => {
  const cloud = createCloud()
  cloud.answer(adminListCatalogue, () => {
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: '/catalogue' })
  await expect.element(screen.getByText('This could not be loaded'), { timeout: 15_000 }).toBeVisible()
  answerCatalogue(cloud)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'MetaMask' })).toBeVisible()
})

it('adds a wallet after a review, with what is wrong at its field', async () => {
  const cloud = createCloud()
  const received: unknown[] = []
  let isRefused = true
  cloud.answer(adminAddCatalogueWallet, ({ body }) => {
    if (isRefused) {
      const reasons = [{ name: 'body.wallet.replaces', description: 'It would be taken for metamask' }]
      throw new Refusal(400, 'invalid_request', { reasons })
    }
    received.push(body)
    const added = createTestWallet(toWallet(body.wallet))
    answerCatalogue(cloud, { wallets: [added] })
    return added
  })
  const { router, screen } = await renderApp({ cloud, path: '/catalogue' })
  await screen.getByRole('link', { name: 'Add a wallet' }).click()
  const review = screen.getByRole('button', { name: 'Review changes' })
  await screen.getByRole('textbox', { name: 'ID', exact: true }).fill('with/slash')
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Fork')
  await screen.getByRole('textbox', { name: 'Homepage' }).fill('http://fork.example')
  await screen.getByRole('textbox', { name: 'Networks' }).fill('eip155:1 nowhere')
  for (const text of [/^Enter letters, digits/, 'Not an https: address.', /^Not CAIP-2 ids/])
    await expect.element(screen.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(review).toBeDisabled()
  await screen.getByRole('textbox', { name: 'ID', exact: true }).fill('fork')
  await screen.getByRole('textbox', { name: 'Homepage' }).fill('https://fork.example')
  await screen.getByRole('textbox', { name: 'Networks' }).fill('eip155:1, eip155:10')
  await review.click()
  await screen.getByRole('button', { name: 'Save 4 changes' }).click()
  await expect.element(screen.getByText('It would be taken for metamask.')).toBeVisible()
  await expect.element(review).toBeDisabled()
  await screen.getByRole('textbox', { name: 'Replaces' }).fill('metamask')
  isRefused = false
  await review.click()
  await expect.element(screen.getByText(/^It takes the place of the shipped wallet metamask\./)).toBeVisible()
  await screen.getByRole('textbox', { name: /^Reason/ }).fill('Ours')
  await screen.getByRole('button', { name: 'Save 5 changes' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/catalogue/fork')
  expect(received).toEqual([
    {
      wallet: {
        id: 'fork',
        name: 'Fork',
        homepage: 'https://fork.example',
        chains: ['eip155:1', 'eip155:10'],
        replaces: 'metamask',
      },
      reason: 'Ours',
    },
  ])
})

it('previews the name and the picture before they are saved, and keeps what the form does not have', async () => {
  const before = createTestWallet({ badge_type: 'certified', image_url: 'https://zebra.example/icon.png' }, 3)
  const cloud = createCloud({ wallets: [before] })
  const received: { revision: string | null; wallet: EditedWallet['wallet'] }[] = []
  cloud.answer(adminChangeCatalogueWallet, ({ body, headers }) => {
    received.push({ revision: headers.get('if-match'), wallet: toWallet(body.wallet) })
    return { wallet: toWallet(body.wallet), isOwn: true, revision: 4 }
  })
  const { screen } = await renderApp({ cloud, path: '/catalogue/zebra' })
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Zebra Two')
  const preview = screen.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('Zebra Two')).toBeVisible()
  await expect.element(preview.getByText('Certified')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new TypeError('There is no input for files.')
  await userEvent.upload(input, new File(['no picture'], 'zebra.png', { type: 'image/png' }))
  await expect.element(screen.getByText(/^Not a picture that this browser can read/)).toBeVisible()
  await userEvent.upload(input, await drawFile(400, 200))
  await expect
    .poll(() => preview.element().querySelector('canvas')?.getContext('2d')?.getImageData(48, 48, 1, 1).data[0])
    .toBe(204)
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await expect.element(screen.getByText(/^own picture/)).toBeVisible()
  await screen.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  const [{ revision, wallet } = { revision: null, wallet: before.wallet }] = received
  expect(revision).toBe('"3"')
  expect(wallet).toEqual({
    ...before.wallet,
    name: 'Zebra Two',
    image_data: expect.stringMatching(/^data:image\/png;base64,/),
  })
})

it('shows the versions if others have saved first, and puts the own change on top of theirs', async () => {
  const cloud = createCloud({ wallets: [createTestWallet()] })
  const theirs = createTestWallet({ name: 'Theirs', homepage: 'https://theirs.example' }, 2)
  const received: EditedWallet['wallet'][] = []
  cloud.answer(adminChangeCatalogueWallet, ({ body, headers }) => {
    if (headers.get('if-match') === '"1"') throw new Refusal(409, 'catalogue_conflict', { theirs })
    received.push(toWallet(body.wallet))
    return { wallet: toWallet(body.wallet), isOwn: true, revision: 3 }
  })
  const { screen } = await renderApp({ cloud, path: '/catalogue/zebra' })
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  const dialog = screen.getByRole('dialog', { name: 'The wallet was changed meanwhile' })
  for (const text of ['Zebra Wallet', 'Theirs', 'Mine'])
    await expect
      .element(dialog.getByRole('region', { name: 'Name' }).getByText(text, { exact: true }).last())
      .toBeVisible()
  await dialog.getByRole('button', { name: 'Review mine again' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(received).toMatchObject([{ name: 'Mine', homepage: 'https://theirs.example' }])
})

it('removes a wallet of the operator, unless others have changed it', async () => {
  const cloud = createCloud()
  const received: (string | null)[] = []
  cloud.answer(adminRemoveCatalogueWallet, ({ headers }) => {
    received.push(headers.get('if-match'))
    if (received.length > 1) return { removed: 'zebra' }
    const theirs = createTestWallet({ name: 'Zebra Two' }, 2)
    answerCatalogue(cloud, { wallets: [theirs] })
    throw new Refusal(409, 'catalogue_conflict', { theirs })
  })
  const { router, screen } = await renderApp({ cloud, path: '/catalogue/zebra' })
  await screen.getByRole('button', { name: 'Remove this wallet' }).click()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText(/^The wallet was changed meanwhile/)).toBeVisible()
  const dialog = screen.getByRole('dialog', { name: 'Remove Zebra Two?' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/catalogue')
  expect(received).toEqual(['"1"', '"2"'])
})

it('leads from a shipped wallet to a form that replaces it', async () => {
  const { screen } = await renderApp({ cloud: createCloud(), path: '/catalogue/metamask' })
  await expect.element(screen.getByRole('textbox', { name: 'Homepage' })).toBeDisabled()
  await screen.getByRole('link', { name: 'Replace with your own wallet' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Replaces' })).toHaveValue('metamask')
  await expect.element(screen.getByRole('textbox', { name: 'ID', exact: true })).toHaveValue('metamask')
})

it('lets viewers look, and says that a wallet was removed', async () => {
  const cloud = createCloud({ role: 'viewer' })
  const { screen } = await renderApp({ cloud, path: '/catalogue/zebra' })
  await expect.element(screen.getByText(/^You can look, not change\./)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled()
  expect(screen.getByRole('button', { name: /Remove|Review|picture/ }).elements()).toEqual([])
  const { screen: other } = await renderApp({ cloud, path: '/catalogue/unknown' })
  await expect.element(other.getByText('There is no such wallet')).toBeVisible()
  const { screen: adding } = await renderApp({ cloud, path: '/catalogue/new' })
  await expect.element(adding.getByText('Editors and owners can do this.')).toBeVisible()
})

it('makes a picture square and small enough, and refuses one that stays too large', async () => {
  const shrunk = await shrinkPicture(await drawFile(1_000, 400))
  const url = 'url' in shrunk ? shrunk.url : ''
  const bitmap = await createImageBitmap(
    new Blob([Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))]),
  )
  expect([bitmap.width, bitmap.height, url.length < 16_384]).toEqual([192, 192, true])
  const noise = new ImageData(400, 400)
  for (let index = 0; index < noise.data.length; index += 1)
    noise.data[index] = index % 4 === 3 ? 255 : (index * 7_919 * (index >> 3)) % 251
  const canvas = new OffscreenCanvas(400, 400)
  canvas.getContext('2d')?.putImageData(noise, 0, 0)
  const loud = await shrinkPicture(await canvas.convertToBlob())
  expect('url' in loud ? loud.url.length : 0).toBeLessThanOrEqual(16_384)
})

it('judges each field as the cloud does', () => {
  const good = { ...noTexts, id: 'zebra', name: 'Zebra' }
  expect(readWallet(good)).toEqual({ wallet: { id: 'zebra', name: 'Zebra', chains: [] } })
  for (const [field, text] of [
    ['id', ''],
    ['id', 'new'],
    ['name', ' '],
    ['name', 'a'.repeat(129)],
    ['chains', 'eip155'],
    ['rdns', 'a'.repeat(129)],
    ['mobile_link', 'javascript:alert(1)'],
    ['webapp_link', 'http://zebra.example'],
    ['image_data', 'data:text/html;base64,AA=='],
  ] as const)
    expect(Object.keys(readErrors({ ...good, [field]: text })), `${field} ${text}`).toEqual([field])
})

function readErrors(texts: typeof noTexts): object {
  const read = readWallet(texts)
  return 'errors' in read ? read.errors : {}
}
