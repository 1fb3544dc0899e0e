import { vi } from 'vitest'

/** Waits until a list has a member that is not known yet, and returns the first of them. All members are known afterwards. */
export async function waitForNew<member extends object | string>(
  list: () => Promise<readonly member[]>,
  known: Set<member>,
): Promise<member> {
  const look = async (): Promise<member | undefined> => {
    const members = await list()
    const found = members.find((each) => !known.has(each))
    if (found !== undefined) for (const each of members) known.add(each)
    return found
  }
  return vi.waitUntil(look, { timeout: 25_000, interval: 50 })
}
