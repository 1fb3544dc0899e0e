import { buildScripts } from './buildScripts.ts'
import { dappScript } from './dappScript.ts'
import type { SiteFiles } from './runSite.ts'

/** The files of the demo page. */
export async function demoFiles(): Promise<SiteFiles> {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Dapp</title><main><h1>Dapp</h1><button id="opener">Open</button></main>
    <dialog id="modal" aria-label="Modal"><button id="inner">Inside</button></dialog>
    <script src="/dapp.js"></script><script type="module" src="/demoPage.js"></script></html>`
  return { ...(await buildScripts(new URL('demoPage.ts', import.meta.url))), '/dapp.js': dappScript, '/': html }
}
