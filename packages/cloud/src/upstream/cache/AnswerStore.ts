/** Holds answers of providers as text, within this process or in Redis. Never fails: what is unavailable is missing. */
export interface AnswerStore {
  /** The texts of keys, in their order; `undefined` for what is missing or has expired. */
  read(keys: readonly string[]): Promise<readonly (string | undefined)[]>
  /** @param life in ms. */
  write(entries: readonly (readonly [key: string, text: string])[], life: number): Promise<void>
  close(): Promise<void>
}
