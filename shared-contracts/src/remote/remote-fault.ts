/** The name of the telemetry event of a remote that cannot render any more: it counts against its release. */
export const REMOTE_FAULT = 'remote-fault';
