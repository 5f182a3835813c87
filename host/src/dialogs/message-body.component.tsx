import type { DialogMessage } from '@leeszaal/shared-contracts';

/** The text of a message below its title. */
export function MessageBody({ body }: Pick<DialogMessage, 'body'>) {
  if (typeof body === 'string') return <p>{body}</p>;
  // The index is the key because two people can have the same name.
  return body.map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <p key={place}>{part}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <ul key={place}>
        {part.list.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
    ),
  );
}
