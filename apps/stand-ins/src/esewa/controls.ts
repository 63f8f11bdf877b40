import { type Behaviour, normalBehaviour, type Outage, type Outcome } from "./behaviour.ts";
import type { Payment, Payments, Status } from "./payments.ts";
import type { Dialect, Forgery } from "./return-data.ts";
import type { Shape } from "./status-answer.ts";

/** One call to the status API. */
export interface StatusCheck {
	product_code: string | null;
	total_amount: string | null;
	transaction_uuid: string | null;
}

export interface EsewaControls {
	/** The outcome at the next press of Pay; several are queued. */
	next(outcome: Outcome): void;
	/** At the next press of Pay nothing is paid, and the payer comes to the success_url with this. */
	forge(forgery: Forgery): void;
	/**
	 * What the status API says of a payment (the newest by default) from now on: completed late, refunded,
	 * reversed. `amount` in paisa, if eSewa should report another one than was requested.
	 */
	settle(change: { status: Status; transaction_uuid?: string; amount?: number }): void;
	/** How amounts are written in a payer's return from now on. */
	speak(dialect: Dialect): void;
	/** The field names of the status API from now on. */
	shape(shape: Shape): void;
	/** The status API fails until it is up again; payments continue. */
	down(how?: Outage): void;
	up(): void;
	/** The status API responds this late. */
	slow(milliseconds: number): void;
	/** Oldest first. */
	payments(): Payment[];
	/** Calls to the status API, oldest first. */
	checks(): StatusCheck[];
	/** Back to normal; payments and checks stay. */
	behave(): void;
	/** Back to normal, with no payments and no checks. */
	reset(): void;
}

interface Steered {
	behaviour: Behaviour;
	payments: Payments;
	checks: StatusCheck[];
}

export function createControls({ behaviour, payments, checks }: Steered): EsewaControls {
	const behave = () => void Object.assign(behaviour, normalBehaviour());
	return {
		next: (outcome) => void behaviour.steps.push({ outcome }),
		forge: (forgery) => void behaviour.steps.push({ forgery }),
		settle: ({ status, transaction_uuid, amount }) => {
			const payment = payments.find(transaction_uuid);
			if (payment === undefined) throw new Error("There is no such payment");
			payments.change(payment, {
				status,
				is_answered: true,
				...(amount !== undefined && { told_amount: amount }),
			});
		},
		speak: (dialect) => {
			behaviour.dialect = dialect;
		},
		shape: (shape) => {
			behaviour.shape = shape;
		},
		down: (how = "words") => {
			behaviour.outage = how;
		},
		up: () => {
			behaviour.outage = undefined;
		},
		slow: (milliseconds) => {
			behaviour.slowMs = milliseconds;
		},
		payments: () => payments.list(),
		checks: () => [...checks],
		behave,
		reset: () => {
			behave();
			payments.clear();
			checks.length = 0;
		},
	};
}
