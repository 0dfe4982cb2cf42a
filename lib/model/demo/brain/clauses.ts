/** Clauses of a text, without their punctuation; a comma or a point between digits cuts nothing. */
export function clausesOf(text: string): { text: string; asked: boolean }[] {
  const clauses: { text: string; asked: boolean }[] = [];
  let start = 0;
  const close = (end: number) => {
    const clause = text.slice(start, end).trim();
    if (clause !== '') clauses.push({ text: clause, asked: isQuestion(clause, text[end] ?? '') });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (!/[，,。.！!；;？?\n]/.test(char)) continue;
    const betweenDigits = /[.,]/.test(char) && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
    if (!betweenDigits) close(at);
  }
  close(text.length);
  return clauses;
}

function isQuestion(clause: string, mark: string): boolean {
  return (
    mark === '?' ||
    mark === '？' ||
    /(?:吗|呢|么|没有)$|什么|怎么|哪(?:个|些|里|款)|多少|是不是|有没有|能不能|可不可以|几号/.test(clause) ||
    /^(?:what|which|who|where|when|why|how|do|does|did|is|are|can|could|would|will|should)\b/i.test(clause)
  );
}

/** Whether a clause asks to look for something, and so is no statement about the person. */
export function wantsSomething(clause: string): boolean {
  return /想买|想要|想找|要买|帮我(?:找|买|选|挑|看)|找(?:个|一|几|款|些)|推荐(?:个|一|几|款|些|下|点)|来(?:个|一|几|双|副)|给我(?:看|找|来)|买(?:个|一|双|副|件|条|款|点|些)|看看|需要|预算|求推荐|\b(?:looking for|i(?:'d| would) like|i want|i need|we need|show me|find me|find a|buy|recommend|suggest|search|shopping for|get me|need an?)\b/i.test(
    clause,
  );
}
