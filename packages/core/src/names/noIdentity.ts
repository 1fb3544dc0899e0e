/** How an account presents itself. */
export interface Identity {
  /** The name that the account has chosen and that stands for it, such as `ada.eth`; null if there is none. */
  readonly name: string | null
  /**
   * The picture of the name, from the cloud: a `data:` URL, or a URL of the cloud, which `pictureQuery` reads. Null if there is
   * none, and without a cloud.
   */
  readonly avatar: string | null
}

/** The identity of an account that has none. */
export const noIdentity: Identity = { name: null, avatar: null }
