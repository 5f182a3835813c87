/** The address of the memory of a soak's server. */
export const MEMORY_PATH = '/soak/memory';

/** Names the environment variable with the number of people to make accounts for. */
export const PEOPLE_VARIABLE = 'SOAK_PEOPLE';
