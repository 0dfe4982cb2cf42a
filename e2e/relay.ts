import net from 'node:net';

/** A relay on loopback in front of a server, which a test can cut and mend. */
export type Relay = { port: number; cut(): Promise<void>; mend(): Promise<void>; close(): Promise<void> };

export async function relayTo(port: number): Promise<Relay> {
  const open = new Set<net.Socket>();
  let relay = listener();
  const { port: own } = await listening(relay, 0);

  function listener(): net.Server {
    return net.createServer((near) => {
      const far = net.connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          open.delete(from);
          to.destroy();
        });
      }
    });
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => relay.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }

  return {
    port: own,
    cut,
    close: cut,
    async mend() {
      relay = listener();
      await listening(relay, own);
    },
  };
}

async function listening(server: net.Server, port: number): Promise<net.AddressInfo> {
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(null)));
  return server.address() as net.AddressInfo;
}
