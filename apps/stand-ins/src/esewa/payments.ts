import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The states of a payment at eSewa; it starts as PENDING. */
export const statuses = [
	"COMPLETE",
	"PENDING",
	"AMBIGUOUS",
	"NOT_FOUND",
	"CANCELED",
	"FULL_REFUND",
	"PARTIAL_REFUND",
] as const;
export type Status = (typeof statuses)[number];

/** A payment that was requested with a valid form. */
export interface Payment {
	transaction_uuid: string;
	/** Paisa, as the form said. */
	amount: number;
	/** Paisa, as reported by the status API: the same, unless a control changed it. */
	told_amount: number;
	success_url: string;
	failure_url: string;
	/** In the address of the page. */
	booking_id: string;
	status: Status;
	/** eSewa's own number for it. */
	ref_id: string;
	/** Whether the payer has pressed a button. */
	is_answered: boolean;
}

/** All payments, in the order of their requests; stored in a file if there is one. */
export class Payments {
	#payments: Payment[];
	readonly #file: string | undefined;

	constructor(file?: string) {
		this.#file = file;
		this.#payments = file === undefined ? [] : readSaved(file);
	}

	list(): Payment[] {
		return structuredClone(this.#payments);
	}

	/** The one with this id, or the newest. */
	find(transaction_uuid?: string): Payment | undefined {
		if (transaction_uuid === undefined) return this.#payments.at(-1);
		return this.#payments.find((payment) => payment.transaction_uuid === transaction_uuid);
	}

	ofBooking(booking_id: string): Payment | undefined {
		return this.#payments.find((payment) => payment.booking_id === booking_id);
	}

	/** The newest that was paid, except this one. */
	paidBefore(payment: Payment): Payment | undefined {
		return this.#payments.findLast((one) => one !== payment && one.status === "COMPLETE");
	}

	add(asked: Pick<Payment, "transaction_uuid" | "amount" | "success_url" | "failure_url">): Payment {
		const payment: Payment = {
			...asked,
			told_amount: asked.amount,
			booking_id: code(20),
			status: "PENDING",
			// Longer than the real ones: with four characters two of a few thousand payments collide.
			ref_id: `000${code(10)}`,
			is_answered: false,
		};
		this.#payments.push(payment);
		this.#save();
		return payment;
	}

	change(payment: Payment, changes: Partial<Pick<Payment, "status" | "told_amount" | "is_answered">>): void {
		Object.assign(payment, changes);
		this.#save();
	}

	clear(): void {
		this.#payments = [];
		this.#save();
	}

	/** Written to a temporary file, then renamed over the old one: a killed process leaves one of the two. */
	#save(): void {
		if (this.#file === undefined) return;
		mkdirSync(dirname(this.#file), { recursive: true });
		writeFileSync(`${this.#file}.writing`, JSON.stringify(this.#payments));
		renameSync(`${this.#file}.writing`, this.#file);
	}
}

function readSaved(file: string): Payment[] {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Payment[];
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw new Error(`The eSewa stand-in cannot read its state file ${file}; remove it to start afresh`, {
			cause,
		});
	}
}

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function code(length: number): string {
	return Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
}
