/** Where a page keeps texts: `localStorage`, or anything that does the same. */
export interface PageStoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
