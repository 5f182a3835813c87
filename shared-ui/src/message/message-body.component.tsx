/** The text of a message below its title: a paragraph, or paragraphs and lists. */
export type MessageText = string | readonly (string | { readonly list: readonly string[] })[];

/** The text of a message below its title. */
export function MessageBody({ body }: { readonly body: MessageText }) {
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
