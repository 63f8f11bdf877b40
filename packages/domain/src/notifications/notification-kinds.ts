/** Where a notification goes: the bell on every page, or email. */
export type NotificationChannel = "bell" | "mail";

/** `always` cannot be switched off; `never` is not offered. */
export type ChannelRule = "always" | "on" | "off" | "never";

interface NotificationKindRule {
	/** `ADMIN`: super-admins, whatever their other roles. */
	audience: "PARENT" | "STUDENT" | "ADMIN";
	/** The heading of its switch. */
	group: string;
	name: string;
	explanation: string;
	bell: ChannelRule;
	mail: ChannelRule;
	/** The subject of its emails; it names no one. */
	subject?: string;
}

/**
 * Every kind of notification: who gets it and which channels can be switched, with `on` and `off` as
 * defaults.
 */
export const NOTIFICATION_KINDS = {
	goal_reached: {
		audience: "PARENT",
		group: "Practice",
		name: "Daily goals",
		explanation:
			"A child reached the daily goal. If that earns a daily reward, we tell you about the reward instead.",
		bell: "on",
		mail: "off",
		subject: "The daily goal was reached",
	},
	streak_milestone: {
		audience: "PARENT",
		group: "Practice",
		name: "Streaks",
		explanation:
			"A child reached their goal on 3, 7, 14, 30, 60 or 100 days in a row, not counting rest days.",
		bell: "on",
		mail: "off",
		subject: "A streak on Learnin",
	},
	skill_mastered: {
		audience: "PARENT",
		group: "Practice",
		name: "Mastered skills",
		explanation: "A child has mastered a skill.",
		bell: "on",
		mail: "off",
		subject: "A skill was mastered",
	},
	skill_stuck: {
		audience: "PARENT",
		group: "Practice",
		name: "Skills that need a hand",
		explanation: "A child keeps missing questions in a skill. At most once every 14 days per skill.",
		bell: "on",
		mail: "on",
		subject: "A skill that needs a hand",
	},
	placement_finished: {
		audience: "PARENT",
		group: "Practice",
		name: "Starting points",
		explanation: "A child has found their starting point.",
		bell: "on",
		mail: "off",
		subject: "A starting point was found",
	},
	weekly_digest: {
		audience: "PARENT",
		group: "Practice",
		name: "Weekly email",
		explanation:
			"On Sunday evening: what each child practiced, what went well, what was hard, and what comes next.",
		bell: "never",
		mail: "on",
		subject: "Your family’s week on Learnin",
	},
	payment_received: {
		audience: "PARENT",
		group: "Payments",
		name: "Payments",
		explanation: "A payment went through. We always email you the receipt.",
		bell: "always",
		mail: "never",
	},
	refund: {
		audience: "PARENT",
		group: "Payments",
		name: "Refunds",
		explanation: "A refund is on its way or didn’t go through. We always email you about it.",
		bell: "always",
		mail: "never",
	},
	dispute: {
		audience: "PARENT",
		group: "Payments",
		name: "Disputed payments",
		explanation: "A bank disputed one of your payments or decided a dispute. We always email you about it.",
		bell: "always",
		mail: "never",
	},
	renewal_due: {
		audience: "PARENT",
		group: "Payments",
		name: "End of paid days",
		explanation: "A child’s paid days end soon or have ended.",
		bell: "always",
		mail: "on",
		subject: "Paid days on Learnin",
	},
	invitation_accepted: {
		audience: "PARENT",
		group: "Family",
		name: "Invitations",
		explanation: "A child or guardian you invited has joined.",
		bell: "on",
		mail: "on",
		subject: "Someone you invited has joined",
	},
	consent_changed: {
		audience: "PARENT",
		group: "Family",
		name: "Consent",
		explanation: "Consent for one of your children was given or withdrawn.",
		bell: "always",
		mail: "never",
	},
	daily_reward: {
		audience: "PARENT",
		group: "Rewards",
		name: "Daily rewards",
		explanation:
			"A child reached the daily goal and earned the daily reward, or the wallet didn’t hold enough.",
		bell: "on",
		mail: "off",
		subject: "A daily reward on Learnin",
	},
	reward_asked: {
		audience: "PARENT",
		group: "Rewards",
		name: "Promises",
		explanation: "A child asked for something you promised.",
		bell: "on",
		mail: "on",
		subject: "A reward was requested",
	},
	own_streak: {
		audience: "STUDENT",
		group: "Practice",
		name: "Streaks",
		explanation:
			"You reached your goal on 3, 7, 14, 30, 60 or 100 days in a row. Rest days don’t count against you.",
		bell: "on",
		mail: "never",
	},
	own_mastery: {
		audience: "STUDENT",
		group: "Practice",
		name: "Mastered skills",
		explanation: "You mastered a skill.",
		bell: "on",
		mail: "never",
	},
	report_resolved: {
		audience: "STUDENT",
		group: "Practice",
		name: "Problem reports",
		explanation: "We reviewed a question you reported.",
		bell: "on",
		mail: "never",
	},
	reward_news: {
		audience: "STUDENT",
		group: "Rewards",
		name: "News about rewards",
		explanation: "You earned a daily reward, or your parents answered what you asked for.",
		bell: "on",
		mail: "never",
	},
	review_given: {
		audience: "ADMIN",
		group: "Questions",
		name: "Questions to review",
		explanation: "Another super-admin gave you questions to review.",
		bell: "on",
		mail: "off",
		subject: "Questions to review",
	},
	own_question_decided: {
		audience: "ADMIN",
		group: "Questions",
		name: "Your questions",
		explanation: "Another super-admin approved a question that you wrote or changed, or sent it back.",
		bell: "on",
		mail: "off",
		subject: "One of your questions was reviewed",
	},
} as const satisfies Record<string, NotificationKindRule>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/**
 * The subject of an email of this kind. It is impersonal: mail apps show it on locked screens and servers log
 * it.
 */
export function subjectOf(kind: NotificationKind): string {
	const { subject }: NotificationKindRule = NOTIFICATION_KINDS[kind];
	return subject ?? "News from Learnin";
}

/**
 * Whether a notification of this kind uses this channel: its rule, and the person's setting if there is one.
 */
export function isChannelOn(
	kind: NotificationKind,
	channel: NotificationChannel,
	chosen: boolean | undefined,
): boolean {
	const rule = ruleOf(kind, channel);
	if (rule === "always") return true;
	if (rule === "never") return false;
	return chosen ?? rule === "on";
}

/** Whether a person may switch this kind on this channel. */
export function canSwitch(kind: NotificationKind, channel: NotificationChannel): boolean {
	const rule = ruleOf(kind, channel);
	return rule === "on" || rule === "off";
}

function ruleOf(kind: NotificationKind, channel: NotificationChannel): ChannelRule {
	return NOTIFICATION_KINDS[kind][channel];
}
