/** English text that steers the assistant: what it should drop, be, say, hide, approve or give away. */
const RULES =
  '(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|settings?|restrictions?|safeguards?|constraints?|directives?|guardrails?|filters?)';

/** The person forbids it: then it is their wish, not an order to the assistant. */
const UNLESS_FORBIDDEN = "(?<!\\b(?:do not|don'?t|never|not|no)\\b.{0,40})";

export const STEERING_ENGLISH: readonly string[] = [
  // away from its rules
  `\\b(?:ignore|disregard|forget|override|overrule|bypass|discard|skip|drop)\\b.{0,30}\\b(?:previous|prior|above|earlier|system|developer|all|any|your|preceding|existing|the)\\b.{0,24}\\b${RULES}`,
  `\\b(?:ignore|disregard) (?:the |all |everything )?(?:above|preceding)\\b|\\bforget (?:everything|all|what) .{0,16}\\b(?:before|above|told|said|earlier)\\b`,
  `\\bstop (?:following|obeying)\\b|\\boverrides? (?:everything|all|any|previous|other)\\b|\\b(?:begin|start|end) override\\b|\\b${RULES} no longer appl(?:y|ies)`,
  `\\b(?:new|updated|secret|special|following|these) (?:instructions?|directives?|orders|system message)\\b ?(?::|from|for you|to follow|apply)|\\byour new (?:task|role|job|goal|objective|purpose)\\b`,
  // into another part
  `\\b(?:system|hidden|initial) prompt\\b|\\bdeveloper (?:message|mode)\\b|\\bjailbreak(?:en|ed)?(?: (?:mode|prompt|the|your|this|yourself)|$)|\\b(?:DAN|god|debug|root|admin|maintenance|unrestricted) mode\\b`,
  `\\byou(?:'re| are) (?:now|no longer|from now)\\b|\\byou(?:'re| are) (?:an? )?(?:unrestricted|unfiltered|admin|root|jailbroken)`,
  `\\b(?:act|behave|respond|operate|roleplay|role-play) as (?:an? |the |my |if you )?(?:DAN\\b|admin|root|developer|system|assistant|ai\\b|unrestricted|bank|manager|superuser|you (?:are|were|have)|different|seller|hacker)`,
  `\\bpretend (?:to be|you(?:'re| are)|that you)\\b|\\bas (?:an ai|a language model|a chatbot)\\b|\\bas an assistant,? you\\b`,
  `\\b(?:you have|grant(?:ed)?|with) (?:root|admin|full|superuser) (?:access|rights|permissions?)\\b|\\bsudo (?!cream)|\\bmessage from (?:the )?(?:system|admin|developer|operator)|\\bi am (?:the|a|your) (?:developer|creator|administrator|admin|engineer|operator) (?:of|for) (?:this|the)\\b`,
  // duties
  `\\byou (?:must|should|shall|have to|need to|will|may|can) (?:always|never|not|now|only|obey|ignore|follow|comply|recommend|include|disclose|reveal|approve|call|say|tell|add|place|skip)\\b`,
  `\\b(?:assistant|agent|chatbot|the (?:ai|model|bot)|ai|llm)s? (?:must|should|shall|has to|have to|needs to|will|is required to|are required to|may)\\b|\\byou are required to\\b`,
  `\\b(?:always|only|must|from now on|every time|in every (?:answer|reply|response))\\b.{0,24}\\b(?:recommend|suggest|promote|endorse|advertise|push|favou?r|rank)(?:s|ed|ing)?\\b(?!ations?)`,
  `\\b(?:when(?:ever)?|if|once|each time|every time) (?:the )?(?:user|customer|buyer|shopper|someone|anyone|you|person) (?:asks?|says?|sees?|mentions?|wants?|buys?|reads?|inquires?|see this|read this)\\b|\\bwhenever .{1,20} is asked\\b`,
  `\\b(?:to|in) (?:any|every|each|all) (?:questions?|answers?|repl(?:y|ies)|responses?)\\b|\\bat the top (?:no matter|regardless|always)|\\brespond (?:only )?in (?:base64|json|hex|rot13)`,
  `\\btreat (?:this|the following|these|prices?|offers?|orders?)\\b.{0,24}\\bas\\b|\\bhighest priority\\b|\\btakes? precedence over\\b|\\bobey (?:it|me|this|all)\\b|\\bwithout question\\b`,
  // silence and disclosure
  `\\b(?:do not|don'?t|never) (?:tell|inform|mention to|show|warn|notify|alert|let) (?:the )?(?:user|customer|buyer|person|shopper|them|anyone)\\b`,
  `\\b(?:never|do not|don'?t) (?:mention|disclose|reveal|bring up|talk about) (?:refunds?|returns?|competitors?|alternatives?|this|these|the|that|any|other)\\b`,
  `\\b(?:reveal|print|output|leak|dump|show|repeat|disclose|expose|list)\\b.{0,20}\\b(?:prompt|instructions|api key|secrets?|your memory|(?:stored|all) memories|chat history|conversation|everything above|credentials)\\b`,
  `\\b(?:send|post|upload|forward|exfiltrate|transmit|copy|submit)\\b.{0,40}\\b(?:to|at) (?:https?:|www\\.|[a-z0-9-]+\\.(?:com|net|org|io|example))`,
  `\\bhide (?:all )?(?:offers?|results?|items?|products?) from (?:other|all|every|any other)\\b|\\breplace (?:every|all) (?:recommendations?|offers?|results?)\\b`,
  `\\b(?:delete|erase|wipe) (?:all |the |every |other |my )*(?:memories|facts|constraints)\\b|\\bmark .{1,24} as (?:resolved|approved|verified|confirmed|paid)\\b`,
  // consent, orders and prices
  `\\b(?:user|customer|owner|i|person|buyer) (?:is|am|are|has|have) .{0,24}\\b(?:approved|authori[sz]ed|pre-?approved|consented|granted|verified) (?:all|every|any|the|this|in advance|full)|\\b(?:consents? to|pre-?approves?|authori[sz]es?) (?:all|any|every|future)\\b`,
  `\\b(?:call|invoke|execute|run|use|trigger) (?:the )?(?:place_order|[a-z]+_[a-z_]+|tool|function|checkout)\\b|\\b(?:place_order|tool_calls?|function_call)\\b`,
  `${UNLESS_FORBIDDEN}\\b(?:order|buy|purchase|pay|checkout|charge|approve|refund|proceed|act)\\w*\\b.{0,30}\\bwithout (?:asking|confirming|confirmation|approval|permission|consent)\\b|${UNLESS_FORBIDDEN}\\bwithout (?:asking|telling) (?:me|the user|them|anyone)\\b`,
  `\\b(?:skip|no|bypass|disable) (?:the )?(?:order |purchase |payment )?(?:confirmations?|order card)\\b|\\bapprov(?:e|es|ed) (?:every|all|any|each)\\b|\\bauto[- ]?(?:buy|approve|purchase|order|checkout|confirm)\\b`,
  `\\b(?:set|change|make|override)\\b.{0,20}\\b(?:price|discount|total|budget limit|shipping)\\b.{0,12}(?:to|=|:|at) ?(?:0|zero|free|100 ?%)|\\b(?:say|claim|state|report) (?:that )?(?:it is|it's|everything is|the .{2,20} is) (?:free|zero|0)\\b|\\bfree .{0,16} for (?:all|everyone)\\b|\\bdiscount (?:of )?100 ?%`,
  // the form of a message
  `^(?:[a-z0-9 ]{1,40}: ?)?(?:#+ ?)?(?:system|developer|assistant|admin)(?: (?:message|note|update|override|notice))? ?: ?(?:you|your|ignore|always|never|set|override|new|from now|enable|disable|switch|grant|approve|the (?:user|assistant|model)|do not|must|all|sure)`,
  `\\bend of (?:user|system|memory|context)\\b|\\bbegin (?:system|admin|developer|new)\\b|"?role"? ?: ?"?(?:system|assistant|developer)\\b`,
  '<\\|[^|<>]{1,40}\\|>|\\[/?INST\\]|<</?SYS>>|(?:^|\\s)#{2,} ?(?:new |system |updated )?(?:instructions?|system|prompt|rules?|override)|\\bjavascript:|\\bdata:text/html',
  '</?(?:memory|system|assistant|user|instructions?|tool\\w*|prompt|developer|function\\w*|context|untrusted|recalled|im_start|script|iframe|img)\\b[^<>]{0,80}>?',
];
