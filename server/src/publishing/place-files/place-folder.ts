import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is being written, from its beginning to its end. */
export interface FileInWriting {
  append(bytes: Uint8Array): Promise<void>;
  /** What was appended already. */
  read(bytes: Uint8Array, position: number): Promise<void>;
  /** Returns when the file is on the disk. */
  finish(): Promise<void>;
  /** To be called in any case: what was not finished is removed with all that nobody names. */
  close(): Promise<void>;
}

/**
 * The files of a map's index. Tests stop it at every step, as a killed process would.
 */
export class PlaceFolder {
  /** @param step is called before anything is changed on the disk */
  constructor(
    readonly path: string,
    private readonly step: (what: string) => void = () => undefined,
  ) {}

  at(name: string): string {
    return join(this.path, name);
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
  }

  async create(name: string): Promise<FileInWriting> {
    this.step(`create ${name}`);
    const handle = await open(this.at(name), 'w+', 0o600);
    let size = 0;
    return {
      append: async (bytes) => {
        this.step(`append to ${name}`);
        size += await writeAll(handle, bytes, size);
      },
      read: async (bytes, position) => {
        let got = 0;
        while (got < bytes.length) {
          const { bytesRead } = await handle.read(bytes, got, bytes.length - got, position + got);
          if (bytesRead === 0) throw new Error(`${name} is shorter than what was written.`);
          got += bytesRead;
        }
      },
      finish: async () => {
        this.step(`sync ${name}`);
        await handle.sync();
      },
      close: () => handle.close(),
    };
  }

  async write(name: string, ...parts: readonly Uint8Array[]): Promise<void> {
    const file = await this.create(name);
    try {
      for (const bytes of parts) await file.append(bytes);
      await file.finish();
    } finally {
      await file.close();
    }
  }

  /** Puts a file in the place of another at one moment; whoever reads finds the one or the other. */
  async replace(name: string, bytes: Uint8Array): Promise<void> {
    await this.write(`${name}.new`, bytes);
    // The files that it names, before it.
    await this.#sync();
    this.step(`rename ${name}`);
    await rename(this.at(`${name}.new`), this.at(name));
    await this.#sync();
  }

  async #sync(): Promise<void> {
    this.step('sync the folder');
    const handle = await open(this.path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.at(name));
  }

  list(): Promise<string[]> {
    return readdir(this.path);
  }

  async remove(name: string): Promise<void> {
    this.step(`remove ${name}`);
    await rm(this.at(name), { force: true });
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) {
    const left = bytes.length - written;
    const { bytesWritten } = await handle.write(bytes, written, left, position + written);
    written += bytesWritten;
  }
  return written;
}
