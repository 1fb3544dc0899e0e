/** The platforms that an event may name. */
export const eventPlatforms = ['android', 'ios', 'windows', 'macos', 'linux', 'chromeos', 'other'] as const

/** The platform of a visitor's browser. */
export type EventPlatform = (typeof eventPlatforms)[number]
