/** The devices of a person, as listed over HTTP. */
import * as v from 'valibot';
import { ID } from './pieces.ts';

export const BROWSERS = ['firefox', 'chrome', 'safari', 'edge', 'opera', 'samsung', 'other'] as const;
export const SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios', 'chromeos', 'other'] as const;

/** What the browser reports about a device. */
export interface DeviceKind {
  readonly browser: (typeof BROWSERS)[number];
  readonly system: (typeof SYSTEMS)[number];
}

export interface Device extends DeviceKind {
  /** Identifies the session; not a secret. */
  readonly id: string;
  /** Milliseconds: when it signed in, and when it was last used. */
  readonly created: number;
  readonly used: number;
  /** The requesting device. */
  readonly here?: true;
}

export interface DevicesAnswer {
  /** Last used first. */
  readonly devices: readonly Device[];
}

export const DEVICE_PARAMS = v.strictObject({ device: ID });
