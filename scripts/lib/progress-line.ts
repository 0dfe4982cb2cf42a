/** Shows how far a long piece of work is: one line that is rewritten on a terminal, now and then a line elsewhere. */
export function progressLine(what: string): { at(done: number, total: number): void; end(): void } {
  const live = process.stderr.isTTY === true;
  let shown = 0;
  return {
    at(done, total) {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (live) process.stderr.write(`\r  ${done} of ${total} ${what} (${percent} %)`);
      else if (percent >= shown + 25) {
        shown = percent;
        process.stderr.write(`  ${done} of ${total} ${what} (${percent} %)\n`);
      }
    },
    end() {
      if (live) process.stderr.write('\r\u001b[K');
    },
  };
}
