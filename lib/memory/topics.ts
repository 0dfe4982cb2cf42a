/**
 * A key names a topic of the person. Keys that name what a fact may never stand for (a role, a permission, a consent, a
 * price, trust, payment, policy, the system, an address to go to) are refused, whatever the value says.
 */
const NEVER = new Set(
  'role roles permission permissions consent consents price prices pricing trust trusted payment payments policy policies system url urls link links admin administrator privilege privileges authorization authorisation authorized authorised approval approved approve instruction instructions prompt prompts rule_override override webhook endpoint identity verified verification confirmation confirmed discount coupon refund developer root sudo jailbreak assistant agent command commands'.split(
    ' ',
  ),
);
/** Beside one of these words the topic is the person's after all: `price_range`, `size_system`, `role_play_costume`. */
const OF_THE_PERSON =
  /^(?:.*_)?(?:price_(?:range|sensitivity|preference|level|band|tier|point|conscious)|(?:budget|preferred|usual|max|min|typical)_price(?:_range)?|(?:size|sizing|operating|sound|audio|gaming|game|speaker|stereo|unit|measurement|metric|camera|home|security|storage|heating|shelf|mounting|immune|filtration|water)_system|role_play(?:_\w+)?|(?:preferred|favou?rite)_\w+|\w+_(?:preference|preferences|interest|interests|hobby|avoid|allergy|dislike|dislikes|like|likes)|confirmation_before_\w+|(?:cuff|chain)_links?|discount_(?:preference|sensitivity)|travel_agent|command_hooks?)$/;

/** Takes a normalised key. */
export function isForbiddenTopic(key: string): boolean {
  if (!key.split('_').some((word) => NEVER.has(word))) return false;
  return !OF_THE_PERSON.test(key);
}
