import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createState, type State } from "./state.ts";

const MIN_DELAY_MS = 50;
/** Saving takes at most this share of the time, however large the state has grown. */
const SAVING_SHARE = 1 / 10;

/** Stores a state on disk: written to a temporary file, then renamed over the old one. */
export class StateFile {
	readonly #path: string;
	readonly #state: State;
	#timer: NodeJS.Timeout | undefined;
	#delayMs = MIN_DELAY_MS;
	#writing: Promise<void> = Promise.resolve();

	readonly #failed: (error: unknown) => void;

	private constructor(path: string, state: State, failed: (error: unknown) => void) {
		this.#path = path;
		this.#state = state;
		this.#failed = failed;
	}

	/** Opens the file, reading the state in it if there is one; `failed` is called for failed saves. */
	static async open(
		path: string,
		failed: (error: unknown) => void,
	): Promise<{ file: StateFile; state: State }> {
		const state = createState(await readSaved(path));
		return { file: new StateFile(path, state, failed), state };
	}

	/** Saves soon; many changes in a row become one write. */
	saveSoon(): void {
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			this.#save().catch(this.#failed);
		}, this.#delayMs);
	}

	/** Saves now and waits until it is on disk. */
	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		await this.#save();
	}

	#save(): Promise<void> {
		this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
		return this.#writing;
	}

	async #write(): Promise<void> {
		const temporary = `${this.#path}.writing`;
		const start = performance.now();
		await mkdir(dirname(this.#path), { recursive: true });
		await writeFile(temporary, JSON.stringify(this.#state));
		await rename(temporary, this.#path);
		this.#delayMs = Math.max(MIN_DELAY_MS, (performance.now() - start) / SAVING_SHARE);
	}
}

async function readSaved(path: string): Promise<Parameters<typeof createState>[0]> {
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return "{}";
		throw error;
	});
	try {
		return JSON.parse(text) as Parameters<typeof createState>[0];
	} catch (cause) {
		throw new Error(`The Stripe stand-in cannot read its state file ${path}; remove it to start afresh`, {
			cause,
		});
	}
}
