/** The demonstration accounts that journeys use. */
export const PEOPLE = {
  user: { login: 'user@demo.example', password: 'user-leeszaal', name: 'Noor de Vries' },
  secondUser: { login: 'user2@demo.example', password: 'user2-leeszaal', name: 'Daan Achterberg' },
  admin: { login: 'admin@demo.example', password: 'admin-leeszaal', name: 'Ingrid Halvorsen' },
  anonymous: {
    login: 'anonymous@demo.example',
    password: 'anonymous-leeszaal',
    name: 'Camille Roche',
  },
  superadmin: {
    login: 'superadmin@demo.example',
    password: 'superadmin-leeszaal',
    name: 'Yusuf Çelik',
  },
  none: { login: 'none@demo.example', password: 'none-leeszaal', name: 'Otto Lehmann' },
} as const;

/** An account that can sign in. */
export type Person = (typeof PEOPLE)[keyof typeof PEOPLE];
