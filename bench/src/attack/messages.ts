/** What an attacker misuses. */
export const attacks = ['relay sockets', 'relay messages', 'rpc', 'sign-in', 'events', 'config'] as const

/** One of the attacks. */
export type Attack = (typeof attacks)[number]

/** An order to the attacker. */
export interface AttackOrder {
  readonly attack: Attack
  /** Where to, such as `ws://127.0.0.1:1234`. */
  readonly url: string
  readonly projectId: string
  readonly origin: string
  /** In ms since the epoch. */
  readonly endsAt: number
  /** Attempts per second. */
  readonly rate: number
}

/** How often each status, error or refusal was the answer. */
export type AttackReport = Readonly<Record<string, number>>
