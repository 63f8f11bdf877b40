/** Where a notification goes: the bell of every page, or a mail. */
export type NotificationChannel = "bell" | "mail";

/** `always` cannot be switched off; `never` is not offered. */
export type ChannelRule = "always" | "on" | "off" | "never";

interface NotificationKindRule {
	audience: "PARENT" | "STUDENT";
	name: string;
	explanation: string;
	bell: ChannelRule;
	mail: ChannelRule;
}

/** Every kind of notification with who gets it and which channels can be switched, `on` and `off` being the defaults. */
export const NOTIFICATION_KINDS = {
	payment_received: {
		audience: "PARENT",
		name: "Payments",
		explanation: "A payment went through. The receipt comes by mail in any case.",
		bell: "always",
		mail: "never",
	},
	refund: {
		audience: "PARENT",
		name: "Refunds",
		explanation: "Money goes back to you, or could not. The mail about it comes in any case.",
		bell: "always",
		mail: "never",
	},
	renewal_due: {
		audience: "PARENT",
		name: "End of paid days",
		explanation: "A child's paid days end soon, or have ended.",
		bell: "always",
		mail: "on",
	},
	invitation_accepted: {
		audience: "PARENT",
		name: "Invitations",
		explanation: "A child or a guardian whom you invited has joined.",
		bell: "on",
		mail: "on",
	},
	consent_changed: {
		audience: "PARENT",
		name: "Consent",
		explanation: "A consent for one of your children was given or withdrawn.",
		bell: "always",
		mail: "never",
	},
	daily_reward: {
		audience: "PARENT",
		name: "Daily rewards",
		explanation: "A child reached the day's goal and earned the daily reward, or the wallet held too little.",
		bell: "on",
		mail: "off",
	},
	reward_asked: {
		audience: "PARENT",
		name: "Promises",
		explanation: "A child asks for something that you promised.",
		bell: "on",
		mail: "on",
	},
	reward_news: {
		audience: "STUDENT",
		name: "Rewards",
		explanation: "You earned a daily reward, or your parents answered what you asked for.",
		bell: "on",
		mail: "never",
	},
	report_resolved: {
		audience: "STUDENT",
		name: "Problem reports",
		explanation: "Somebody looked at a question that you reported.",
		bell: "on",
		mail: "never",
	},
} as const satisfies Record<string, NotificationKindRule>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Whether a notification of this kind goes through this channel: its rule, and the person's switch where it has one. */
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
