/** Name of the environment variable by which the tests' processes learn where PostgreSQL is. */
export const postgresVariable = 'LEESZAAL_TEST_POSTGRES';

/** Name of the environment variable with the name of the migrated database, which tests copy. */
export const templateVariable = 'LEESZAAL_TEST_TEMPLATE';
