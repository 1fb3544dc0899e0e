/** A tab of the account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'
