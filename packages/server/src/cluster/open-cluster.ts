/** Opens a node to the others: accepts their links, and serves its people the tables that others decide. */
import type { Host } from '@duopolis/table/host';
import type { Node } from '../store/postgres/node.ts';
import { type Homed, homedHost } from './homed.ts';
import { placeIn, serveLinks } from './link.ts';
import { newPeers } from './peers.ts';

export interface Cluster {
  readonly host: Homed;
  readonly close: () => void;
}

const written = (host: string, port: number): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** `local` decides the tables whose home this node is. */
export async function openCluster(node: Node, local: Host, link: string | undefined): Promise<Cluster> {
  const { homes, key, forgetPresence } = node;
  const peers = newPeers(key, node.number);
  const host = homedHost({ local, homes, peers, forgetPresence });
  const place = link === undefined ? { host: node.localAddress(), port: 0 } : placeIn(link);
  const server = await serveLinks(key, place, host.serving.accept);
  node.listenHomes({ address: written(place.host, server.port), moved: host.moved, died: peers.cut });
  return {
    host,
    close: () => {
      host.close();
      server.close();
    },
  };
}
