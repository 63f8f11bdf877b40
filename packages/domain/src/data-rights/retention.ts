/** The version of the privacy notice in force; part of every consent. */
export const POLICY_VERSION = "2026-11";

/**
 * One kind of data, why it is kept, and for how long: the privacy page shows the words, the nightly job
 * applies the days.
 */
export interface RetentionRule {
	what: string;
	why: string;
	/** How long in words, as a parent reads it. */
	kept: string;
	/** The nightly job deletes it after this many days; null if an action ends it or a law keeps it. */
	days: number | null;
}

/** Every kind of data with its end: nothing is kept forever. */
export const RETENTION = {
	child: {
		what: "A child’s profile, answers, reports and points",
		why: "To practice at the right level and to show you how it’s going",
		kept: "Until you delete them, or 24 months after the child was last active; we email you 30 days before",
		days: 730,
	},
	guardian: {
		what: "Your account",
		why: "To sign in and to reach you",
		kept: "Until you delete it",
		days: null,
	},
	drafts: {
		what: "Children entered in a registration that was never paid",
		why: "So that you can finish it later",
		kept: "30 days",
		days: 30,
	},
	invitations: {
		what: "Invitations that weren’t used",
		why: "To let in the person who was invited",
		kept: "30 days after they expire",
		days: 30,
	},
	sessions: {
		what: "Past sign-ins, with time and device",
		why: "So that you can see who was signed in",
		kept: "90 days",
		days: 90,
	},
	notifications: {
		what: "Your notifications, and when the weekly emails were sent",
		why: "So that you can read them again, and nothing is sent twice",
		kept: "1 year",
		days: 365,
	},
	mails: {
		what: "Which kinds of email we sent you and when, not what they said",
		why: "To find out why an email didn’t arrive",
		kept: "90 days",
		days: 90,
	},
	links: {
		what: "Links we emailed and unfinished Google sign-ins",
		why: "To make sure that an address is yours",
		kept: "1 day after they expire",
		days: 1,
	},
	limits: {
		what: "Failed sign-in attempts, by email or network address",
		why: "To stop people who guess passwords",
		kept: "1 day",
		days: 1,
	},
	money: {
		what: "Payments: amount, date and reference",
		why: "Required by law",
		kept: "As long as the law requires; after a deletion, without any name",
		days: null,
	},
	acts: {
		what: "The log of important changes, with ID numbers instead of names",
		why: "To find out what happened when something goes wrong",
		kept: "As long as payments",
		days: null,
	},
} as const satisfies Record<string, RetentionRule>;

/** Guardians are notified this many days before an inactive child is deleted. */
export const WARNING_DAYS = 30;
