import { createBrowserStorage } from './createBrowserStorage.ts'
import type { StoragePort } from './ports.ts'

/** Creates a storage that belongs to the tab, and survives a reload of its page. */
export const createTabStorage = (): StoragePort => createBrowserStorage({ open: () => window.sessionStorage })
