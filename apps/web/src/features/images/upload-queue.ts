import type { GalleryImage, RefusedImage } from "@learnin/contract/routes/bank/images.contract";
import { textOf } from "../../platform/api/show-error.ts";
import { refusalWords } from "./image-words.ts";
import type { sendImage } from "./images.api.ts";

/** Uploaded at the same time; the others wait. */
const mostAtOnce = 3;

export type UploadState =
	| { kind: "waiting" }
	/** The fraction sent, 0 to 1; at 1 the server is processing it. */
	| { kind: "sending"; part: number }
	| { kind: "stored"; is_new: boolean; image: GalleryImage }
	/** Retrying the same file would not help. */
	| { kind: "refused"; text: string }
	| { kind: "failed"; text: string };

export interface Upload {
	id: number;
	name: string;
	file: File;
	state: UploadState;
}

interface UploadParts {
	send: typeof sendImage;
	/** Called whenever the queue is done and something was stored. */
	onStored: () => void;
}

const worthATry: readonly RefusedImage[] = ["not_stored"];

/** Chosen files, uploaded a few at a time, each with its own state. */
export class UploadQueue {
	#uploads: readonly Upload[] = [];
	#listeners = new Set<() => void>();
	#aborts = new Map<number, AbortController>();
	#serial = 0;
	#parts: UploadParts;
	#hasStored = false;

	constructor(parts: UploadParts) {
		this.#parts = parts;
	}

	list = (): readonly Upload[] => this.#uploads;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	add(files: Iterable<File>): void {
		const added = Array.from(files, (file): Upload => {
			this.#serial += 1;
			return { id: this.#serial, name: file.name, file, state: { kind: "waiting" } };
		});
		this.#set([...this.#uploads, ...added]);
		this.#goOn();
	}

	/** Retries a failed upload. */
	retry(id: number): void {
		this.#change(id, { kind: "waiting" });
		this.#goOn();
	}

	/** Removes it from the list; aborts it if it is in progress. */
	remove(id: number): void {
		this.#aborts.get(id)?.abort();
		this.#forget((upload) => upload.id === id);
	}

	/** Removes finished uploads from the list. */
	clear(): void {
		this.#forget(({ state }) => state.kind !== "waiting" && state.kind !== "sending");
	}

	/** Aborts all uploads. */
	stop(): void {
		for (const abort of this.#aborts.values()) abort.abort();
		this.#forget(() => true);
	}

	#forget(isGone: (upload: Upload) => boolean): void {
		this.#set(this.#uploads.filter((upload) => !isGone(upload)));
	}

	#goOn(): void {
		const waiting = this.#uploads.filter(({ state }) => state.kind === "waiting");
		const free = mostAtOnce - this.#aborts.size;
		for (const upload of waiting.slice(0, Math.max(0, free))) void this.#send(upload);
		if (this.#aborts.size > 0 || !this.#hasStored) return;
		this.#hasStored = false;
		this.#parts.onStored();
	}

	async #send({ id, file }: Upload): Promise<void> {
		const abort = new AbortController();
		this.#aborts.set(id, abort);
		this.#change(id, { kind: "sending", part: 0 });
		const onProgress = (part: number) => this.#change(id, { kind: "sending", part });
		try {
			const result = await this.#parts.send(file, { signal: abort.signal, onProgress });
			if (result.outcome === "stored") {
				this.#hasStored = true;
				this.#change(id, { kind: "stored", is_new: result.is_new, image: result.image });
			} else {
				const kind = worthATry.includes(result.reason) ? "failed" : "refused";
				this.#change(id, { kind, text: refusalWords[result.reason] });
			}
		} catch (error) {
			this.#change(id, { kind: "failed", text: textOf(error) });
		}
		this.#aborts.delete(id);
		this.#goOn();
	}

	#change(id: number, state: UploadState): void {
		this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
	}

	#set(uploads: readonly Upload[]): void {
		this.#uploads = uploads;
		for (const listener of this.#listeners) listener();
	}
}
