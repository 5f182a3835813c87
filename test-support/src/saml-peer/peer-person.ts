/** A person of the provider, whose user name is the lasting id. */
export interface SamlPerson {
  readonly name: string;
  readonly email: string;
  readonly group: string;
}

/** A sign-in of a browser at the provider. */
export interface PeerSession {
  readonly login: string;
  /** The provider's own id of the session. */
  readonly index: string;
}
