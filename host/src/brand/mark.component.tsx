/** An open book under a reading lamp's arc. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M5 13a11 11 0 0 1 22 0" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path
        d="M16 15.5c-2.6-1.9-6.3-2.6-11-2.2v12c4.7-.4 8.4.3 11 2.2 2.6-1.9 6.3-2.6 11-2.2v-12c-4.7-.4-8.4.3-11 2.2Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path d="M16 15.5v12" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
