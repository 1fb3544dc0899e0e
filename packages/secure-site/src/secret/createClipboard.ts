/** Copies and clears by the browser's clipboard, which may be absent or refuse. */
export function createClipboard(page: Window): {
  readonly copy: (text: string) => Promise<boolean>
  readonly clearClipboard: () => Promise<void>
} {
  const write = async (text: string): Promise<boolean> => {
    try {
      await page.navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }
  return {
    copy: write,
    clearClipboard: async () => {
      // A page in the background may not write. It tries again as soon as the visitor returns or touches it.
      while (!(await write(''))) await waitForUse(page)
    },
  }
}

function waitForUse(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, capture: true }
    for (const event of ['focus', 'pointerdown', 'keydown']) page.addEventListener(event, () => resolve(), options)
  })
}
