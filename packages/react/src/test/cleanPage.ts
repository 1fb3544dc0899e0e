// The test files of a page run in it one after the other, because each would load about a thousand modules anew in a page of its own. So
// each file begins with an empty page.
import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  localStorage.clear()
  sessionStorage.clear()
  // What keeps account of the network by its events would otherwise be offline in the next file, too.
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
})
