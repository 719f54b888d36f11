/** Proper names: city tokens, civic tiles, landscape mats. */
import type { CivicName, MatName, TokenName } from '@duopolis/rules/components';

export interface LandmarkNames {
  readonly tokens: { readonly [token in TokenName]: string };
  /** Where each landmark stands. */
  readonly places: { readonly [token in TokenName]: string };
  readonly civics: { readonly [civic in CivicName]: string };
  readonly mats: { readonly [mat in MatName]: string };
}
