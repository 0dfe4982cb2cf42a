import type { Profile } from '@/lib/model/profile';
import { mistralProfile } from './mistral';
import { plainProfile } from './plain';

/** Open models whose templates want strict turns of user and assistant (Mistral's, Gemma), on any server. */
export const alternatingProfile: Profile = {
  ...plainProfile,
  name: 'alternating',
  ...(mistralProfile.bridge === undefined ? {} : { bridge: mistralProfile.bridge }),
  sources: ['suitenumerique/conversations#197, charmbracelet/crush#279, on the order of roles (2026-11-30)'],
};
