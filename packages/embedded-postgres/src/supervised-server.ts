import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { lastLogLines, removeStaleFiles, spawnPostmaster } from "./cluster.ts";
import { errorCode } from "./error-code.ts";
import { tieToThisProcess } from "./lifeline.ts";
import type { Location } from "./location.ts";
import { signal, stopPostgresIn } from "./processes.ts";

export type Credentials = { host: string; port: number; user: string; password: string };

const START_LIMIT = 60_000;

/** One supervised server process. */
export class SupervisedServer {
	readonly #location: Location;
	readonly #settings: Record<string, string>;
	readonly #credentials: Credentials;
	readonly #log: (line: string) => void;
	readonly #ending = new AbortController();
	#child: ChildProcess | undefined;
	#revival: Promise<void> | undefined;
	readonly #onProcessExit = (): void => {
		if (this.#child?.pid !== undefined && isAlive(this.#child)) signal(this.#child.pid, "SIGINT");
	};

	constructor(
		location: Location,
		settings: Record<string, string>,
		credentials: Credentials,
		log: (line: string) => void,
	) {
		this.#location = location;
		this.#settings = settings;
		this.#credentials = credentials;
		this.#log = log;
	}

	async start(): Promise<void> {
		process.on("exit", this.#onProcessExit);
		await this.#launch();
	}

	async stop(): Promise<void> {
		this.#ending.abort();
		await this.#revival;
		await stopPostgresIn(this.#location.cluster);
		process.off("exit", this.#onProcessExit);
	}

	async #launch(): Promise<void> {
		// Orphans of a killed start: they still write to the folder, so they must exit first.
		await stopPostgresIn(this.#location.cluster);
		await removeStaleFiles(this.#location);
		const child = await spawnPostmaster(this.#location, this.#settings);
		this.#child = child;
		let spawnError: Error | undefined;
		child.once("error", (error) => {
			spawnError = error;
		});
		if (child.pid !== undefined) {
			const lifeline = tieToThisProcess(child.pid, this.#location.account);
			child.once("exit", () => lifeline.cut());
		}
		const end = Date.now() + START_LIMIT;
		while (!(await this.#accepts())) {
			if (spawnError !== undefined) throw new Error("PostgreSQL cannot be run.", { cause: spawnError });
			if (!isAlive(child) || Date.now() > end) {
				throw new Error(
					`PostgreSQL did not start. The end of ${this.#location.logFile}:\n${await lastLogLines(this.#location)}`,
				);
			}
			await sleep(20);
		}
		child.once("exit", () => this.#revive());
		if (!isAlive(child)) this.#revive();
	}

	#revive(): void {
		if (this.#ending.signal.aborted || this.#revival !== undefined) return;
		this.#log("PostgreSQL ended unexpectedly; it is started again.");
		this.#revival = this.#relaunch().finally(() => {
			this.#revival = undefined;
			if (this.#child !== undefined && !isAlive(this.#child)) this.#revive();
		});
	}

	async #relaunch(): Promise<void> {
		for (let pause = 500; !this.#ending.signal.aborted; pause = Math.min(pause * 2, 30_000)) {
			try {
				await this.#launch();
				this.#log("PostgreSQL accepts connections again.");
				return;
			} catch (error) {
				this.#log(error instanceof Error ? error.message : String(error));
			}
			await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => {});
		}
	}

	async #accepts(): Promise<boolean> {
		const client = new pg.Client({
			...this.#credentials,
			database: "postgres",
			connectionTimeoutMillis: 5000,
		});
		client.on("error", () => {});
		try {
			await client.connect();
			return true;
		} catch (error) {
			// Waiting does not make a refused password right.
			if (errorCode(error).startsWith("28")) throw error;
			return false;
		} finally {
			await client.end().catch(() => {});
		}
	}
}

function isAlive(child: ChildProcess): boolean {
	return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
