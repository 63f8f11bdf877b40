import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailMessage } from "./mail-message.ts";

const FILE_NAME = /\.mail\.json$/;

interface Waiter {
	matches: (message: MailMessage) => boolean;
	resolve: (message: MailMessage) => void;
}

/** Stores received messages, oldest first; on disk too if it is given a folder. */
export class Mailbox {
	readonly #folder: string | undefined;
	#messages: MailMessage[];
	#waiters: Waiter[] = [];

	private constructor(folder: string | undefined, messages: MailMessage[]) {
		this.#folder = folder;
		this.#messages = messages;
	}

	/** Opens a mailbox with the messages in its folder. */
	static async open(folder?: string): Promise<Mailbox> {
		if (folder === undefined) return new Mailbox(undefined, []);
		await mkdir(folder, { recursive: true });
		const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
		const messages = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
		return new Mailbox(
			folder,
			messages.map((message) => JSON.parse(message) as MailMessage),
		);
	}

	async add(message: MailMessage): Promise<void> {
		await this.#save(message);
		this.#messages.push(message);
		for (const waiter of this.#waiters.filter(({ matches }) => matches(message))) waiter.resolve(message);
		this.#waiters = this.#waiters.filter(({ matches }) => !matches(message));
	}

	newestFirst(recipient?: string): MailMessage[] {
		return this.#messages.filter((message) => recipient === undefined || isTo(message, recipient)).reverse();
	}

	get(id: string): MailMessage | undefined {
		return this.#messages.find((message) => message.id === id);
	}

	/** The newest message to the address, waiting for one if there is none yet. */
	waitFor(recipient: string, subject?: RegExp | string): Promise<MailMessage> {
		const matches = (message: MailMessage) => isTo(message, recipient) && hasSubject(message, subject);
		const found = this.newestFirst().find(matches);
		if (found !== undefined) return Promise.resolve(found);
		return new Promise((resolve) => this.#waiters.push({ matches, resolve }));
	}

	async clear(): Promise<void> {
		const messages = this.#messages;
		this.#messages = [];
		const folder = this.#folder;
		if (folder === undefined) return;
		await Promise.all(messages.map((message) => rm(join(folder, fileName(message)), { force: true })));
	}

	async #save(message: MailMessage): Promise<void> {
		if (this.#folder === undefined) return;
		const path = join(this.#folder, fileName(message));
		await writeFile(`${path}.writing`, JSON.stringify(message, undefined, 2));
		await rename(`${path}.writing`, path);
	}
}

/** Sorts by time of arrival. */
function fileName(message: MailMessage): string {
	return `${message.receivedAt.replaceAll(":", "-")}-${message.id}.mail.json`;
}

function isTo(message: MailMessage, recipient: string): boolean {
	return message.recipients.includes(recipient.toLowerCase());
}

function hasSubject(message: MailMessage, subject: RegExp | string | undefined): boolean {
	if (subject === undefined) return true;
	return typeof subject === "string" ? message.subject.includes(subject) : subject.test(message.subject);
}
