/** An event for the operators of the portal. Never contains tokens or personal data. */
export interface TelemetryEvent {
  readonly level: 'info' | 'warning' | 'error';
  readonly name: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  readonly error?: unknown;
}

/** Records events; the reference host writes them to the console. */
export interface TelemetryPort {
  report(event: TelemetryEvent): void;
}
