export {
  type Fault,
  type FaultOf,
  type FaultProxy,
  startFaultProxy,
} from './fault-proxy.ts';
export { freePort } from './free-port.ts';
export { hidePlaces } from './hide-places.ts';
export { type RunningProgram, startProgram } from './start-program.ts';
