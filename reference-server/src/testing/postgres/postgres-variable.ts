/** Name of the environment variable by which the tests' processes learn where PostgreSQL is. */
export const postgresVariable = 'LEESZAAL_TEST_POSTGRES';
