/** Remembers across visits that the person folded the list of sessions away (`folded`); read by the server too. */
export const SIDEBAR_COOKIE = 'sidebar';
