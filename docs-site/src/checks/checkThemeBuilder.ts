import { findViolations, getOverflow, openPage, readAxe, type PageContext } from './openPage.ts'

/** Chooses a theme, and looks at the modal in the frame, at the code, and at what a link to the choices shows. */
export async function checkThemeBuilder(
  context: PageContext & { readonly colorScheme: 'light' | 'dark' },
): Promise<void> {
  const { url, colorScheme, problems } = context
  const page = await openPage(context, { colorScheme, viewport: { width: 1280, height: 1200 } })
  await page.addInitScript(readAxe())
  await page.goto(`${url}guides/theme-builder/`)
  const builder = page.locator('.builder')
  const modal = page.frameLocator('iframe')
  await modal.getByText('Demo Wallet').waitFor()
  await builder.getByRole('radio', { name: 'Midnight' }).check()
  await builder.getByRole('radio', { name: 'Small' }).check()
  await builder.getByLabel('Accent', { exact: true }).fill('#ffcc00')
  await builder.getByText("createTheme({ preset: midnightTheme, accent: '#ffcc00', corners: 'small' })").waitFor()
  await builder.locator('select').selectOption('WhatIsAWallet')
  const button = modal.locator('[part~=button-primary]').first()
  await button.and(modal.locator(':not([data-busy])')).waitFor()
  await page.waitForFunction(
    (name) => [...document.querySelectorAll('.contrasts li')].some((item) => item.textContent?.startsWith(name)),
    'Button 13.9:1',
  )
  const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  if (background !== 'rgb(255, 204, 0)') problems.push(`theme builder: the button is ${background}, not the accent`)
  problems.push(...(await findViolations(page, `theme builder (${colorScheme})`)))
  // A choice shows the modal again that the reader has closed.
  await modal.getByTestId('lk-header-close').click()
  await modal.locator('[part=dialog]').waitFor({ state: 'hidden' })
  await builder.getByRole('radio', { name: 'Compact' }).check()
  await button.waitFor()
  await builder.getByRole('button', { name: 'CSS' }).click()
  await builder.getByText('--lk-primary: #ffcc00;').waitFor()
  await page.waitForURL(/#.*density=compact/)
  await page.reload()
  await builder.getByText("corners: 'small', density: 'compact' })").waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await getOverflow(page)
  if (overflow > 0) problems.push(`theme builder: is ${overflow} px too wide on a phone`)
  await page.close()
}
