import { type Person, type PersonSession, StatusError } from '@leeszaal/shared-contracts';

const DEVICES = ['Firefox, Windows', 'Safari, iOS', ''];

/** As many sessions as the person has; the development page is the first one of the person with the id 1. */
export const sessionsOf = ({ id, sessions, login }: Person): PersonSession[] =>
  Array.from({ length: sessions }, (_, index) => ({
    id: `${index}`.padStart(32, '0'),
    begunAt: `2026-03-0${index + 1}T09:00:00Z`,
    usedAt: '2026-03-05T10:00:00Z',
    endsAt: '2026-04-04T10:00:00Z',
    manner: login.includes('@') ? 'password' : 'provider',
    provider: login.includes('@') ? null : 'University of Waterland',
    device: DEVICES[index % DEVICES.length] ?? '',
    isOwn: id === 1 && index === 0,
  }));

/** The number of sessions without one. The last one of the person with the user name `busy` cannot be ended. */
export function countAfterEnd({ login, sessions }: Person): number {
  if (login === 'busy' && sessions === 1) throw new StatusError(500, undefined);
  return Math.max(0, sessions - 1);
}
