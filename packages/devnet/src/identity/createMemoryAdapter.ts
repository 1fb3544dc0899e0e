interface Payload {
  readonly uid?: string | undefined
  readonly grantId?: string | undefined
  consumed?: number | undefined
}

/** Creates the storage class of oidc-provider: it keeps codes and tokens in memory until the devnet stops. */
export function createMemoryAdapter() {
  const rows = new Map<string, { readonly payload: Payload; readonly expiresAt: number }>()
  const find = (key: string): Payload | undefined => {
    const row = rows.get(key)
    return row === undefined || row.expiresAt < Date.now() ? undefined : row.payload
  }
  return class MemoryAdapter {
    readonly kind: string
    constructor(kind: string) {
      this.kind = kind
    }
    async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
      rows.set(`${this.kind}/${id}`, { payload, expiresAt: Date.now() + expiresIn * 1_000 })
    }
    async find(id: string): Promise<Payload | undefined> {
      return find(`${this.kind}/${id}`)
    }
    async findByUid(uid: string): Promise<Payload | undefined> {
      return [...rows.keys()]
        .filter((key) => key.startsWith(`${this.kind}/`))
        .map(find)
        .find((payload) => payload?.uid === uid)
    }
    async consume(id: string): Promise<void> {
      const payload = find(`${this.kind}/${id}`)
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000)
    }
    async destroy(id: string): Promise<void> {
      rows.delete(`${this.kind}/${id}`)
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
    }
  }
}
