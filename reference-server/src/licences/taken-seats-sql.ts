/** The parts of {@link takenSeatsSql}, in SQL. */
interface TakenSeats {
  /** The person who asks. */
  readonly subject: string;
  /** How long a loan lasts. */
  readonly loanSeconds: string;
  /** A condition on `pub_key`; default: all publications. */
  readonly among?: string;
}

/**
 * Who has the seats of publications that are lent or waited for: a row for each, with how many other people read
 * (`others`), have a turn (`turns`) or wait (`waiting`), and whether the person reads or has a turn. As in acquire, a
 * loan with an impossible end holds no seat (`docs/decisions.md` 58).
 */
export const takenSeatsSql = ({ subject, loanSeconds, among = 'true' }: TakenSeats): string => `
  select pub_key, count(*) filter (where kind = 'loan' and not own) as others,
    count(*) filter (where kind = 'turn' and not own) as turns,
    count(*) filter (where kind = 'place' and not own) as waiting,
    bool_or(kind = 'loan' and own) as reads, bool_or(kind = 'turn' and own) as has_turn
  from (
    select distinct pub_key, subject, subject = ${subject} as own, 'loan' as kind from licences
    where ${among} and lapses_at > clock_timestamp()
      and lapses_at <= clock_timestamp() + make_interval(secs => ${loanSeconds}) + interval '1 day'
    union all
    select pub_key, null, 'user:' || user_id = ${subject},
      case when turn_ends is null then 'place' else 'turn' end
    from waiting_places where ${among} and (turn_ends is null or turn_ends > clock_timestamp())) people
  group by pub_key`;

/**
 * Whether the person could borrow a publication: with a seat or a turn, or a seat that is free and that no other person
 * waits for. `t` is its row of {@link takenSeatsSql}, or null; the person keeps a seat even if others were taken away
 * since.
 *
 * @param seats the seats of the publication, in SQL
 */
export const hasSeatSql = (seats: string): string => `(
  ${seats} > coalesce(t.others + t.turns + case when t.has_turn then 0 else t.waiting end, 0)
  or coalesce(t.reads, false) and ${seats} > 0)`;
