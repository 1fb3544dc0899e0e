import type { FrameLocator, Page } from 'playwright'

/** A page that shows the app in a frame. */
export interface HostPage {
  readonly app: FrameLocator
  /** Every message that the app has sent to the page. */
  readonly messages: readonly unknown[]
  /** Loads the app again, in the same frame. */
  reload(): Promise<void>
}

/**
 * Opens a page at the URL, which shows the app in a frame. Each message of the app is passed to `answer`, and what that returns is
 * posted back to it. The page's protocol runs in the test's process.
 */
export async function openHostPage(parameters: {
  readonly page: Page
  readonly url: string
  readonly appUrl: string
  answer(message: unknown): Promise<readonly unknown[]>
}): Promise<HostPage> {
  const { page, url, appUrl, answer } = parameters
  const messages: unknown[] = []
  await page.exposeFunction('answerApp', (message: unknown) => {
    messages.push(message)
    return answer(message)
  })
  // The app is a page of this machine, which Chromium does not show in a page of the web without a permission.
  await page.context().grantPermissions(['local-network-access'], { origin: new URL(url).origin })
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: markup }))
  await page.goto(url)
  await page.evaluate((src) => {
    const frame = document.querySelector('iframe')
    if (frame) frame.src = src
  }, appUrl)
  const app = page.frameLocator('iframe')
  const isReady = () => app.getByTestId('status').waitFor()
  await isReady()
  return {
    app,
    messages,
    reload: async () => {
      const frame = page.frames().find((candidate) => candidate.url() === appUrl)
      if (frame === undefined) throw new Error('The app has left its frame')
      // The reads that follow must not reach the document that ends.
      const navigated = page.waitForEvent('framenavigated', (candidate) => candidate === frame)
      await frame.evaluate(() => location.reload())
      await navigated
      await isReady()
    },
  }
}

const markup = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Host</title>
  <link rel="icon" href="data:," />
  <iframe title="App" width="1200" height="700"></iframe>
  <script>
    const frame = document.querySelector('iframe')
    addEventListener('message', async ({ data, source, origin }) => {
      if (source !== frame.contentWindow) return
      for (const reply of await answerApp(data)) frame.contentWindow.postMessage(reply, origin)
    })
  </script>
</html>`
