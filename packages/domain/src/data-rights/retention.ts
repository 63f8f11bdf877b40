/** The version of the privacy notice that is in force; part of every consent. */
export const POLICY_VERSION = "2026-11";

/** One thing that is kept, why, and for how long: the privacy page shows the words, the nightly job keeps to the days. */
export interface RetentionRule {
	what: string;
	why: string;
	/** How long in words, as a parent reads it. */
	kept: string;
	/** After this many days the nightly job deletes it; null where an act ends it or a law keeps it. */
	days: number | null;
}

/** Nothing is kept for ever: every kind of data with its end. */
export const RETENTION = {
	child: {
		what: "A child’s profile, answers, reports and points",
		why: "To practice at the right level and to show you how it goes",
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
		what: "Invitations that were not used",
		why: "To let in the person who was invited",
		kept: "30 days after they ran out",
		days: 30,
	},
	sessions: {
		what: "Sign-ins that have ended, with time and device",
		why: "So that you can see who was signed in",
		kept: "90 days",
		days: 90,
	},
	notifications: {
		what: "Your notifications, and when the weekly emails were sent",
		why: "So that you can read it again, and nothing is sent twice",
		kept: "1 year",
		days: 365,
	},
	mails: {
		what: "Which kinds of email we sent you and when, not what they said",
		why: "To find out why an email did not come",
		kept: "90 days",
		days: 90,
	},
	links: {
		what: "Links by email and unfinished Google sign-ins",
		why: "To prove an address",
		kept: "1 day after they ran out",
		days: 1,
	},
	limits: {
		what: "Counts of tries, with an email or network address",
		why: "To stop people who guess passwords",
		kept: "1 day",
		days: 1,
	},
	money: {
		what: "Payments: amount, date and reference",
		why: "The law asks for them",
		kept: "As long as the law requires; after a deletion, without any name",
		days: null,
	},
	acts: {
		what: "The log of important changes, with numbers instead of names",
		why: "To find out what happened when something goes wrong",
		kept: "As long as the payments",
		days: null,
	},
} as const satisfies Record<string, RetentionRule>;

/** So many days before a child who is not active any more is deleted, its guardians are told. */
export const WARNING_DAYS = 30;
