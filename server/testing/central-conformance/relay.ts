import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Connection to a Central that tests interrupt. */
export interface Relay {
  url: string;
  /** `cut`: no request arrives; `lost`: all arrive, but the answer to a POST does not return. */
  state: 'open' | 'cut' | 'lost';
  close(): Promise<void>;
}

/** @param url Address of Central, without TLS */
export async function openRelay(url: string): Promise<Relay> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const central = connect(Number(port), hostname);
    let isPost = false;
    // The state is read for each request, because connections are reused.
    client.on('data', (bytes) => {
      const [, method] =
        /^(GET|HEAD|POST|PUT|PATCH|DELETE) \//.exec(bytes.toString('latin1')) ?? [];
      if (method) isPost = method === 'POST';
      if (relay.state === 'cut') client.destroy();
      else central.write(bytes);
    });
    central.on('data', (bytes) => {
      if (relay.state === 'lost' && isPost) client.destroy();
      else client.write(bytes);
    });
    for (const socket of [client, central]) {
      sockets.add(socket);
      // An error is followed by `close`.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        central.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'open',
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return relay;
}
