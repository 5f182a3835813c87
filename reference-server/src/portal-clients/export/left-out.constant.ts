/** Tables of which no client's export has anything, with the reason. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  canary_counts: 'of the portal',
  catalogue_version: 'of the portal',
  demo_state: 'of the portal',
  migrations: 'of the portal',
  release_tokens: 'of the portal',
  server_secrets: 'of the portal',
  account_links: 'the present link of an account',
  idempotency_keys: 'answers for repeated calls, kept for a day',
  outgoing_mails: 'mails that are not sent yet, some with a link that lets the reader in',
  provider_sign_ins: 'sign-ins of the last minutes',
  rate_limits: 'counters without names',
  recovery_codes: 'hashes of secrets',
  licence_seats: 'seats are of a publication, for all clients',
  // What the server reads from the files of documents and the records.
  document_texts: 'in the documents',
  facet_values: 'the index',
  search_publications: 'the index',
  search_texts: 'the index',
  search_totals: 'the index',
  search_words: 'the index',
  search_forms: 'the index',
};

/** Columns that no export has: secrets, their hashes, and what is read from the files of documents. */
export const LEFT_OUT_COLUMNS: readonly string[] = [
  'users.password_hash',
  'second_factors.secret',
  'second_factors.last_step',
  'sessions.id',
  'sessions.provider_handle',
  // Of a visitor it is all that a token for the same visitor needs.
  'sessions.subject',
  'licences.subject',
  'reading_places.subject',
  'licences.key',
  'licences.place',
  'licences.session_id',
  'config_objects.code_hash',
  'catalogue_tokens.token_hash',
  'embed_credentials.secret_hash',
  'identity_providers.secret',
  'identity_providers.key_pair',
  'appearances.contents',
  'appearances.cover',
  'appearances.cover_type',
  'appearances.structure',
];
