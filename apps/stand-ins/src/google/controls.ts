import type { AccountDraft, Accounts, StandInAccount } from "./accounts.ts";
import type { Fault } from "./tamper.ts";

/** How the stand-in behaves at the moment. */
export interface Behaviour {
	isDown: boolean;
	/** Its pages cut the link between a window and its opener, as a provider may (COOP). */
	cutsOpener: boolean;
	/** For the next responses of the token endpoint, one each. */
	faults: Fault[];
}

export interface GoogleControls {
	/** Adds an account to choose, or changes the one with the same subject. */
	addAccount(draft: AccountDraft): StandInAccount;
	accounts(): StandInAccount[];
	/** The next response of the token endpoint is wrong in this way; several are queued. */
	next(fault: Fault): void;
	/** Every response is 503, until it is up again. */
	down(): void;
	up(): void;
	/** From now on its pages cut the link between the window and its opener. */
	cutOpener(): void;
	/** Back to normal; accounts stay. */
	reset(): void;
}

export function createControls(behaviour: Behaviour, accounts: Accounts): GoogleControls {
	return {
		addAccount: (draft) => accounts.add(draft),
		accounts: () => accounts.list(),
		next: (fault) => void behaviour.faults.push(fault),
		down: () => {
			behaviour.isDown = true;
		},
		up: () => {
			behaviour.isDown = false;
		},
		cutOpener: () => {
			behaviour.cutsOpener = true;
		},
		reset: () => Object.assign(behaviour, { isDown: false, cutsOpener: false, faults: [] }),
	};
}
